import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayInCyprus, minutesOf, timeInCyprus, weekdayOf } from './calendar.ts'
import { SERVICE_NAMES, SERVICES } from './services.ts'
import { closingOf, freeSlots, reminderOf, type Slot, slotsOf } from './slots.ts'
import { type OpeningHours, STORES } from './stores.ts'

const [nicosia, limassol, paphos] = STORES
const now = new Date('2026-11-20T08:00:00Z')
const times = (slots: readonly Slot[]) => slots.map((slot) => slot.time)
const free = (day: string, visits: readonly Slot[] = [], at = now) =>
  freeSlots(nicosia, day, 'eye_exam', { visits, now: at })

describe('a store begins a service each half hour from which it ends before closing', () => {
  test.each([
    [nicosia, '2026-11-23', 'eye_exam', '09:00', '18:00', 19],
    [nicosia, '2026-11-23', 'fitting', '09:00', '18:30', 20],
    [nicosia, '2026-11-23', 'collection', '09:00', '18:30', 20],
    [limassol, '2026-11-22', 'eye_exam', '10:00', '15:00', 11],
    [limassol, '2026-11-23', 'styling', '10:00', '19:30', 20],
    [paphos, '2026-11-22', 'eye_exam', '09:00', '20:00', 23],
  ] as const)('$name %s %s', (store, day, service, first, last, count) => {
    const slots = times(slotsOf(store, day, service))
    expect([slots[0], slots.at(-1), slots.length]).toEqual([first, last, count])
  })

  test('and none on its day of rest or on a public holiday', () => {
    expect(slotsOf(nicosia, '2026-11-22', 'fitting')).toEqual([])
    expect(slotsOf(paphos, '2026-12-25', 'fitting')).toEqual([])
    expect(closingOf(nicosia, '2026-11-22', now)).toBe('weekday')
    expect(closingOf(paphos, '2026-12-25', now)).toBe('christmas')
    expect(closingOf(paphos, '2026-11-19', now)).toBe('past')
    expect(closingOf(paphos, '2027-02-19', now)).toBe('too_far')
    expect(closingOf(paphos, '2027-02-18', now)).toBe(null)
  })
})

test('of today only what begins an hour from now is free', () => {
  expect(times(free('2026-11-20'))[0]).toBe('11:00')
  expect(times(free('2026-11-20', [], new Date('2026-11-20T08:00:01Z')))[0]).toBe('11:30')
  expect(free('2026-11-20', [], new Date('2026-11-20T15:30:00Z'))).toEqual([])
})

test('an eye exam of 45 minutes takes a seat in both half hours it touches', () => {
  const exam = slotsOf(nicosia, '2026-11-23', 'eye_exam').find((slot) => slot.time === '12:00') as Slot
  expect(times(free('2026-11-23', [exam]))).toContain('12:00')
  expect(times(free('2026-11-23', [exam, exam])).filter((time) => time >= '11:00' && time <= '13:00')).toEqual([
    '11:00',
    '13:00',
  ])
})

const anyDay = fc.integer({ min: 0, max: 8_000 }).map((days) => addDays('2024-01-01', days))
const changes = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26')
const someDay = fc.oneof(anyDay, changes)

test('every slot stands by the clock within the hours of its day, as long as its service, clock changes or not', () => {
  fc.assert(
    fc.property(someDay, fc.constantFrom(...STORES), fc.constantFrom(...SERVICE_NAMES), (day, store, service) => {
      const hours = (store.opening as OpeningHours)[weekdayOf(day)]
      for (const { time, startsAt, endsAt } of slotsOf(store, day, service)) {
        expect([dayInCyprus(startsAt), timeInCyprus(startsAt)]).toEqual([day, time])
        expect(endsAt.valueOf() - startsAt.valueOf()).toBe(SERVICES[service].minutes * 60_000)
        expect(minutesOf(time)).toBeGreaterThanOrEqual(hours?.opens ?? 1440)
        expect(minutesOf(timeInCyprus(endsAt))).toBeLessThanOrEqual(hours?.closes ?? 0)
      }
    }),
  )
})

test('a store open all night gives out no half hour that the clock skips, and none twice', () => {
  const sleepless = { ...paphos, opening: Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 })) }
  for (const day of ['2026-03-29', '2026-10-25', '2026-11-23']) {
    const slots = slotsOf(sleepless as unknown as typeof paphos, day, 'collection')
    const moments = new Set(slots.map(({ startsAt }) => startsAt.valueOf()))
    expect(moments.size).toBe(slots.length)
    expect(slots).toHaveLength(day === '2026-03-29' ? 46 : 48)
  }
})

test('whatever is booked from what is free, nobody is seen without a seat', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...SERVICE_NAMES), fc.nat()), { maxLength: 80 }), (wishes) => {
      const visits: Slot[] = []
      for (const [service, wish] of wishes) {
        const slots = freeSlots(nicosia, '2026-11-23', service, { visits, now })
        const slot = slots[wish % Math.max(1, slots.length)]
        if (slot) visits.push(slot)
      }
      for (const { startsAt } of visits) {
        const together = visits.filter((visit) => visit.startsAt <= startsAt && visit.endsAt > startsAt)
        expect(together.length).toBeLessThanOrEqual(nicosia.seats)
      }
    }),
    { numRuns: 50 },
  )
})

test('a visit is reminded of at ten on the day before, also over a clock change, and not once that has gone by', () => {
  const startsAt = new Date('2026-10-26T07:00:00Z')
  expect(reminderOf(startsAt, now)).toBe(null)
  expect(reminderOf(startsAt, new Date('2026-10-20T00:00:00Z'))?.toISOString()).toBe('2026-10-25T08:00:00.000Z')
})
