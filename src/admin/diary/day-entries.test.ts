import { expect, test } from 'vitest'
import { layOutDay } from './day-entries.ts'
import type { Appointment, DiaryDay } from './diary-page.ts'

const at = (time: string) => `2026-11-23T${time}:00.000Z`

/** Booked in UTC, two hours behind Cyprus in November. */
const appointment = (id: number, from: string, to: string, changes: Partial<Appointment> = {}): Appointment => ({
  ...{ id, version: 1, status: 'booked', store: 'nicosia', date: '2026-11-23', time: null, service: 'fitting' },
  ...{ startsAt: at(from), endsAt: at(to), seat: 1, firstName: '', lastName: '', phone: '99112233', email: null },
  ...{ language: 'el', message: null, staffNote: null, source: 'store', arrivedAt: null, createdAt: at('00:00') },
  orderId: null,
  frames: [],
  ...{ steps: [], isMovable: true, isCancellable: true, ...changes },
})
const dayOf = (changes: Partial<DiaryDay>): DiaryDay => ({
  ...{ date: '2026-11-23', hours: { opens: 540, closes: 660 }, holiday: null, note: null },
  ...{ appointments: [], blocks: [], ...changes },
})
const readEntries = (day: DiaryDay, seats: number, firstFree: number | null = 0) =>
  layOutDay(day, seats, firstFree).entries.map(({ is, from, seat }) => `${is} ${from} ${seat}`)

test('everything stands in the order of time, then of seats', () => {
  const block = { id: 1, date: '2026-11-23', seat: null, startsAt: at('08:30'), endsAt: at('09:00'), reason: '' }
  const day = dayOf({ appointments: [appointment(1, '07:30', '08:00', { seat: 2 })], blocks: [block] })
  expect(readEntries(day, 2)).toEqual([
    ...['gap 540 1', 'gap 540 2', 'gap 570 1', 'appointment 570 2'],
    ...['gap 600 1', 'gap 600 2', 'block 630 null'],
  ])
})

test('there are no gaps before now, outside of opening hours and at seats that are gone', () => {
  expect(readEntries(dayOf({}), 1, 615)).toEqual(['gap 615 1', 'gap 630 1'])
  expect(readEntries(dayOf({}), 1, null)).toEqual([])
  expect(readEntries(dayOf({ hours: null }), 2)).toEqual([])
  const gone = layOutDay(dayOf({ appointments: [appointment(1, '07:00', '07:30', { seat: 3 })] }), 1, 0)
  expect(gone.seats).toBe(3)
  expect(new Set(gone.entries.filter(({ is }) => is === 'gap').map(({ seat }) => seat))).toEqual(new Set([1]))
})

test('a visitor who did not come shares the width with the gap or the next booking', () => {
  const missed = appointment(1, '07:00', '07:30', { status: 'no_show' })
  const { entries } = layOutDay(dayOf({ appointments: [missed] }), 1, 0)
  expect(entries[0]).toMatchObject({ is: 'appointment', lane: 0, lanes: 2 })
  expect(entries[1]).toMatchObject({ is: 'gap', from: 540, lane: 1, lanes: 2 })
  expect(entries[2]).toMatchObject({ is: 'gap', from: 570, lane: 0, lanes: 1 })
  const instead = appointment(2, '07:00', '07:30')
  expect(layOutDay(dayOf({ appointments: [missed, instead] }), 1, 0).entries.slice(0, 2)).toMatchObject([
    { is: 'appointment', lane: 0, lanes: 2 },
    { is: 'appointment', lane: 1, lanes: 2 },
  ])
})
