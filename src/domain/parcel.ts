/**
 * The states of a parcel, from the first to the last. What carriers report comes late, twice and out of order: the state
 * is the furthest one that was reported, so that any order of the same events ends in the same state.
 */
export const PARCEL_STATES = [
  /** Stored before the carrier is called. */
  'draft',
  'created',
  /** Before the hand-over; a carrier that reports a later state has the parcel nevertheless. */
  'cancelled',
  'handed_over',
  'in_transit',
  'ready_at_point',
  /** May turn up again. */
  'lost',
  /** Nobody collected it from the point. */
  'expired',
  'refused',
  /** On its way back to the shop. */
  'returning',
  'delivered',
  'returned',
] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

/** What staff see: `stuck` is under way, and the carrier has been silent for too long. */
export const SHOWN_PARCEL_STATES = [...PARCEL_STATES, 'stuck'] as const

const rank = (state: ParcelState) => PARCEL_STATES.indexOf(state)

/** The state after a report. It never goes backwards. */
export const nextParcelState = (state: ParcelState, reported: ParcelState): ParcelState =>
  rank(reported) > rank(state) ? reported : state

const hasReached = (state: ParcelState, other: ParcelState) => rank(state) >= rank(other)

/** Whether the carrier has had the parcel: the order has left the shop. */
export const isHandedOver = (state: ParcelState): boolean => hasReached(state, 'handed_over')

/** Whether nothing more is expected of a parcel. */
export const isParcelEnded = (state: ParcelState): boolean => ['cancelled', 'delivered', 'returned'].includes(state)

/** Whether the carrier is asked where a parcel is. */
export const isParcelFollowed = (state: ParcelState): boolean => state !== 'draft' && !isParcelEnded(state)

/** Whether a parcel may still be called off. */
export const isCancellable = (state: ParcelState): boolean => state === 'draft' || state === 'created'

/** Whether its order needs another parcel. */
export const isParcelOff = (state: ParcelState): boolean => ['cancelled', 'lost', 'returned'].includes(state)

/** The reports that staff may make of a parcel of a carrier without a connection. */
export const STAFF_REPORTS = [
  'handed_over',
  'in_transit',
  'ready_at_point',
  'delivered',
  'refused',
  'expired',
  'returning',
  'returned',
  'lost',
] as const satisfies readonly ParcelState[]

const SILENT_DAYS = 5
const DAY_MS = 86_400_000

/** Whether a parcel is with the carrier and nothing was heard of it for five days. */
export function isSilent(state: ParcelState, heardAt: Date, now: Date): boolean {
  const isUnderWay = isHandedOver(state) && !isParcelEnded(state) && state !== 'lost'
  return isUnderWay && now.valueOf() - heardAt.valueOf() >= SILENT_DAYS * DAY_MS
}

/** Minutes until the carrier is asked again: often at first, then every six hours. */
export function minutesToNextCheck(checks: number): number {
  return [15, 30, 60, 120][checks] ?? 360
}
