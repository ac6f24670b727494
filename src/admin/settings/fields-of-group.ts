import { SERVICE_NAMES } from '../../domain/services.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { AdminDictionary } from '../../i18n/admin-dictionary.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import { countryFields } from './country-fields.ts'
import { deliveryFields, paymentFields } from './fields-of-ordering.ts'
import { lensLimitFields } from './lens-limit-fields.ts'
import { lensPriceFields } from './lens-price-fields.ts'
import { prescriptionFields } from './prescription-fields.ts'
import type { FieldKind, SettingField } from './setting-fields.ts'
import { invoiceFields, taxFields } from './tax-fields.ts'

/** Groups whose values are edited in one form. Stores and special days have screens of their own. */
export const FORM_GROUPS = [
  'appointments',
  'shipping',
  'delivery',
  'countries',
  'payments',
  'rates',
  'claims',
  'announcement',
  'contact',
  'socialLinks',
  'company',
  'tax',
  'invoices',
  'lenses',
  'prescriptions',
  'search',
] as const
export type FormGroup = (typeof FORM_GROUPS)[number]

type Words = AdminDictionary['settings']

interface FieldWords {
  words: Words
  shop: Dictionary
  language: Language
}

export function fieldsOf(group: FormGroup, { words, shop, language }: FieldWords, value: unknown): SettingField[] {
  const { fields, hints } = words
  const field = (path: keyof Words['fields'], kind: FieldKind, hint?: string): SettingField => ({
    path,
    kind,
    label: fields[path],
    hint,
  })
  switch (group) {
    case 'shipping':
      return [
        field('freeShippingThresholdCents', 'money', hints.money),
        field('standardCents', 'money'),
        field('expressCents', 'money'),
        field('lockerCents', 'money'),
        field('deliveryEstimate', 'text', hints.deliveryEstimate),
        field('returnsDays', 'number', hints.returnsDays),
      ]
    case 'delivery':
      return deliveryFields(words.ordering, shop)
    case 'countries':
      return countryFields(words.ordering, value as ShopSettings['countries'], language)
    case 'payments':
      return paymentFields(words.ordering, shop)
    case 'rates':
      return [field('USD', 'number', hints.rates), field('GBP', 'number')]
    case 'claims':
      return [
        field('years', 'number'),
        field('customers', 'number'),
        field('asOf', 'date', hints.claims),
        field('source', 'text'),
        field('sourceEl', 'text'),
      ]
    case 'announcement':
      return [field('isShown', 'flag'), field('text', 'text', hints.announcement), field('textEl', 'text')]
    case 'contact':
      return [
        field('email', 'email'),
        field('phone', 'tel'),
        field('customerServiceHours', 'text'),
        field('customerServiceHoursEl', 'text'),
      ]
    case 'company':
      return [
        field('name', 'text', hints.company),
        field('registrationNumber', 'text'),
        field('vatNumber', 'text', hints.vatNumber),
        field('address', 'text'),
        field('addressEl', 'text'),
      ]
    case 'socialLinks':
      return linkFields(words, value as ShopSettings['socialLinks'])
    case 'tax':
      return taxFields(words, value as ShopSettings['tax'])
    case 'invoices':
      return invoiceFields(words)
    case 'lenses':
      return [...lensPriceFields(words.lensForm, shop), ...lensLimitFields(words.lensForm, shop)]
    case 'prescriptions':
      return prescriptionFields(words.lensForm, value as ShopSettings['prescriptions'])
    case 'search':
      return [field('synonyms', 'lines', hints.synonyms), field('unwanted', 'lines', hints.unwanted)]
    case 'appointments':
      return [...serviceFields(words, shop), ...bookingFields(words)]
  }
}

function serviceFields({ fields }: Words, { appointment }: Dictionary): SettingField[] {
  return SERVICE_NAMES.flatMap((name): SettingField[] => {
    const heading = appointment.services[name]
    const path = `services.${name}`
    return [
      { path: `${path}.isOffered`, kind: 'flag', label: `${heading}: ${fields.isOffered}`, heading },
      { path: `${path}.minutes`, kind: 'number', label: `${heading}: ${fields.minutes}`, heading },
    ]
  })
}

function bookingFields({ fields, hints, bookingRules: heading }: Words): SettingField[] {
  return [
    { path: 'leadMinutes', kind: 'number', label: fields.leadMinutes, heading },
    { path: 'daysAhead', kind: 'number', label: fields.daysAhead, heading },
    { path: 'remindsAt', kind: 'time', label: fields.remindsAt, heading },
    { path: 'eyeExamCents', kind: 'money', label: fields.eyeExamCents, hint: hints.eyeExamCents, heading },
  ]
}

/** One more than there are: an empty one is dropped again. */
function linkFields({ fields, link }: Words, links: ShopSettings['socialLinks']): SettingField[] {
  return [...links, null].flatMap((known, index): SettingField[] => {
    const heading = known?.name ?? link
    return [
      { path: `${index}.name`, kind: 'text', label: `${fields.name} ${index + 1}`, heading },
      { path: `${index}.url`, kind: 'url', label: `${fields.url} ${index + 1}`, heading },
    ]
  })
}

/** Links without name and address are taken away. */
export const withoutEmptyLinks = (links: unknown): unknown =>
  (links as { name: string; url: string }[]).filter(({ name, url }) => name !== '' || url !== '')

/** @param weekdays from Sunday on */
export function storeFields(words: Words, weekdays: readonly string[]): SettingField[] {
  const { fields, hints, storeHeadings: headings } = words
  const field = (name: keyof Words['fields'], kind: FieldKind, heading: string, hint?: string): SettingField => ({
    path: name,
    kind,
    label: fields[name],
    heading,
    hint,
  })
  return [
    field('name', 'text', headings.name, hints.storeName),
    field('nameEl', 'text', headings.name),
    field('address', 'text', headings.name, hints.address),
    field('addressEl', 'text', headings.name),
    field('phone', 'tel', headings.name),
    field('licence', 'text', headings.name, hints.licence),
    field('seats', 'number', headings.name, hints.seats),
    ...[1, 2, 3, 4, 5, 6, 0].map(
      (day): SettingField => ({
        path: `opening.${day}`,
        kind: 'hours',
        label: weekdays[day] ?? '',
        heading: headings.week,
      }),
    ),
    field('latitude', 'number', headings.position, hints.position),
    field('longitude', 'number', headings.position),
  ]
}
