export const SHOP_NAME = 'Elegance Eyewear Cyprus'

export const LANGUAGES = { en: { code: 'en', name: 'English' }, el: { code: 'el', name: 'Ελληνικά' } } as const
export type Language = keyof typeof LANGUAGES
export const DEFAULT_LANGUAGE: Language = 'en'

export const CURRENCIES = {
  EUR: { code: 'EUR', name: 'Euro', symbol: '€' },
  USD: { code: 'USD', name: 'US Dollar', symbol: '$' },
  GBP: { code: 'GBP', name: 'British Pound', symbol: '£' },
} as const
export type CurrencyCode = keyof typeof CURRENCIES
export const DEFAULT_CURRENCY: CurrencyCode = 'EUR'
/** Against EUR (specification, section 9). */
export const RATES = { EUR: 1, USD: 1.08, GBP: 0.85 } as const

/** Amounts in integer cents of EUR, VAT included. */
export const SHIPPING = {
  freeShippingThresholdCents: 10_000,
  standardCents: 500,
  expressCents: 1_500,
  lockerCents: 300,
  deliveryEstimate: '2-4',
  returnsDays: 30,
} as const

/** Cypriot standard rate, in percent; catalogue prices include it. */
export const VAT_PERCENT = 19

export const PAYMENT_METHODS = ['credit_card', 'paypal', 'bank_transfer', 'cash_on_delivery'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a shopper may choose at the checkout. */
export const CHECKOUT_PAYMENT_METHODS = [...PAYMENT_METHODS, 'pay_in_store'] as const
export type CheckoutPaymentMethod = (typeof CHECKOUT_PAYMENT_METHODS)[number]

export const SHIPPING_METHODS = ['standard', 'express'] as const

/** All ways to deliver: to the door, to a carrier's locker, or collected from a store. */
export const DELIVERY_METHODS = [...SHIPPING_METHODS, 'locker', 'collection'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]
export const ORDER_PAYMENT_METHODS = [...CHECKOUT_PAYMENT_METHODS, 'card_in_store', 'cash_in_store'] as const
export type OrderPaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number]

/** Where an order came from. */
export const ORDER_SOURCES = ['web', 'phone', 'store'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

export const CONTACT = {
  email: 'hello@elegance-eyewear.example',
  phone: '+357 22 000 100',
  customerServiceHours: 'Mon-Fri 9:00-18:00',
  customerServiceHoursEl: 'Δευ-Παρ 9:00-18:00',
} as const

/** Figures of the home page that the shop cannot count itself (specification, section 1). */
export const CLAIMS = {
  years: 15,
  customers: 10_000,
  asOf: '2026-11-01',
  source: 'demonstration data',
  sourceEl: 'στοιχεία επίδειξης',
} as const

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
export const MAX_LINE_QUANTITY = 99
