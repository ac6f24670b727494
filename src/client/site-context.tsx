import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Client } from '../contract/client.ts'
import type { Language } from '../domain/shop-facts.ts'
import { isLanguage } from '../i18n/languages.ts'
import { type Dictionary, loadDictionary } from '../i18n/translate.ts'
import { readStored, writeChoice } from './storage.ts'

interface Site {
  language: Language
  words: Dictionary
  api: Client
  setLanguage: (language: Language) => Promise<void>
}

const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite must be used within a SiteProvider')
  return site
}

export const useWords = (): Dictionary => useSite().words

interface SiteProviderProps {
  language: Language
  words: Dictionary
  api: Client
  children: ReactNode
}

export function SiteProvider({ language: rendered, words, api, children }: SiteProviderProps) {
  const [speech, setSpeech] = useState({ language: rendered, words })

  const setLanguage = useCallback(async (language: Language) => {
    const loaded = await loadDictionary(language)
    writeChoice('language', language)
    setSpeech({ language, words: loaded })
  }, [])

  // The server rendered by address and cookie; the storage may know better where cookies were lost.
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('lang')
    if (isLanguage(named)) return writeChoice('language', named)
    const stored = readStored('language')
    if (isLanguage(stored) && stored !== rendered) void setLanguage(stored)
  }, [rendered, setLanguage])

  const site = useMemo<Site>(() => ({ ...speech, api, setLanguage }), [speech, api, setLanguage])
  return <SiteContext value={site}>{children}</SiteContext>
}
