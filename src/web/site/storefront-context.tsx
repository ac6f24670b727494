import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { readStored, writeChoice } from '../../client/storage.ts'
import { fromWire } from '../../contract/money.ts'
import { formatMoney } from '../../domain/money.ts'
import type { PageSettings } from '../../domain/settings.ts'
import { CURRENCIES, type CurrencyCode, type Language } from '../../domain/shop-facts.ts'

export type SiteSettings = PageSettings & { counted: { stores: number; brands: number }; documentYears: number }

/** All that a rendered page depends on beside its address: nothing of the visitor. */
export interface SiteFacts {
  language: Language
  currency: CurrencyCode
  bannerDismissed: boolean
  origin: string
  settings: SiteSettings
}

interface Storefront extends Omit<SiteFacts, 'language'> {
  money: (euros: number) => string
  setCurrency: (currency: CurrencyCode) => void
}

const StorefrontContext = createContext<Storefront | null>(null)

export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext)
  if (!storefront) throw new Error('useStorefront must be used within a StorefrontProvider')
  return storefront
}

export const useSettings = (): SiteSettings => useStorefront().settings

const isCurrency = (value: string | null): value is CurrencyCode => value !== null && Object.hasOwn(CURRENCIES, value)

export function StorefrontProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  const [currency, setCurrencyState] = useState(facts.currency)

  const setCurrency = useCallback((next: CurrencyCode) => {
    writeChoice('currency', next)
    setCurrencyState(next)
  }, [])

  // The server rendered by cookie; the storage may know better where cookies were lost.
  useEffect(() => {
    const stored = readStored('currency')
    if (isCurrency(stored) && stored !== facts.currency) setCurrency(stored)
  }, [facts, setCurrency])

  const storefront = useMemo<Storefront>(
    () => ({
      ...facts,
      currency,
      setCurrency,
      money: (euros) => formatMoney(fromWire(euros), currency, facts.settings.rates),
    }),
    [facts, currency, setCurrency],
  )
  return <StorefrontContext value={storefront}>{children}</StorefrontContext>
}
