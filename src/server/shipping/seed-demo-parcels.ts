import { isNotNull } from 'drizzle-orm'
import type { CarrierId } from '../../domain/carriers.ts'
import type { ParcelState } from '../../domain/parcel.ts'
import type { Db } from '../db/connect.ts'
import { orders } from '../db/schema.ts'
import { shipmentEvents, shipments } from '../db/shipping-schema.ts'

const HOUR_MS = 3_600_000
const DEMO_CARRIERS: readonly CarrierId[] = ['akis', 'acs', 'travel_express', 'cyprus_post']
const WAY: readonly ParcelState[] = ['handed_over', 'in_transit', 'delivered']

/** The parcels of the demo orders that were sent, the same every time. */
export async function seedDemoParcels(tx: Db): Promise<void> {
  const sent = await tx
    .select({ id: orders.id, status: orders.status, number: orders.trackingNumber, updatedAt: orders.updatedAt })
    .from(orders)
    .where(isNotNull(orders.trackingNumber))
    .orderBy(orders.id)
  if (sent.length === 0) return
  const rows = sent.map(({ id, status, number, updatedAt }, position) => {
    const isDelivered = status !== 'shipped'
    const handedOverAt = isDelivered ? new Date(updatedAt.valueOf() - 20 * HOUR_MS) : updatedAt
    return {
      orderId: id,
      number: 1,
      carrier: DEMO_CARRIERS[position % DEMO_CARRIERS.length] ?? 'other',
      state: isDelivered ? ('delivered' as const) : ('handed_over' as const),
      trackingNumber: number,
      heardAt: updatedAt,
      handedOverAt,
      deliveredAt: isDelivered ? updatedAt : null,
      createdAt: new Date(handedOverAt.valueOf() - HOUR_MS),
      updatedAt,
    }
  })
  const added = await tx.insert(shipments).values(rows).returning()
  await tx.insert(shipmentEvents).values(
    added.flatMap(({ id, carrier, state, handedOverAt }) =>
      WAY.slice(0, WAY.indexOf(state) + 1).map((reported, step) => {
        const at = new Date((handedOverAt?.valueOf() ?? 0) + step * 10 * HOUR_MS)
        return {
          shipmentId: id,
          carrier,
          eventKey: `demo:${id}:${reported}`,
          state: reported,
          code: reported,
          at,
          receivedAt: at,
        }
      }),
    ),
  )
}
