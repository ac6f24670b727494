import { expect, test } from 'vitest'
import { countryCode, countryName, listCountries } from './country-name.ts'

test.each([
  ['Cyprus', 'el', 'Κύπρος'],
  ['ΚΥΠΡΟΣ', 'en', 'Cyprus'],
  [' κυπρος ', 'el', 'Κύπρος'],
  ['CY', 'el', 'Κύπρος'],
  ['Germany', 'el', 'Γερμανία'],
  ['Ηνωμένο Βασίλειο', 'en', 'United Kingdom'],
  ['UK', 'el', 'Ηνωμένο Βασίλειο'],
  ['U.K.', 'en', 'United Kingdom'],
  ['Ελλάδα', 'en', 'Greece'],
  ['European Union', 'el', 'European Union'],
  ['Arcadia', 'el', 'Arcadia'],
  ['', 'el', ''],
] as const)('%j is, in %s, %j', (typed, language, name) => {
  expect(countryName(typed, language)).toBe(name)
})

test.each([
  ['Cyprus', 'CY'],
  ['kypros', 'CY'],
  ['Germany', 'DE'],
  ['ΕΛΛΑΔΑ', 'GR'],
  ['UK', 'GB'],
  ['Brighton', undefined],
] as const)('the code of %j is %s', (typed, code) => {
  expect(countryCode(typed)).toBe(code)
})

test('every country is listed once, by its name, and its name leads back to it', () => {
  for (const language of ['en', 'el'] as const) {
    const all = listCountries(language)
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(200)
    for (const { code, name } of all) expect(countryCode(name)).toBe(code)
  }
  expect(listCountries('el').map(({ name }) => name)).toContain('Κύπρος')
})
