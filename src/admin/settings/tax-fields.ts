import { type DatedRate, TAX_CLASSES, type TaxSettings } from '../../domain/tax.ts'
import { DOCUMENT_KINDS } from '../../domain/tax-document.ts'
import type { AdminDictionary } from '../../i18n/admin-dictionary.ts'
import type { SettingField } from './setting-fields.ts'

type Words = AdminDictionary['settings']

/** One row more than there are rates: an empty one is dropped again. */
export function taxFields({ fields, hints, taxClasses }: Words, value: TaxSettings): SettingField[] {
  return TAX_CLASSES.flatMap((name, place) => {
    const heading = taxClasses[name]
    return [...value[name], null].flatMap((_, index): SettingField[] => {
      const labelOf = (label: string) => `${heading}: ${label} ${index + 1}`
      const hint = place === 0 && index === 0 ? hints.tax : undefined
      return [
        { path: `${name}.${index}.percent`, kind: 'number', label: labelOf(fields.percent), heading, hint },
        { path: `${name}.${index}.from`, kind: 'date', label: labelOf(fields.from), heading },
      ]
    })
  })
}

/** Rows without day and percent are taken away. */
export const withoutEmptyRates = (value: unknown): unknown =>
  Object.fromEntries(
    Object.entries(value as TaxSettings).map(([name, rates]) => [
      name,
      rates.filter(({ from, percent }: DatedRate) => from !== '' || String(percent) !== ''),
    ]),
  )

export function invoiceFields({ fields, hints }: Words): SettingField[] {
  return [
    ...DOCUMENT_KINDS.map(
      (kind, index): SettingField => ({
        path: `series.${kind}`,
        kind: 'text',
        label: fields[kind],
        hint: index === 0 ? hints.series : undefined,
      }),
    ),
    { path: 'keepYears', kind: 'number', label: fields.keepYears, hint: hints.keepYears },
    { path: 'footer', kind: 'text', label: fields.footer },
    { path: 'footerEl', kind: 'text', label: fields.footerEl },
  ]
}
