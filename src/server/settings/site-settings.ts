import type { ShopSettings } from '../../domain/settings.ts'

/** What every page holds. The stores and their days are read by the pages that show them, and no page
 * shows the limits of payments. */
export function siteSettings({ stores: _, specialDays: __, payments: ___, socialLinks, ...settings }: ShopSettings) {
  return { ...settings, socialLinks: [...socialLinks], rates: { ...settings.rates, EUR: 1 as const } }
}
