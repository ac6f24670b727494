import { eq } from 'drizzle-orm'
import { toWire } from '../../contract/money.ts'
import type { OrderForBuyer } from '../../contract/orders.ts'
import type { BuyerEvent } from '../../domain/buyer-event.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import type { Db } from '../db/connect.ts'
import { type EventDetails, type OrderEventKind, orderEvents, type orders, type StatusChange } from '../db/schema.ts'

type TimelineStep = OrderForBuyer['timeline'][number]
type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'createdAt'>

/** Events that a buyer is told, by kind and event; the others are the shop's own. */
const TOLD: Partial<Record<OrderEventKind, Readonly<Record<string, BuyerEvent>>>> = {
  payment_changed: { authorised: 'authorised', captured: 'paid' },
  refund_changed: { done: 'refunded' },
  parcel_changed: { ready_at_point: 'ready_at_point' },
  withdrawal_changed: { stated: 'withdrawn', matched: 'withdrawn' },
}

/** What happened to an order, oldest first. Who did it is not told. */
export async function listBuyerTimeline(db: Db, order: OrderRow): Promise<TimelineStep[]> {
  const rows = await db
    .select({ kind: orderEvents.kind, details: orderEvents.details, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(orderEvents.id)
  const steps = rows.flatMap(({ kind, details, at }) => {
    const event = buyerEventOf(kind, details)
    const cents = kind === 'refund_changed' ? (details as EventDetails).amountCents : undefined
    return event === null ? [] : [{ event, at: at.toISOString(), amount: cents === undefined ? null : toWire(cents) }]
  })
  return [{ event: 'placed' as const, at: order.createdAt.toISOString(), amount: null }, ...steps].filter(isFirstOfRun)
}

/** Two events that tell the buyer the same, one after the other, are one; refunds are each of their own. */
const isFirstOfRun = ({ event }: TimelineStep, at: number, steps: readonly TimelineStep[]) =>
  event === 'refunded' || steps[at - 1]?.event !== event

function buyerEventOf(kind: OrderEventKind, details: object): BuyerEvent | null {
  if (kind === 'items_returned') return 'returned'
  if (kind === 'status_changed') return eventOfStatus((details as StatusChange).to)
  return TOLD[kind]?.[(details as EventDetails).event] ?? null
}

/** An order that is opened again after a late payment is `pending` once more; its payment tells that. */
const eventOfStatus = (status: OrderStatus): BuyerEvent | null => (status === 'pending' ? null : status)
