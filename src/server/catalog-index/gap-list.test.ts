import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { Bitmap, listBits } from './bitmap.ts'
import { GapList } from './gap-list.ts'

test('a list has what was added, and so has one of its bytes', () => {
  assert(
    property(array(integer({ min: 0, max: 300_000 }), { maxLength: 300 }), (numbers) => {
      const expected = [...new Set(numbers)].sort((one, other) => one - other)
      const list = new GapList()
      for (const number of numbers.toSorted((one, other) => one - other)) list.add(number)
      const again = GapList.of(list.bytes)
      for (const one of [list, again]) {
        expect(one.list()).toEqual(expected)
        expect([one.count, one.last]).toEqual([expected.length, expected.at(-1) ?? -1])
      }
      again.add(300_001)
      const set = new Bitmap()
      again.addTo(set)
      expect([...listBits(set, expected.length + 1)]).toEqual([...expected, 300_001])
    }),
  )
})

test.each([
  [[0], 1],
  [[0, 127, 254], 3],
  [[126], 1],
  [[127], 2],
  [[5_000_000], 4],
])('%j takes %i bytes', (numbers, bytes) => {
  const list = new GapList()
  for (const number of numbers) list.add(number)
  expect(list.bytes).toHaveLength(bytes)
  expect(list.list()).toEqual(numbers)
})
