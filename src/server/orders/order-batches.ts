import {
  type BatchResult,
  type BatchSteps,
  MOST_IN_BATCH,
  type OrderSelection,
  type Parcel,
} from '../../contract/admin/order-batches.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Db } from '../db/connect.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { refusalText } from '../http/error-handler.ts'
import type { Shop } from '../shop.ts'
import { listSelected } from './list-admin-orders.ts'
import { type StepEffects, takeOrderStep } from './take-order-step.ts'

type Result = BatchResult['results'][number]

/** The orders of a selection. A query means what it finds now. */
export const readSelection = (db: Db, selection: OrderSelection): Promise<{ id: string; version: number }[]> =>
  'orders' in selection ? Promise.resolve(selection.orders) : listSelected(db, selection.query, MOST_IN_BATCH)

/** Takes many orders one step further, each in a transaction of its own: one that is refused stops no other. */
export async function takeOrderSteps(
  shop: Shop,
  staff: SignedInStaff,
  { selection, status }: BatchSteps,
  language: Language,
  effects: StepEffects,
): Promise<BatchResult> {
  const chosen = await readSelection(shop.db, selection)
  return runEach(chosen, language, ({ id, version }) => takeOrderStep(shop, staff, id, { version, status }, effects))
}

/** Ships many orders. A parcel that was shipped by the same request before is done, and its e-mail is not sent again. */
export function shipOrders(
  shop: Shop,
  staff: SignedInStaff,
  parcels: readonly Parcel[],
  language: Language,
  effects: StepEffects,
): Promise<BatchResult> {
  return runEach(parcels, language, ({ id, version, trackingNumber, requestKey }) =>
    takeOrderStep(shop, staff, id, { version, status: 'shipped', trackingNumber }, effects, requestKey),
  )
}

async function runEach<Chosen extends { id: string }>(
  chosen: readonly Chosen[],
  language: Language,
  act: (one: Chosen) => Promise<unknown>,
): Promise<BatchResult> {
  const results: Result[] = []
  for (const one of chosen) {
    const error = await act(one).then(
      () => null,
      (reason: unknown) => {
        if (reason instanceof ShopError) return { code: reason.code, message: refusalText(reason, language) }
        throw reason
      },
    )
    results.push({ orderId: one.id, isDone: error === null, error })
  }
  return { results }
}
