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

test('writes the keys of a list once', () => {
  const rows = Array.from({ length: 50 }, (_, count) => ({ measurement: 'bridge', count }))
  expect(JSON.stringify(packData(rows)).match(/measurement/g)).toHaveLength(1)
})
