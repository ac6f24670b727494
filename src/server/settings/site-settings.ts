import type { ShopSettings } from '../../domain/settings.ts'

/** What every page holds. The stores and their days are read by the pages that show them, and no page shows limits of
 * payments, rates of VAT and series of documents. */
export function siteSettings({
  stores: _,
  specialDays: __,
  payments: ___,
  tax: _tax,
  invoices: _invoices,
  socialLinks,
  ...settings
}: ShopSettings) {
  return { ...settings, socialLinks: [...socialLinks], rates: { ...settings.rates, EUR: 1 as const } }
}
