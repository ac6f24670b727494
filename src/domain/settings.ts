import { DEFAULT_COUNTRIES, type DeliveryCountry } from './delivery-country.ts'
import { DEFAULT_DELIVERY, type DeliverySettings } from './delivery-settings.ts'
import { DEFAULT_LENS_SETTINGS, type LensSettings } from './lens/lens-settings.ts'
import { DEFAULT_PAYMENTS, type PaymentSettings } from './payment-settings.ts'
import type { Permission } from './permissions.ts'
import { DEFAULT_PRESCRIPTION_LIMITS, type PrescriptionLimits } from './prescription/prescription-limits.ts'
import { DEFAULT_SYNONYMS } from './search/default-synonyms.ts'
import { BOOKING, SERVICES, type Service } from './services.ts'
import { CLAIMS, CONTACT, type CurrencyCode, RATES, SHIPPING, SOCIAL_LINKS } from './shop-facts.ts'
import { STORES, type Store } from './stores.ts'
import { DEFAULT_INVOICES, type InvoiceSettings } from './tax-document.ts'
import { DEFAULT_TAX, type TaxSettings } from './tax-rates.ts'

/** Fees and limits in integer cents of EUR, VAT included. */
export interface ShippingSettings {
  freeShippingThresholdCents: number
  standardCents: number
  expressCents: number
  lockerCents: number
  /** Working days, as `2-4`. */
  deliveryEstimate: string
  returnsDays: number
}

/** Against EUR. For display: orders are charged in EUR. */
export type Rates = Readonly<Record<CurrencyCode, number>>

/** Minutes since midnight, Europe/Nicosia. */
export interface OpenHours {
  opens: number
  closes: number
}

/** What a day is instead of the week's hours and the public holidays. */
export interface SpecialDay {
  /** `yyyy-mm-dd` */
  date: string
  /** Null for all stores. */
  store: string | null
  /** Null where the store is closed. */
  hours: OpenHours | null
  note: string
  noteEl: string
}

export interface AppointmentSettings {
  services: Record<Service, { minutes: number; isOffered: boolean }>
  /** The minimum time between booking and appointment, in minutes. */
  leadMinutes: number
  daysAhead: number
  /** Minutes since midnight in Cyprus, on the day before. */
  remindsAt: number
  /** What stores take for an eye exam, in cents of EUR, VAT included; 0 is free of charge. */
  eyeExamCents: number
}

export interface SearchSettings {
  /** Groups of words that mean the same, each with commas between the words. */
  synonyms: readonly string[]
  /** Words of the default groups that the shop left out on purpose, each with commas between them. */
  unwanted: readonly string[]
}

/** What an owner can change without a release. */
export interface ShopSettings {
  stores: readonly Store[]
  shipping: ShippingSettings
  rates: Rates
  /** Shown with the day and the source that prove them; not without. */
  claims: { years: number; customers: number; asOf: string; source: string; sourceEl: string }
  /** Without a text, the banner names free shipping and returns. */
  announcement: { isShown: boolean; text: string; textEl: string }
  contact: { email: string; phone: string; customerServiceHours: string; customerServiceHoursEl: string }
  /** Empty until the owner enters them. */
  company: { name: string; registrationNumber: string; vatNumber: string; address: string; addressEl: string }
  socialLinks: readonly { name: string; url: string }[]
  appointments: AppointmentSettings
  specialDays: readonly SpecialDay[]
  payments: PaymentSettings
  delivery: DeliverySettings
  countries: readonly DeliveryCountry[]
  tax: TaxSettings
  invoices: InvoiceSettings
  lenses: LensSettings
  prescriptions: PrescriptionLimits
  search: SearchSettings
}

export type SettingsGroup = keyof ShopSettings

/** What staff need who change a group. */
export const permissionToChange = (group: SettingsGroup): Permission =>
  group === 'search' ? 'settings.search' : 'settings.edit'

/** The values of the specification, sections 1, 7 and 9. */
export const DEFAULT_SETTINGS: ShopSettings = {
  stores: STORES,
  shipping: SHIPPING,
  rates: RATES,
  claims: CLAIMS,
  announcement: { isShown: true, text: '', textEl: '' },
  contact: CONTACT,
  company: { name: '', registrationNumber: '', vatNumber: '', address: '', addressEl: '' },
  socialLinks: SOCIAL_LINKS,
  appointments: {
    services: {
      eye_exam: { ...SERVICES.eye_exam, isOffered: true },
      fitting: { ...SERVICES.fitting, isOffered: true },
      styling: { ...SERVICES.styling, isOffered: true },
      collection: { ...SERVICES.collection, isOffered: true },
    },
    leadMinutes: BOOKING.leadMinutes,
    daysAhead: BOOKING.daysAhead,
    remindsAt: BOOKING.remindsAt,
    eyeExamCents: BOOKING.eyeExamCents,
  },
  specialDays: [],
  payments: DEFAULT_PAYMENTS,
  delivery: DEFAULT_DELIVERY,
  countries: DEFAULT_COUNTRIES,
  tax: DEFAULT_TAX,
  invoices: DEFAULT_INVOICES,
  lenses: DEFAULT_LENS_SETTINGS,
  prescriptions: DEFAULT_PRESCRIPTION_LIMITS,
  search: { synonyms: DEFAULT_SYNONYMS.map((group) => group.words), unwanted: [] },
}

/** Groups that pages do not hold: calls of their own answer what is needed of them. */
export const GROUPS_OF_OWN_CALLS = {
  stores: true,
  specialDays: true,
  payments: true,
  delivery: true,
  countries: true,
  tax: true,
  invoices: true,
  lenses: true,
  prescriptions: true,
  search: true,
} as const satisfies { [Group in SettingsGroup]?: true }
export type PageSettings = Omit<ShopSettings, keyof typeof GROUPS_OF_OWN_CALLS>

export const SETTINGS_GROUPS = Object.keys(DEFAULT_SETTINGS) as [SettingsGroup, ...SettingsGroup[]]
