import { type DeliveryCountry, EU_COUNTRIES } from '../../domain/delivery-country.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { AdminDictionary } from '../../i18n/admin-dictionary.ts'
import { countryName } from '../../i18n/country-name.ts'
import type { SettingField } from './setting-fields.ts'

type Words = AdminDictionary['settings']['ordering']

/** One row more than there are countries: an empty one is dropped again. */
export function countryFields(
  { countries: words, hints }: Words,
  value: readonly DeliveryCountry[],
  language: Language,
): SettingField[] {
  const options = [
    { value: '', name: words.none },
    ...EU_COUNTRIES.map((code) => ({ value: code as string, name: countryName(code, language) })),
  ]
  return [...value, null].flatMap((known, index): SettingField[] => {
    const heading = known ? countryName(known.code, language) : words.another
    const field = (name: keyof DeliveryCountry, more: Pick<SettingField, 'kind'> & Partial<SettingField>) => ({
      path: `${index}.${name}`,
      label: `${heading}: ${words[name]}`,
      heading,
      ...more,
    })
    return [
      field('code', { kind: 'choice', options }),
      field('isOffered', { kind: 'flag' }),
      field('feeCents', { kind: 'money' }),
      field('estimate', { kind: 'text', hint: hints.estimate }),
      field('postcodes', { kind: 'text', hint: words.postcodesHint }),
    ]
  })
}

export const withoutEmptyCountries = (countries: unknown): unknown =>
  (countries as DeliveryCountry[]).filter(({ code }) => code !== '')
