import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { addBusinessDays, arrivalDays, deliveryDays, isBusinessDay, isRemotePostcode } from './delivery.ts'
import { DEFAULT_DELIVERY } from './delivery-settings.ts'
import type { DeliveryMethod } from './shop-facts.ts'

test.each([
  ['a Monday', '2026-11-23', '2026-11-25', '2026-11-27'],
  ['a Thursday, over the weekend', '2026-11-26', '2026-11-30', '2026-12-02'],
  ['a Saturday, which does not count', '2026-11-21', '2026-11-24', '2026-11-26'],
  ['Christmas Eve, over two holidays and a weekend', '2026-12-24', '2026-12-29', '2026-12-31'],
  ['the Thursday before Orthodox Easter', '2026-04-09', '2026-04-15', '2026-04-17'],
])('an order on %s, %s, arrives between %s and %s', (_, orderedOn, first, last) => {
  expect(deliveryDays(orderedOn, '2-4')).toEqual({ first, last })
})

const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2025-01-01', days))

test('the result is a business day, exactly the given number of business days later', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), (from, count) => {
      const to = addBusinessDays(from, count)
      expect(isBusinessDay(to)).toBe(true)
      let passed = 0
      for (let one = addDays(from, 1); one <= to; one = addDays(one, 1)) if (isBusinessDay(one)) passed++
      expect(passed).toBe(count)
    }),
  )
})

const settings = { ...DEFAULT_DELIVERY, remotePostcodes: '4820-4829, 8830', remoteEstimate: '1-5' }
const arrive = (
  orderedAt: string,
  method: DeliveryMethod = 'standard',
  postcode = '1011',
  dispatchDays = 0,
  hasLenses = false,
) =>
  arrivalDays(new Date(orderedAt), {
    method,
    postcode,
    standardEstimate: '2-4',
    settings: { ...settings, dispatchDays },
    hasLenses,
  })

// Nicosia is two hours ahead of UTC in winter: 12:00 UTC is the cut-off.
test.each([
  ['before the cut-off of a Monday', '2026-11-23T11:59:00Z', '2026-11-25', '2026-11-27'],
  ['at the cut-off, as on Tuesday', '2026-11-23T12:00:00Z', '2026-11-26', '2026-11-30'],
  ['late on Friday, as on Monday', '2026-11-27T15:00:00Z', '2026-12-02', '2026-12-04'],
  ['on Saturday morning, as on Monday', '2026-11-28T08:00:00Z', '2026-12-02', '2026-12-04'],
  ['on Christmas Day, as on the Monday after', '2026-12-25T08:00:00Z', '2026-12-30', '2027-01-04'],
  ['late in the evening in Cyprus, where it is tomorrow', '2026-11-22T23:30:00Z', '2026-11-25', '2026-11-27'],
])('an order %s arrives honestly', (_, orderedAt, first, last) => {
  expect(arrive(orderedAt)).toEqual({ first, last })
})

test.each<[string, Parameters<typeof arrive>, string, string]>([
  ['express', ['2026-11-23T08:00:00Z', 'express'], '2026-11-24', '2026-11-24'],
  ['to a locker', ['2026-11-23T08:00:00Z', 'locker'], '2026-11-24', '2026-11-26'],
  ['for collection', ['2026-11-23T08:00:00Z', 'collection'], '2026-11-24', '2026-11-25'],
  ['to a remote village', ['2026-11-23T08:00:00Z', 'standard', '4825'], '2026-11-26', '2026-12-04'],
  ['to a locker, which is not remote', ['2026-11-23T08:00:00Z', 'locker', '4825'], '2026-11-24', '2026-11-26'],
  ['with lenses, for collection', ['2026-11-23T08:00:00Z', 'collection', '', 0, true], '2026-12-01', '2026-12-07'],
  ['with lenses, to a village', ['2026-11-23T08:00:00Z', 'standard', '4825', 0, true], '2026-12-03', '2026-12-16'],
  ['with two days for packing', ['2026-11-23T08:00:00Z', 'express', '1011', 2], '2026-11-26', '2026-11-26'],
])('an order %s arrives in its days', (_, args, first, last) => {
  expect(arrive(...args)).toEqual({ first, last })
})

test.each([
  ['4820', true],
  ['4829', true],
  ['4830', false],
  ['88 30', true],
  ['8831', false],
  ['', false],
  ['48', false],
])('postcode %s is remote: %s', (postcode, isRemote) => {
  expect(isRemotePostcode(postcode, settings.remotePostcodes)).toBe(isRemote)
  expect(isRemotePostcode(postcode, '')).toBe(false)
})
