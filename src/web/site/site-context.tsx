import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Client } from '../../contract/client.ts'
import { fromWire } from '../../contract/money.ts'
import { formatMoney } from '../../domain/money.ts'
import { CURRENCIES, type CurrencyCode, LANGUAGES, type Language } from '../../domain/shop-facts.ts'
import { type Dictionary, loadDictionary } from '../../i18n/translate.ts'
import { recall, rememberChoice } from './stored.ts'

/** What a render may know: nothing of the visitor. */
export interface SiteFacts {
  language: Language
  currency: CurrencyCode
  /** Whether the line over the header was closed before. */
  isQuiet: boolean
  /** The public origin, for canonical addresses. */
  origin: string
}

interface Site extends SiteFacts {
  words: Dictionary
  api: Client
  /** An amount on the wire, in EUR, as shown in the chosen currency. */
  money: (euros: number) => string
  setLanguage: (language: Language) => Promise<void>
  setCurrency: (currency: CurrencyCode) => void
}

const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite must be used within a SiteProvider')
  return site
}

export const useWords = (): Dictionary => useSite().words

const isLanguage = (value: string | null): value is Language => value !== null && Object.hasOwn(LANGUAGES, value)
const isCurrency = (value: string | null): value is CurrencyCode => value !== null && Object.hasOwn(CURRENCIES, value)

interface SiteProviderProps {
  facts: SiteFacts
  words: Dictionary
  api: Client
  children: ReactNode
}

export function SiteProvider({ facts, words, api, children }: SiteProviderProps) {
  const [speech, setSpeech] = useState({ language: facts.language, words })
  const [currency, setCurrencyState] = useState(facts.currency)

  const setLanguage = useCallback(async (language: Language) => {
    const loaded = await loadDictionary(language)
    rememberChoice('language', language)
    setSpeech({ language, words: loaded })
  }, [])

  const setCurrency = useCallback((next: CurrencyCode) => {
    rememberChoice('currency', next)
    setCurrencyState(next)
  }, [])

  // The server spoke by address and cookie; storage may know better where cookies were lost.
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('lang')
    if (isLanguage(asked)) rememberChoice('language', asked)
    const language = isLanguage(asked) ? null : recall('language')
    if (isLanguage(language) && language !== facts.language) void setLanguage(language)
    const stored = recall('currency')
    if (isCurrency(stored) && stored !== facts.currency) setCurrency(stored)
  }, [facts, setLanguage, setCurrency])

  const site = useMemo<Site>(
    () => ({
      ...facts,
      ...speech,
      currency,
      api,
      setLanguage,
      setCurrency,
      money: (euros) => formatMoney(fromWire(euros), currency),
    }),
    [facts, speech, currency, api, setLanguage, setCurrency],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}
