import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import openWabt from 'wabt'
import { bitmapOf } from './bitmap.ts'
import { COUNT_COMMON } from './count-common.ts'
import { ValueSets } from './value-sets.ts'

test('the program is assembled from its text', async () => {
  const { parseWat } = await openWabt()
  const text = readFileSync(new URL('count-common.wat', import.meta.url), 'utf8')
  const { buffer } = parseWat('count-common.wat', text).toBinary({})
  expect(COUNT_COMMON).toBe(Buffer.from(buffer).toString('base64'))
})

const anySlots = fc.uniqueArray(fc.integer({ min: 0, max: 9_000 }), { maxLength: 300, size: 'max' })

test('sets keep their slots while the memory grows, and what they have in common is counted', () => {
  fc.assert(
    fc.property(fc.array(anySlots, { minLength: 1, maxLength: 30, size: 'max' }), anySlots, (values, counted) => {
      const sets = new ValueSets()
      const all = values.map((slots) => {
        const set = sets.add()
        for (const slot of slots) {
          sets.reserve(slot + 1)
          set.add(slot)
        }
        return set
      })
      const countOf = sets.counterIn(bitmapOf(counted))
      for (const [at, slots] of values.entries()) {
        expect(countOf(all[at] as (typeof all)[number])).toBe(slots.filter((slot) => counted.includes(slot)).length)
      }
    }),
    { numRuns: 40 },
  )
})

test('every slot of large sets is counted', () => {
  const sets = new ValueSets()
  const [all, even] = [sets.add(), sets.add()]
  sets.reserve(100_000)
  for (let slot = 0; slot < 100_000; slot++) {
    all.add(slot)
    if (slot % 2 === 0) even.add(slot)
  }
  expect(sets.counterIn(all)(all)).toBe(100_000)
  expect(sets.counterIn(even)(all)).toBe(50_000)
  expect(sets.counterIn(bitmapOf([0, 31, 32, 99_999, 200_000]))(all)).toBe(4)
})
