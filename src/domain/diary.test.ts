import { describe, expect, test } from 'vitest'
import { canCancel, canMove, minuteOfDay, type Visit, visitSteps } from './diary.ts'

const now = new Date('2026-11-23T08:00:00Z')
const visit = (changes: Partial<Visit>): Visit => ({ status: 'booked', startsAt: now, arrivedAt: null, ...changes })

describe('the steps of a visit', () => {
  test.each([
    ['before its day: none', { startsAt: new Date('2026-11-24T08:00:00Z') }, []],
    ['early on its day: arrived only', { startsAt: new Date('2026-11-23T15:00:00Z') }, ['arrived']],
    ['once it should have begun: also missed', {}, ['arrived', 'no_show']],
    ['while they are here: done, or taken back', { arrivedAt: now }, ['completed', 'not_arrived']],
    ['after a no-show: late arrival, or taken back', { status: 'no_show' }, ['arrived', 'reopened']],
    ['after completion: taken back', { status: 'completed' }, ['reopened']],
    ['cancelled: none', { status: 'cancelled' }, []],
    ['requested: none', { status: 'requested', startsAt: null }, []],
  ] as const)('%s', (_, changes, steps) => {
    expect(visitSteps(visit(changes), now)).toEqual(steps)
  })

  test('the day is the day in Cyprus, not in UTC', () => {
    const startsAt = new Date('2026-11-23T22:30:00Z')
    expect(visitSteps(visit({ startsAt }), now)).toEqual([])
    expect(visitSteps(visit({ startsAt }), new Date('2026-11-23T22:10:00Z'))).toEqual(['arrived'])
  })
})

test('only what lies ahead is moved and cancelled, and nobody who is here has cancelled', () => {
  expect(canMove(visit({}))).toBe(true)
  expect(canMove(visit({ status: 'requested', startsAt: null }))).toBe(true)
  expect(canMove(visit({ status: 'no_show' }))).toBe(false)
  expect(canCancel(visit({}))).toBe(true)
  expect(canCancel(visit({ arrivedAt: now }))).toBe(false)
  expect(canCancel(visit({ status: 'completed' }))).toBe(false)
})

test('minutes of a day are by the clock in Cyprus, and what ends on the next day ends with the day', () => {
  expect(minuteOfDay(new Date('2026-11-23T07:15:00Z'), '2026-11-23')).toBe(9 * 60 + 15)
  expect(minuteOfDay(new Date('2026-07-23T06:15:00Z'), '2026-07-23')).toBe(9 * 60 + 15)
  expect(minuteOfDay(new Date('2026-11-23T22:00:00Z'), '2026-11-23')).toBe(1440)
})
