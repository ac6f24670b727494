import type { DeliveryMethod } from './shop-facts.ts'

/** Carriers to the door. BOX NOW carries to its lockers. */
export const DOOR_CARRIERS = ['acs', 'akis', 'travel_express', 'cyprus_post', 'own_van'] as const
export type DoorCarrier = (typeof DOOR_CARRIERS)[number]

/** Their tracking pages are the shop's to enter: their parcels are noted by hand. */
export const CARRIERS_BY_HAND = ['akis', 'travel_express', 'cyprus_post', 'own_van'] as const

export interface DeliverySettings {
  /** What shoppers may choose. */
  methods: Record<DeliveryMethod, boolean>
  /** Orders until then count for the same business day; minutes since midnight in Cyprus. */
  cutOffAt: number
  /** Business days that an order takes to be packed, beyond those that the estimates include. */
  dispatchDays: number
  /** Business days, as `1-3`. Standard delivery's are `shipping.deliveryEstimate`. */
  estimates: Record<'express' | 'locker' | 'collection', string>
  /** Postcodes that carriers reach later: `4820-4829, 8830`. */
  remotePostcodes: string
  /** Business days that those take beyond the estimate, as `1-5`. */
  remoteEstimate: string
  /** Who carries what is ordered by a method, until staff choose otherwise. */
  carriers: Record<'standard' | 'express', DoorCarrier>
  /** With `{number}` for the parcel's; empty: the carrier's usual page. */
  trackingLinks: Record<(typeof CARRIERS_BY_HAND)[number], string>
}

export const DEFAULT_DELIVERY: DeliverySettings = {
  methods: { standard: true, express: true, locker: true, collection: true },
  cutOffAt: 14 * 60,
  dispatchDays: 0,
  estimates: { express: '1-1', locker: '1-3', collection: '1-2' },
  // Villages of the Troodos and the Akamas, and Tylliria.
  remotePostcodes: '2830-2869, 4750-4899, 8700-8899',
  remoteEstimate: '1-5',
  carriers: { standard: 'akis', express: 'acs' },
  trackingLinks: { akis: '', travel_express: '', cyprus_post: '', own_van: '' },
}
