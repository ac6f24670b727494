import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { MOST_PARCELS, type Parcel, type ParcelView, type WaitingOrder } from '../../contract/admin/shipping.ts'
import { toWire } from '../../contract/money.ts'
import { carriersFor } from '../../domain/carriers.ts'
import { isPaymentSecured, PAYMENT_STATUSES } from '../../domain/payment.ts'
import { orders } from '../db/schema.ts'
import { shipments } from '../db/shipping-schema.ts'
import type { Shop } from '../shop.ts'
import { viewParcels } from './parcel-view.ts'

const MOST_WAITING = 100
const SECURED = PAYMENT_STATUSES.filter(isPaymentSecured)

/** Packed, paid or to be paid at the door, and without a parcel that is meant to arrive. */
const isWaiting = ({ db }: Shop) =>
  and(
    eq(orders.status, 'in_fulfilment'),
    ne(orders.shippingMethod, 'collection'),
    inArray(orders.paymentStatus, SECURED),
    notExists(
      db
        .select({ one: sql`1` })
        .from(shipments)
        .where(
          and(
            eq(shipments.orderId, orders.id),
            eq(shipments.isReturn, false),
            notInArray(shipments.state, ['cancelled', 'lost', 'returned']),
          ),
        ),
    ),
  )

/** Staff must act: the carrier did not take it, or it is where nobody wants it to be. */
const QUEUED = and(
  isNull(shipments.seenAt),
  or(
    and(isNotNull(shipments.problem), eq(shipments.state, 'draft')),
    isNotNull(shipments.stuckAt),
    inArray(shipments.state, ['lost', 'expired', 'refused', 'returning', 'returned']),
  ),
)

const VIEWS = {
  created: and(inArray(shipments.state, ['draft', 'created']), isNull(shipments.problem)),
  under_way: inArray(shipments.state, ['handed_over', 'in_transit', 'ready_at_point']),
  queue: QUEUED,
} satisfies Record<ParcelView, unknown>

export async function countShipping(shop: Shop) {
  const countOf = async (view: ParcelView) => {
    const [row] = await shop.db.select({ count: count() }).from(shipments).where(VIEWS[view])
    return row?.count ?? 0
  }
  return {
    waiting: await shop.db.$count(orders, isWaiting(shop)),
    created: await countOf('created'),
    under_way: await countOf('under_way'),
    queue: await countOf('queue'),
  }
}

/** Oldest first: who ordered first is served first. */
export async function listWaitingOrders(shop: Shop): Promise<WaitingOrder[]> {
  // In a query of one table, a column within `sql` would be written without its table.
  const pieces = sql<number>`(select coalesce(sum(i.quantity), 0)::int from order_items i where i.order_id = orders.id)`
  const rows = await shop.db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      address: orders.shippingAddress,
      shippingMethod: orders.shippingMethod,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
      point: orders.deliveryPoint,
      pieces,
    })
    .from(orders)
    .where(isWaiting(shop))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MOST_WAITING)
  const { delivery } = shop.settings.current()
  return rows.map(({ id, createdAt, address, shippingMethod, paymentStatus, totalCents, point, pieces }) => ({
    id,
    createdAt: createdAt.toISOString(),
    name: `${address.firstName} ${address.lastName}`.trim(),
    city: address.city,
    postalCode: address.postalCode,
    shippingMethod,
    point: point?.name ?? null,
    pieces,
    cash: toWire(paymentStatus === 'due_on_delivery' ? totalCents : 0),
    carriers: carriersFor(shippingMethod, delivery),
  }))
}

/** A page of parcels, newest first. @param before the id that a page ended with */
export async function listParcelPage(
  shop: Shop,
  view: ParcelView,
  before: number | undefined,
): Promise<{ parcels: Parcel[]; next: number | null }> {
  const isEarlier = before === undefined ? undefined : lt(shipments.id, before)
  const rows = await shop.db
    .select()
    .from(shipments)
    .where(and(VIEWS[view], isEarlier))
    .orderBy(desc(shipments.id))
    .limit(MOST_PARCELS + 1)
  const page = rows.slice(0, MOST_PARCELS)
  return {
    parcels: await viewParcels(shop, page),
    next: rows.length > MOST_PARCELS ? (page.at(-1)?.id ?? null) : null,
  }
}
