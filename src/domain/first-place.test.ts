import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPlace } from './first-place.ts'

test('the first place that is reached, as a walk finds it', () => {
  const sorted = fc.array(fc.integer({ min: 0, max: 30 })).map((values) => values.sort((one, other) => one - other))
  fc.assert(
    fc.property(sorted, fc.integer({ min: -1, max: 31 }), fc.nat(5), (values, wanted, skipped) => {
      const from = Math.min(skipped, values.length)
      const walked = values.findIndex((value, place) => place >= from && value >= wanted)
      const found = firstPlace(from, values.length, (place) => (values[place] as number) >= wanted)
      expect(found).toBe(walked < 0 ? values.length : walked)
    }),
  )
})
