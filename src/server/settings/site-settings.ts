import type { ShopSettings } from '../../domain/settings.ts'
import { openStores } from '../../domain/stores.ts'

interface BrandCounts {
  listFacets: (query: Record<never, never>) => { facets: { brand: readonly unknown[] } }
}

/**
 * What every page holds. The stores and their days are read by the pages that show them, and the checkout alone reads
 * what it offers.
 */
export function siteSettings(all: ShopSettings, catalogue: BrandCounts) {
  const {
    stores,
    specialDays: __,
    payments: _payments,
    delivery: _delivery,
    countries: _countries,
    tax: _tax,
    invoices: _invoices,
    lenses: _lenses,
    prescriptions: _prescriptions,
    socialLinks,
    ...settings
  } = all
  const counted = { stores: openStores(stores).length, brands: catalogue.listFacets({}).facets.brand.length }
  return { ...settings, counted, socialLinks: [...socialLinks], rates: { ...settings.rates, EUR: 1 as const } }
}
