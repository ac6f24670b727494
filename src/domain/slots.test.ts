import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayInCyprus, minutesOf, timeInCyprus, weekdayOf } from './calendar.ts'
import { defaultService, SERVICE_NAMES, SERVICES } from './services.ts'
import { DEFAULT_SETTINGS as settings } from './settings.ts'
import { type BookedTime, closingOf, findFreeSeat, freeSlots, reminderOf, type Slot, slotsOf } from './slots.ts'
import { type OpeningHours, STORES } from './stores.ts'

const [nicosia, limassol, paphos] = STORES
const now = new Date('2026-11-20T08:00:00Z')
const times = (slots: readonly Slot[]) => slots.map((slot) => slot.time)
const free = (day: string, booked: readonly BookedTime[] = [], at = now) =>
  freeSlots(nicosia, day, 'eye_exam', { booked, now: at, settings })

describe('slots begin every half hour if the service ends before closing', () => {
  test.each([
    [nicosia, '2026-11-23', 'eye_exam', '09:00', '18:00', 19],
    [nicosia, '2026-11-23', 'fitting', '09:00', '18:30', 20],
    [nicosia, '2026-11-23', 'collection', '09:00', '18:30', 20],
    [limassol, '2026-11-22', 'eye_exam', '10:00', '15:00', 11],
    [limassol, '2026-11-23', 'styling', '10:00', '19:30', 20],
    [paphos, '2026-11-22', 'eye_exam', '09:00', '20:00', 23],
  ] as const)('$name %s %s', (store, day, service, first, last, count) => {
    const slots = times(slotsOf(store, day, service, settings))
    expect([slots[0], slots.at(-1), slots.length]).toEqual([first, last, count])
  })

  test('there are no slots on closing days and public holidays', () => {
    expect(slotsOf(nicosia, '2026-11-22', 'fitting', settings)).toEqual([])
    expect(slotsOf(paphos, '2026-12-25', 'fitting', settings)).toEqual([])
    expect(closingOf(nicosia, '2026-11-22', { now, settings })).toBe('weekday')
    expect(closingOf(paphos, '2026-12-25', { now, settings })).toBe('christmas')
    expect(closingOf(paphos, '2026-11-19', { now, settings })).toBe('past')
    expect(closingOf(paphos, '2027-02-19', { now, settings })).toBe('too_far')
    expect(closingOf(paphos, '2027-02-18', { now, settings })).toBe(null)
  })
})

test('today, only slots at least an hour from now are free', () => {
  expect(times(free('2026-11-20'))[0]).toBe('11:00')
  expect(times(free('2026-11-20', [], new Date('2026-11-20T08:00:01Z')))[0]).toBe('11:30')
  expect(free('2026-11-20', [], new Date('2026-11-20T15:30:00Z'))).toEqual([])
})

test('an eye exam of 45 minutes takes a seat in both half hours it overlaps', () => {
  const exam = slotsOf(nicosia, '2026-11-23', 'eye_exam', settings).find((slot) => slot.time === '12:00') as Slot
  expect(times(free('2026-11-23', [{ ...exam, seat: 1 }]))).toContain('12:00')
  const both = [1, 2].map((seat) => ({ ...exam, seat }))
  const around = (booked: readonly BookedTime[]) =>
    times(free('2026-11-23', booked)).filter((time) => time >= '11:00' && time <= '13:00')
  expect(around(both)).toEqual(['11:00', '13:00'])
  expect(around([{ ...exam, seat: null }])).toEqual(['11:00', '13:00'])
})

test('a time is free only where one seat is free during all of it', () => {
  const slots = slotsOf(nicosia, '2026-11-23', 'collection', settings)
  const at = (time: string, seat: number | null): BookedTime => {
    const slot = slots.find((one) => one.time === time) as Slot
    return { ...slot, seat }
  }
  // Each half of the exam finds a seat, but no seat has both.
  const booked = [at('12:00', 1), at('12:30', 2)]
  expect(times(free('2026-11-23', booked))).not.toContain('12:00')
  const exam = slotsOf(nicosia, '2026-11-23', 'eye_exam', settings).find((slot) => slot.time === '12:30') as Slot
  expect(findFreeSeat(nicosia, exam, booked)).toBe(1)
  expect(findFreeSeat(nicosia, exam, [at('12:30', null)])).toBe(null)
})

const anyDay = fc.integer({ min: 0, max: 8_000 }).map((days) => addDays('2024-01-01', days))
const changes = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26')
const someDay = fc.oneof(anyDay, changes)

