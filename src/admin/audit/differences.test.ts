import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('of two objects are their differing parts only', () => {
  const before = { a: 1, b: { c: [1, 2], d: 'x' }, e: null }
  const after = { a: 1, b: { c: [1, 3, 4], d: 'x' }, e: { f: 1 } }
  expect(differences(before, after)).toEqual([
    { path: 'b.c.1', before: 2, after: 3 },
    { path: 'b.c.2', before: undefined, after: 4 },
    { path: 'e', before: null, after: { f: 1 } },
  ])
})

test('of plain values are the values', () => {
  expect(differences('a', 'b')).toEqual([{ path: '', before: 'a', after: 'b' }])
  expect(differences(undefined, { a: 1 })).toEqual([{ path: '', before: undefined, after: { a: 1 } }])
  expect(differences('a', 'a')).toEqual([])
})
