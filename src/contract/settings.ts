import * as z from 'zod'
import { LONGEST_SYNONYM_GROUP } from '../domain/search/add-synonyms.ts'
import { SERVICE_NAMES } from '../domain/services.ts'
import type { SettingsGroup, ShopSettings } from '../domain/settings.ts'
import { deliveryCountries } from './delivery-countries.ts'
import { deliverySettings, estimate } from './delivery-settings.ts'
import { calendarDate, email, line, phone } from './fields.ts'
import { lensSettings, prescriptionLimits } from './lens-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { STORE_ID } from './store-id.ts'
import { invoiceSettings, taxSettings } from './tax-settings.ts'

const name = line(80).min(1)
const cents = z.int().min(0).max(100_000_00)
const minuteOfDay = z
  .int()
  .min(0)
  .max(24 * 60)
const hours = z
  .object({ opens: minuteOfDay, closes: minuteOfDay })
  .refine(({ opens, closes }) => opens < closes)
  .nullable()

const synonymGroup = line(LONGEST_SYNONYM_GROUP).min(1)

export const STORE_SCHEMA = z.object({
  id: z.string().regex(STORE_ID),
  name,
  nameEl: name,
  address: line(200).min(1),
  addressEl: line(200).min(1),
  phone,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  seats: z.int().min(0).max(20),
  opening: z.array(hours).length(7).describe('index 0 is Sunday'),
  licence: line(80),
  isClosed: z.boolean(),
})

const rate = z.number().positive().max(10_000)
const count = z.int().min(0).max(10_000_000)
const service = z.object({ minutes: z.int().min(5).max(480).multipleOf(5), isOffered: z.boolean() })

export const SPECIAL_DAY_SCHEMA = z.object({
  date: calendarDate,
  store: z.string().max(40).nullable(),
  hours,
  note: line(120),
  noteEl: line(120),
})

/** One schema for each group of settings; see `ShopSettings` for the units. */
export const SETTINGS_SCHEMAS = {
  lenses: lensSettings,
  prescriptions: prescriptionLimits,
  stores: z
    .array(STORE_SCHEMA)
    .min(1)
    .max(50)
    .refine((stores) => new Set(stores.map(({ id }) => id)).size === stores.length)
    .refine((stores) => new Set(stores.map(({ name }) => name)).size === stores.length)
    .refine((stores) => stores.some(({ isClosed }) => !isClosed)),
  shipping: z.object({
    freeShippingThresholdCents: cents,
    standardCents: cents,
    expressCents: cents,
    // Stored settings from before lockers have no fee for them.
    lockerCents: cents.default(300),
    deliveryEstimate: estimate,
    returnsDays: z.int().min(14).max(365).describe('at least the 14 days of Directive 2011/83/EU, article 9'),
  }),
  rates: z.object({ EUR: z.literal(1), USD: rate, GBP: rate }),
  claims: z
    .object({
      years: count,
      customers: count,
      // Stored settings from before the claims were proved have none of these, so nothing is claimed.
      asOf: z.union([calendarDate, z.literal('')]).default(''),
      source: line(120).default(''),
      sourceEl: line(120).default(''),
    })
    .refine(({ source, sourceEl }) => (source === '') === (sourceEl === ''), { path: ['sourceEl'] })
    .refine(({ asOf, source }) => (asOf === '') === (source === ''), { path: ['asOf'] }),
  announcement: z
    .object({ isShown: z.boolean(), text: line(160), textEl: line(160) })
    .refine(({ text, textEl }) => (text === '') === (textEl === ''), { path: ['textEl'] }),
  contact: z.object({ email, phone, customerServiceHours: name, customerServiceHoursEl: name }),
  company: z.object({
    name: line(120),
    registrationNumber: line(40),
    vatNumber: line(20).regex(/^(CY)?\d{8}[A-Z]$|^$/),
    address: line(200),
    addressEl: line(200),
  }),
  socialLinks: z.array(z.object({ name, url: z.url({ protocol: /^https$/ }).max(300) })).max(10),
  appointments: z.object({
    services: z
      .object(
        Object.fromEntries(SERVICE_NAMES.map((name) => [name, service])) as Record<
          (typeof SERVICE_NAMES)[number],
          typeof service
        >,
      )
      .refine((services) => Object.values(services).some(({ isOffered }) => isOffered)),
    leadMinutes: z
      .int()
      .min(0)
      .max(7 * 24 * 60),
    daysAhead: z.int().min(1).max(365),
    remindsAt: minuteOfDay,
    // Stored settings from before eye exams had a price lack it.
    eyeExamCents: cents.default(2_000),
  }),
  specialDays: z.array(SPECIAL_DAY_SCHEMA).max(500),
  payments: paymentSettings,
  delivery: deliverySettings,
  countries: deliveryCountries,
  tax: taxSettings,
  invoices: invoiceSettings,
  search: z.object({
    synonyms: z.array(synonymGroup).max(400),
    // Stored settings from before words could be left out lack it.
    unwanted: z.array(synonymGroup).max(2_000).default([]),
  }),
} satisfies { [Group in SettingsGroup]: z.ZodType<ShopSettings[Group]> }
