import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

test.each([
  ['black sunglasses, his old ones fell in the sea', ['black sunglasses']],
  ['pink glasses because she sat on hers', ['pink glasses']],
  ['γυαλιά μπλε που να μην σπάζουν', ['γυαλια μπλε']],
  ['είμαι αλλεργική στα μέταλλα θέλω κόκκινα γυαλιά', ['θελω κοκκινα γυαλια']],
  [
    'I broke mine, I need round glasses. Quickly',
    ['i broke mine, i need round glasses', 'i need round glasses. quickly', 'i broke mine'],
  ],
  ['black sunglasses', []],
  ['', []],
])('“%s” has the clauses %j', (q, clauses) =>
  expect(clausesOf(q).map(({ wish }) => wish)).toEqual(expect.arrayContaining(clauses)),
)

test('what is not the wish is the rest', () => {
  expect(clausesOf('pink glasses because she lost hers')).toEqual([
    { wish: 'pink glasses', rest: ' because she lost hers' },
  ])
})

test('the longest clause is first', () => {
  const lengths = clausesOf('red, green, and blue because I want it').map(({ wish }) => wish.length)
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
})
