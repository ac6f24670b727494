import { expect, test } from 'vitest'
import { isCyprus, postcodeError } from './address.ts'

test.each(['Cyprus', 'cyprus', ' CYPRUS ', 'Κύπρος', 'ΚΥΠΡΟΣ', 'Κυπρος', 'kypros', 'CY'])('%s is Cyprus', (country) => {
  expect(isCyprus(country)).toBe(true)
})

test.each(['Greece', 'Ελλάδα', '', 'Northern Cyprus'])('%j is not Cyprus', (country) => {
  expect(isCyprus(country)).toBe(false)
})

test.each([
  ['Cyprus', '1011', null],
  ['Κύπρος', ' 8042 ', null],
  ['Cyprus', '99300', 'postal_code_north'],
  ['Cyprus', '0101', 'postal_code_not_cypriot'],
  ['Cyprus', '10111', 'postal_code_not_cypriot'],
  ['Cyprus', 'CY-1011', 'postal_code_not_cypriot'],
  ['Greece', '105 57', null],
  ['United Kingdom', 'SW1A 1AA', null],
])('in %s, the postal code %s has the error %s', (country, postcode, error) => {
  expect(postcodeError(country, postcode)).toBe(error)
})
