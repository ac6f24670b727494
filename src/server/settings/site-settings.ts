import type { ShopSettings } from '../../domain/settings.ts'

/**
 * What every page holds. The stores and their days are read by the pages that show them, and the checkout alone reads
 * what it offers.
 */
export function siteSettings({
  stores: _,
  specialDays: __,
  payments: _payments,
  delivery: _delivery,
  tax: _tax,
  invoices: _invoices,
  lenses: _lenses,
  prescriptions: _prescriptions,
  socialLinks,
  ...settings
}: ShopSettings) {
  return { ...settings, socialLinks: [...socialLinks], rates: { ...settings.rates, EUR: 1 as const } }
}
