import { expect, test } from 'vitest'
import { type PackedData, packData, unpackData } from './packed-data.ts'

const sent = (data: unknown): unknown => unpackData(JSON.parse(JSON.stringify(packData(data))) as PackedData)

test.each([
  ['a text', 'γυαλιά'],
  ['nothing', null],
  ['an empty list', []],
  ['an empty object', {}],
  ['lists in lists', [[], [[1], [-1]], {}]],
  [
    'objects of the same keys',
    [
      { value: 'a', count: 1 },
      { value: 'b', count: 0 },
    ],
  ],
  ['objects of other keys', [{ value: 'a' }, { count: 0 }, { value: 'b', count: 0 }]],
  ['objects within objects', { a: { b: [{ c: null }, { c: [true, false] }] } }],
  ['a long text again', ['Amathus Round, Black', { name: 'Amathus Round, Black' }, ['a short one', 'a short one']]],
  [
    'long texts in another order',
    [['the first of them', 'the second of them'], 'the second of them', 'the first of them'],
  ],
  ['keys that look like more than one', [{ 'a b': 1 }, { a: 1, b: 2 }, { '': 3 }]],
])('sends %s as it is', (_, data) => {
  expect(sent(data)).toEqual(data)
})

test('sends a key of a prototype as any other', () => {
  const data: unknown = JSON.parse('[{"__proto__": {"isOurs": true}, "a": 1}]')
  expect(JSON.stringify(sent(data))).toBe(JSON.stringify(data))
})

test('keeps the order of keys', () => {
  const data = [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ]
  expect(JSON.stringify(sent(data))).toBe(JSON.stringify(data))
})

test('writes the keys of a list once, and a name', () => {
  const rows = Array.from({ length: 50 }, (_, count) => ({ measurement: 'Amathus Round, Black', count }))
  const sent = JSON.stringify(packData(rows))
  for (const once of [/measurement/g, /Amathus/g]) expect(sent.match(once)).toHaveLength(1)
})
