import { expect, test } from 'vitest'
import { readVatNumber } from './vat-number.ts'

test.each([
  ['CY10259033P', 'CY10259033P'],
  ['10259033p', 'CY10259033P'],
  ['cy 1025 9033 P', 'CY10259033P'],
  ['DE 136,695,976'.replaceAll(',', ''), 'DE136695976'],
  ['GR094259216', 'EL094259216'],
  ['EL094259216', 'EL094259216'],
  ['NL004495445B01', 'NL004495445B01'],
  ['ATU13585627', 'ATU13585627'],
  ['XI123456789', 'XI123456789'],
])('%s is %s', (typed, number) => {
  expect(readVatNumber(typed)).toBe(number)
})

test.each([
  ['a wrong check letter', 'CY10259033Z'],
  ['a letter that is missing', 'CY10259033'],
  ['numbers of individuals, which begin with 12', 'CY12000139V'],
  ['a digit too few', 'DE13669597'],
  ['a country outside the Union', 'CHE123456789'],
  ['nothing', ''],
  ['something else', 'none'],
])('%s is refused', (_, typed) => {
  expect(readVatNumber(typed)).toBeNull()
})