test('every slot is within opening hours and lasts as long as its service, also on days of clock changes', () => {
  fc.assert(
    fc.property(someDay, fc.constantFrom(...STORES), fc.constantFrom(...SERVICE_NAMES), (day, store, service) => {
      const hours = (store.opening as OpeningHours)[weekdayOf(day)]
      for (const { time, startsAt, endsAt } of slotsOf(store, day, service, settings)) {
        expect([dayInCyprus(startsAt), timeInCyprus(startsAt)]).toEqual([day, time])
        expect(endsAt.valueOf() - startsAt.valueOf()).toBe(SERVICES[service].minutes * 60_000)
        expect(minutesOf(time)).toBeGreaterThanOrEqual(hours?.opens ?? 1440)
        expect(minutesOf(timeInCyprus(endsAt))).toBeLessThanOrEqual(hours?.closes ?? 0)
      }
    }),
  )
})

test('a store open all night has no skipped or repeated slots on days of clock changes', () => {
  const alwaysOpen = { ...paphos, opening: Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 })) }
  for (const day of ['2026-03-29', '2026-10-25', '2026-11-23']) {
    const slots = slotsOf(alwaysOpen as unknown as typeof paphos, day, 'collection', settings)
    const moments = new Set(slots.map(({ startsAt }) => startsAt.valueOf()))
    expect(moments.size).toBe(slots.length)
    expect(slots).toHaveLength(day === '2026-03-29' ? 46 : 48)
  }
})

test('booking only free slots never exceeds the seats of a store', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...SERVICE_NAMES), fc.nat()), { maxLength: 80 }), (requests) => {
      const booked: BookedTime[] = []
      for (const [service, request] of requests) {
        const slots = freeSlots(nicosia, '2026-11-23', service, { booked, now, settings })
        const slot = slots[request % Math.max(1, slots.length)]
        if (slot) booked.push({ ...slot, seat: findFreeSeat(nicosia, slot, booked) })
      }
      for (const { startsAt } of booked) {
        const together = booked.filter((other) => other.startsAt <= startsAt && other.endsAt > startsAt)
        expect(together.length).toBeLessThanOrEqual(nicosia.seats)
        expect(new Set(together.map(({ seat }) => seat)).size).toBe(together.length)
      }
    }),
    { numRuns: 50 },
  )
})

test('the reminder is due at 10:00 on the day before, also across a clock change, and never in the past', () => {
  const startsAt = new Date('2026-10-26T07:00:00Z')
  expect(reminderOf(startsAt, now, settings.appointments)).toBe(null)
  expect(reminderOf(startsAt, new Date('2026-10-20T00:00:00Z'), settings.appointments)?.toISOString()).toBe(
    '2026-10-25T08:00:00.000Z',
  )
})

describe('a special day', () => {
  const day = { date: '2026-12-25', store: null, hours: null, note: '', noteEl: '' }
  const hours = { opens: 600, closes: 720 }
  const closing = (specialDays: (typeof settings)['specialDays'], date = day.date) =>
    [nicosia, paphos].map((store) => closingOf(store, date, { now, settings: { ...settings, specialDays } }))

  test('closes a store on a working day, or all of them', () => {
    expect(closing([{ ...day, date: '2026-11-23' }], '2026-11-23')).toEqual(['special_day', 'special_day'])
    expect(closing([{ ...day, date: '2026-11-23', store: 'paphos' }], '2026-11-23')).toEqual([null, 'special_day'])
  })

  test('opens a store on a public holiday and on its closing day', () => {
    expect(closing([])).toEqual(['christmas', 'christmas'])
    expect(closing([{ ...day, store: 'paphos', hours }])).toEqual(['christmas', null])
    expect(closing([{ ...day, date: '2026-11-22', hours }], '2026-11-22')).toEqual([null, null])
  })

  test('of a store comes before one of all stores, in any order', () => {
    const own = { ...day, store: 'paphos', hours }
    for (const specialDays of [
      [day, own],
      [own, day],
    ]) {
      expect(closing(specialDays)).toEqual(['special_day', null])
      expect(times(slotsOf(paphos, day.date, 'fitting', { ...settings, specialDays }))).toEqual([
        '10:00',
        '10:30',
        '11:00',
        '11:30',
      ])
    }
  })
})

test('a request without a service gets the longest one on offer', () => {
  const { services } = settings.appointments
  expect(defaultService(services)).toBe('eye_exam')
  expect(defaultService({ ...services, eye_exam: { minutes: 45, isOffered: false } })).toBe('fitting')
  expect(defaultService({ ...services, styling: { minutes: 60, isOffered: true } })).toBe('styling')
})
