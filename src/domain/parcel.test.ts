import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isCancellable,
  isHandedOver,
  isParcelEnded,
  isParcelFollowed,
  isSilent,
  minutesToNextCheck,
  nextParcelState,
  PARCEL_STATES,
  type ParcelState,
} from './parcel.ts'

const stateAfter = (events: readonly ParcelState[]) => events.reduce(nextParcelState, 'draft' as ParcelState)

describe('the state of a parcel', () => {
  test.each<[ParcelState, ParcelState, ParcelState]>([
    ['draft', 'created', 'created'],
    ['created', 'handed_over', 'handed_over'],
    ['created', 'in_transit', 'in_transit'],
    ['in_transit', 'handed_over', 'in_transit'],
    ['in_transit', 'ready_at_point', 'ready_at_point'],
    ['ready_at_point', 'in_transit', 'ready_at_point'],
    ['ready_at_point', 'expired', 'expired'],
    ['delivered', 'in_transit', 'delivered'],
    ['delivered', 'lost', 'delivered'],
    ['lost', 'delivered', 'delivered'],
    ['refused', 'returning', 'returning'],
    ['refused', 'delivered', 'delivered'],
    ['returning', 'returned', 'returned'],
    ['returned', 'in_transit', 'returned'],
    ['cancelled', 'in_transit', 'in_transit'],
    ['in_transit', 'cancelled', 'in_transit'],
  ])('%s, then %s, is %s', (state, reported, next) => {
    expect(nextParcelState(state, reported)).toBe(next)
  })

  test('never goes backwards', () => {
    for (const state of PARCEL_STATES)
      for (const reported of PARCEL_STATES)
        expect(PARCEL_STATES.indexOf(nextParcelState(state, reported))).toBeGreaterThanOrEqual(
          PARCEL_STATES.indexOf(state),
        )
  })

  test('is the same after the same events, shuffled and repeated', () => {
    const events = fc.array(fc.constantFrom(...PARCEL_STATES), { minLength: 1, maxLength: 12 })
    const shuffled = events.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
    )
    fc.assert(fc.property(shuffled, ([list, other]) => stateAfter(list) === stateAfter(other)))
  })
})

test.each<[ParcelState, boolean, boolean, boolean, boolean]>([
  ['draft', true, false, false, false],
  ['created', true, false, false, true],
  ['cancelled', false, false, true, false],
  ['handed_over', false, true, false, true],
  ['ready_at_point', false, true, false, true],
  ['lost', false, true, false, true],
  ['returning', false, true, false, true],
  ['delivered', false, true, true, false],
  ['returned', false, true, true, false],
])('%s', (state, cancellable, handedOver, ended, followed) => {
  expect([isCancellable(state), isHandedOver(state), isParcelEnded(state), isParcelFollowed(state)]).toEqual([
    cancellable,
    handedOver,
    ended,
    followed,
  ])
})

test('a parcel is silent after five days with the carrier, not before and not at the shop', () => {
  const heardAt = new Date('2026-11-02T10:00:00Z')
  const [fourDays, fiveDays] = [new Date('2026-11-07T09:59:59Z'), new Date('2026-11-07T10:00:00Z')]
  expect(isSilent('in_transit', heardAt, fourDays)).toBe(false)
  expect(isSilent('in_transit', heardAt, fiveDays)).toBe(true)
  expect(isSilent('created', heardAt, fiveDays)).toBe(false)
  expect(isSilent('delivered', heardAt, fiveDays)).toBe(false)
})

test('a carrier is asked often at first, and never less than four times a day', () => {
  expect([0, 1, 2, 3, 4, 400].map(minutesToNextCheck)).toEqual([15, 30, 60, 120, 360, 360])
})
