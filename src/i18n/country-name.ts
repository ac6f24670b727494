import { isCyprus } from '../domain/address.ts'
import { HOME_COUNTRY } from '../domain/delivery-country.ts'
import type { Language } from '../domain/shop-facts.ts'
import { LANGUAGE_TABLE } from './languages.ts'

/** Codes that name no country: unions, currencies' areas, tests. */
const NO_COUNTRIES = ['AQ', 'BV', 'EU', 'EZ', 'HM', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/** ISO 3166-1 codes by the names that people write, in every language of the shop, without accents. */
let codes: ReadonlyMap<string, string> | undefined

const keyOf = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\./g, '').trim().toLowerCase()

function readCodes(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = new Map<string, string>()
  for (const { locale } of Object.values(LANGUAGE_TABLE)) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' })
      for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
        const name = NO_COUNTRIES.includes(code) ? undefined : names.of(code)
        if (name === undefined) continue
        if (!known.has(keyOf(name))) known.set(keyOf(name), code)
        if (!known.has(keyOf(code))) known.set(keyOf(code), code)
      }
    }
  }
  return known
}

/** The ISO 3166-1 code of a country by its name, however it was typed. */
export function countryCode(typed: string): string | undefined {
  if (isCyprus(typed)) return HOME_COUNTRY
  codes ??= readCodes()
  const code = codes.get(keyOf(typed))
  return code && current(code)
}

interface Country {
  code: string
  name: string
}

/** All countries, by their names in a language. */
export function listCountries(language: Language): Country[] {
  codes ??= readCodes()
  const { locale } = LANGUAGE_TABLE[language]
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const all = [...new Set([...codes.values()].map(current))]
  return all
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** Codes of countries that are no more, as DD, lead to those of today. */
const current = (code: string) => new Intl.Locale(`und-${code}`).region ?? code

/** The name of a country in a language, however it was typed; what is no country's name stays as it is. */
export function countryName(typed: string, language: Language): string {
  codes ??= readCodes()
  const code = codes.get(keyOf(typed))
  if (code === undefined) return typed
  return new Intl.DisplayNames(LANGUAGE_TABLE[language].locale, { type: 'region' }).of(code) ?? typed
}
