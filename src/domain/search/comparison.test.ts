import { expect, test } from 'vitest'
import { readComparison } from './comparison.ts'

test.each([
  ['cheaper than the Livia', 'price', true, 'livia', ''],
  ['πιο φθηνά από τα Livia', 'price', true, 'livia', ''],
  ['φθηνότερα από το Livia σε μπλε', 'price', true, 'livia', 'σε μπλε'],
  ['something like the Rokkaku but a bit cheaper', 'price', true, 'rokkaku', ''],
  ['κάτι σαν το Luft αλλά πιο φτηνό', 'price', true, 'luft', ''],
  ['dearer than the Carlotta', 'price', false, 'carlotta', ''],
  ['gold frames lighter than the Hollis, for men', 'weight', true, 'hollis', 'gold frames  , for men'],
  ['βαρύτερα από τα Hollis', 'weight', false, 'hollis', ''],
  ['στενότερα από τα Asuwa', 'width', true, 'asuwa', ''],
  ['wider than Asuwa round', 'width', false, 'asuwa round', ''],
] as const)('“%s” compares', (q, by, isLess, than, rest) => {
  const read = readComparison(q)
  expect({ ...read, rest: read?.rest.trim() }).toEqual({ by, isLess, than, rest })
})

test.each([
  'cheaper than 150',
  'πιο φτηνά από 150 ευρώ',
  'lighter than 20 g',
  'smaller than €100',
  'black but not round',
])('“%s” compares with no product', (q) => expect(readComparison(q)).toBeNull())
