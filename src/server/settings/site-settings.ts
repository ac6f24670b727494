import { GROUPS_OF_OWN_CALLS, type PageSettings, type ShopSettings } from '../../domain/settings.ts'
import { openStores } from '../../domain/stores.ts'

/** What every page holds. */
export function siteSettings(all: ShopSettings, catalogue: { countBrands: () => number }) {
  const shown = Object.entries(all).filter(([group]) => !Object.hasOwn(GROUPS_OF_OWN_CALLS, group))
  const settings = Object.fromEntries(shown) as unknown as PageSettings
  const counted = { stores: openStores(all.stores).length, brands: catalogue.countBrands() }
  return {
    ...settings,
    counted,
    documentYears: all.invoices.keepYears,
    socialLinks: [...settings.socialLinks],
    rates: { ...settings.rates, EUR: 1 as const },
  }
}
