import type { CarrierChoice } from './carriers.ts'
import type { DeliveryMethod } from './shop-facts.ts'

export interface DeliverySettings extends CarrierChoice {
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
  /** Business days that lenses take to be checked and made, before their order is packed, as `5-8`. */
  lensEstimate: string
}

export const DEFAULT_DELIVERY: DeliverySettings = {
  methods: { standard: true, express: true, locker: true, collection: true },
  cutOffAt: 14 * 60,
  dispatchDays: 0,
  estimates: { express: '1-1', locker: '1-3', collection: '1-2' },
  // Villages of the Troodos and the Akamas, and Tylliria.
  remotePostcodes: '2830-2869, 4750-4899, 8700-8899',
  remoteEstimate: '1-5',
  lensEstimate: '5-8',
  doorCarriers: { acs: true, akis: true, travel_express: true, cyprus_post: true, own_van: true },
  carriers: { standard: 'akis', express: 'acs' },
  trackingLinks: { boxnow: '', acs: '', akis: '', travel_express: '', cyprus_post: '', own_van: '' },
}
