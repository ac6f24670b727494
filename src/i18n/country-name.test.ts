import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

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
