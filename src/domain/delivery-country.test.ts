import { expect, test } from 'vitest'
import {
  DEFAULT_COUNTRIES,
  EU_COUNTRIES,
  examplePostcode,
  fitsPostcodeForms,
  HOME_COUNTRY,
} from './delivery-country.ts'

test.each([
  ['105 57', '### ##', true],
  ['10557', '### ##', true],
  ['1055', '### ##', false],
  ['BN1 1AA', '### ##', false],
  ['1000-205', '####-###', true],
  ['1011 ab', '#### @@', true],
  ['1011', '####, #####', true],
  ['10115', '####, #####', true],
  ['anything', '', true],
  ['', '#####', false],
])('%j has a form of %j: %s', (postcode, forms, fits) => {
  expect(fitsPostcodeForms(postcode, forms)).toBe(fits)
})

test('an example shows the first form', () => {
  expect(['### ##', '####, #####', '#### @@', ''].map(examplePostcode)).toEqual(['000 00', '0000', '0000 AA', ''])
})

test('besides Cyprus the EU has 26 countries, none of which is offered before staff switch it on', () => {
  expect(new Set(EU_COUNTRIES).size).toBe(26)
  expect(EU_COUNTRIES).not.toContain(HOME_COUNTRY)
  expect(DEFAULT_COUNTRIES.filter(({ isOffered }) => isOffered)).toEqual([])
})
