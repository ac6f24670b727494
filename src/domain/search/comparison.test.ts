import { expect, test } from 'vitest'
import { readComparison, readLikeness } from './comparison.ts'

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
  ['κάτι πιο φτηνό που το Luft σε τιτάνιο', 'price', true, 'luft', 'κατι   σε τιτανιο'],
  ['alternative to Rokkaku in a lower price', 'price', true, 'rokkaku', ''],
  ['heavier but sturdier than Selene', 'weight', false, 'selene', ''],
] as const)('“%s” compares', (q, by, isLess, than, rest) => {
  const read = readComparison(q)
  expect({ ...read, rest: read?.rest.trim() }).toEqual({ by, isLess, than, rest })
})

test('“as light as” may equal, and “between” names two products', () => {
  expect(readComparison('as light as the Matelot')).toEqual({
    ...{ by: 'weight', isLess: true, mayEqual: true, than: 'matelot', rest: ' ' },
  })
  expect(readComparison('τόσο φαρδιά όσο τα Luft')).toMatchObject({ by: 'width', isLess: false, mayEqual: true })
  expect(readComparison('something between Selene and Luft in price')).toEqual({
    between: ['selene', 'luft'],
    rest: ' ',
  })
  expect(readComparison('μεταξύ Selene και Luft σε τιμή')).toMatchObject({ between: ['selene', 'luft'] })
  expect(readComparison('the difference between Selene and Luft')).toBeNull()
})

test.each([
  ['Mirande αλλά σε οράσεως', 'mirande', 'σε ορασεωσ'],
  ['the Asuwa but silver', 'asuwa', 'silver'],
  ['same as Noisette for an adult', 'noisette', 'for an adult'],
  ['κάτι σαν το Luft για παιδιά', 'luft', 'για παιδια'],
])('“%s” wants what is like a product', (q, like, rest) => {
  const read = readLikeness(q)
  expect({ ...read, rest: read?.rest.trim() }).toEqual({ like, rest })
})

test.each(['similar to Carlotta', 'alternatives for the Carlotta', 'γυαλιά παρόμοια με το Carlotta'])(
  '“%s” wants nothing else',
  (q) => expect(readLikeness(q)).toMatchObject({ like: 'carlotta', rest: ' ' }),
)

test.each(['black frames for men', 'γυαλιά που μου αρέσουν', 'but'])('“%s” wants what is like nothing', (q) =>
  expect(readLikeness(q)).toBeNull(),
)

test.each([
  'cheaper than 150',
  'πιο φτηνά από 150 ευρώ',
  'lighter than 20 g',
  'smaller than €100',
  'black but not round',
])('“%s” compares with no product', (q) => expect(readComparison(q)).toBeNull())
