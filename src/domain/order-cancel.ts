import type { LensJobState } from './lens-job.ts'
import { type OrderStatus, RELEASABLE_STATUSES } from './order-status.ts'

/** Nothing is ordered or cut for a pair in these states. */
const LENSES_NOT_BEGUN: readonly LensJobState[] = [
  'awaiting_prescription',
  'checking',
  'question',
  'measuring',
  'refused',
  'cancelled',
]

/** Whether a buyer may still cancel: nobody packs the order, and nothing is made for it. */
export const mayBuyerCancel = (status: OrderStatus, lenses: readonly LensJobState[]): boolean =>
  RELEASABLE_STATUSES.includes(status) && lenses.every((state) => LENSES_NOT_BEGUN.includes(state))
