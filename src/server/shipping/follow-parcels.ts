import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { isParcelFollowed, isSilent, minutesToNextCheck } from '../../domain/parcel.ts'
import { transaction } from '../db/connect.ts'
import { shipments } from '../db/shipping-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { Shop } from '../shop.ts'
import { applyReport } from './apply-report.ts'
import { CarrierError } from './carrier.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { lockParcel, type ParcelRow, parcelKey, updateParcel } from './parcel-rows.ts'
import { registerParcel } from './register-parcel.ts'

const MINUTE_MS = 60_000
const MOST_A_RUN = 200
const UNDER_WAY = ['handed_over', 'in_transit', 'ready_at_point', 'expired', 'refused', 'returning'] as const

export const PARCELS_JOB = defineScheduledJob('parcels', '* * * * *')

/** Asks carriers about the parcels whose time has come, and marks those that nothing was heard of for days. */
export async function followParcels(shop: Shop): Promise<void> {
  const due = await shop.db
    .select()
    .from(shipments)
    .where(and(isNotNull(shipments.nextCheckAt), lte(shipments.nextCheckAt, shop.clock())))
    .orderBy(asc(shipments.nextCheckAt))
    .limit(MOST_A_RUN)
  for (const parcel of due) {
    if (parcel.state === 'draft') await registerParcel(shop, parcel.id)
    else await followParcel(shop, parcel)
  }
  await markStuck(shop)
}

async function followParcel(shop: Shop, parcel: ParcelRow): Promise<void> {
  const { id, carrierRef: ref } = parcel
  const carrier = findCarrier(shop, parcel.carrier)
  if (carrier === null || ref === null || !isParcelFollowed(parcel.state)) {
    await updateParcel(shop.db, id, { nextCheckAt: null })
    return
  }
  const nextCheckAt = new Date(shop.clock().valueOf() + minutesToNextCheck(parcel.checks) * MINUTE_MS)
  await updateParcel(shop.db, id, { nextCheckAt, checks: parcel.checks + 1 })
  try {
    const reports = await carrier.track({ ref, key: parcelKey(parcel) })
    for (const { ref: _, ...report } of reports) {
      await transaction(shop, (shop) => applyReport(shop, id, { ...report, staffId: null }))
    }
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    shop.log.warn({ carrier: carrier.id, parcel: parcelKey(parcel), code: error.code }, 'a carrier did not answer')
  }
}

/**
 * A stuck parcel is one for staff: they ask the carrier. What is heard of it next ends it. Where nothing is heard after
 * they have seen it, it is theirs again.
 */
async function markStuck(shop: Shop): Promise<void> {
  const now = shop.clock()
  const isUnseen = or(isNull(shipments.stuckAt), isNotNull(shipments.seenAt))
  const candidates = await shop.db
    .select()
    .from(shipments)
    .where(and(inArray(shipments.state, [...UNDER_WAY]), isUnseen, eq(shipments.isReturn, false)))
  for (const { id } of candidates.filter((parcel) => isForgotten(parcel, now))) {
    await transaction(shop, async (shop) => {
      const { parcel } = await lockParcel(shop.db, id)
      if ((parcel.stuckAt !== null && parcel.seenAt === null) || !isForgotten(parcel, now)) return
      await updateParcel(shop.db, id, { stuckAt: now, seenAt: null, updatedAt: now })
      const { orderId, trackingNumber } = parcel
      const details = { event: 'stuck', ...(trackingNumber === null ? {} : { reference: trackingNumber }) }
      await addOrderEvent(shop.db, { orderId, kind: 'parcel_changed', details, at: now })
    })
  }
}

/** Whether nothing was heard of a parcel for too long, nor did staff look at it. */
function isForgotten({ state, heardAt, createdAt, seenAt }: ParcelRow, now: Date): boolean {
  const last = heardAt ?? createdAt
  return isSilent(state, seenAt !== null && seenAt > last ? seenAt : last, now)
}
