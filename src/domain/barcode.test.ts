import { expect, test } from 'vitest'
import { toGtin14 } from './barcode.ts'

test.each([
  ['5901234123457', '05901234123457'],
  ['036000291452', '00036000291452'],
  ['96385074', '00000096385074'],
  [' 5901234123457 ', '05901234123457'],
])('the barcode %s is the GTIN %s', (scanned, gtin) => expect(toGtin14(scanned)).toBe(gtin))

test.each(['5901234123458', '123', '59012341234570', 'HEL-AMA-DHV', ''])('“%s” is no GTIN', (scanned) =>
  expect(toGtin14(scanned)).toBeNull(),
)
