import { expect, test } from 'vitest'
import { isCypriotMobile, isCyprus, otherDistrict, postcodeError } from './address.ts'

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

test.each([
  ['1011', 'Limassol', 'nicosia'],
  ['3036', 'ΛΕΥΚΩΣΙΑ', 'limassol'],
  ['6020', 'Lárnaca', null],
  ['8010', ' Πάφος ', null],
  ['5280', 'Paralimni', null],
  ['1011', 'Kato Pyrgos', null],
  ['9011', 'Nicosia', null],
  ['10', 'Limassol', null],
])('postcode %s beside %s: %s', (postcode, town, district) => {
  expect(otherDistrict(postcode, town)).toBe(district)
})

test.each([
  ['+357 99 112233', true],
  ['0035796112233', true],
  ['97-112233', true],
  ['+357 22 112233', false],
  ['+30 6941234567', false],
])('%s is a Cypriot mobile: %s', (phone, isMobile) => {
  expect(isCypriotMobile(phone)).toBe(isMobile)
})
