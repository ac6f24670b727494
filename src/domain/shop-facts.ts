/**
 * The settings of the shop: what a shopkeeper would change without a programmer's help.
 * Store addresses, phones and map positions are demo data until the real ones are entered. `seats` is how many people a
 * store sees by appointment in one half hour.
 */

export const SHOP_NAME = 'Elegance Eyewear Cyprus'

export const LANGUAGES = { en: { code: 'en', name: 'English' }, el: { code: 'el', name: 'Ελληνικά' } } as const
export type Language = keyof typeof LANGUAGES
export const DEFAULT_LANGUAGE: Language = 'en'

/** Rates are against EUR and fixed (specification, section 9). */
export const CURRENCIES = {
  EUR: { code: 'EUR', name: 'Euro', symbol: '€', rate: 1 },
  USD: { code: 'USD', name: 'US Dollar', symbol: '$', rate: 1.08 },
  GBP: { code: 'GBP', name: 'British Pound', symbol: '£', rate: 0.85 },
} as const
export type CurrencyCode = keyof typeof CURRENCIES
export const DEFAULT_CURRENCY: CurrencyCode = 'EUR'

/** Amounts in integer cents of EUR, VAT included. */
export const SHIPPING = {
  freeShippingThresholdCents: 10_000,
  standardCents: 500,
  expressCents: 1_500,
  deliveryEstimate: '2-4',
  returnsDays: 30,
} as const

/** Cypriot standard rate, in percent; catalogue prices include it. */
export const VAT_PERCENT = 19

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'bank_transfer', 'cash_on_delivery'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const SHIPPING_METHODS = ['standard', 'express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** Minutes since midnight, Europe/Nicosia; index 0 is Sunday. `null` means closed. */
export type OpeningHours = readonly ({ readonly opens: number; readonly closes: number } | null)[]

const at = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

export const STORES = [
  {
    id: 'nicosia',
    name: 'Nicosia',
    nameEl: 'Λευκωσία',
    address: '14 Ledras Street, 1011 Nicosia',
    addressEl: 'Λήδρας 14, 1011 Λευκωσία',
    hours: 'Mon-Sat 9:00-19:00',
    hoursEl: 'Δευ-Σαβ 9:00-19:00',
    phone: '+357 22 000 101',
    latitude: 35.1739,
    longitude: 33.3616,
    seats: 2,
    opening: [null, at(9, 19), at(9, 19), at(9, 19), at(9, 19), at(9, 19), at(9, 19)] as OpeningHours,
  },
  {
    id: 'limassol',
    name: 'Limassol',
    nameEl: 'Λεμεσός',
    address: '52 Anexartisias Street, 3036 Limassol',
    addressEl: 'Ανεξαρτησίας 52, 3036 Λεμεσός',
    hours: 'Mon-Sat 10:00-20:00, Sun 10:00-16:00',
    hoursEl: 'Δευ-Σαβ 10:00-20:00, Κυρ 10:00-16:00',
    phone: '+357 25 000 102',
    latitude: 34.6756,
    longitude: 33.0441,
    seats: 2,
    opening: [at(10, 16), at(10, 20), at(10, 20), at(10, 20), at(10, 20), at(10, 20), at(10, 20)] as OpeningHours,
  },
  {
    id: 'paphos',
    name: 'Paphos',
    nameEl: 'Πάφος',
    address: '8 Poseidonos Avenue, 8042 Paphos',
    addressEl: 'Λεωφόρος Ποσειδώνος 8, 8042 Πάφος',
    hours: 'Mon-Sun 9:00-21:00',
    hoursEl: 'Δευ-Κυρ 9:00-21:00',
    phone: '+357 26 000 103',
    latitude: 34.7563,
    longitude: 32.4124,
    seats: 1,
    opening: Array.from({ length: 7 }, () => at(9, 21)) as OpeningHours,
  },
] as const
export type Store = (typeof STORES)[number]
export const STORE_NAMES = STORES.map((store) => store.name) as unknown as readonly [Store['name'], ...Store['name'][]]

export const CONTACT = {
  email: 'hello@elegance-eyewear.example',
  phone: '+357 22 000 100',
  customerServiceHours: 'Mon-Fri 9:00-18:00',
  customerServiceHoursEl: 'Δευ-Παρ 9:00-18:00',
} as const

/** Claims shown on the home page; each needs proof before a real launch. */
export const CLAIMS = { years: 15, locations: 3, brands: 50, customers: 10_000 } as const

export const SOCIAL_LINKS = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'Twitter', url: 'https://twitter.com/' },
  { name: 'Pinterest', url: 'https://www.pinterest.com/' },
] as const

export const PAGE_SIZE = 12
export const HOME_BESTSELLERS = 4
export const HOME_COLLECTIONS = 3
export const RELATED_PRODUCTS = 4
/** The most pieces of one product that one line may hold. */
export const MAX_LINE_QUANTITY = 99
