import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { orderEvents } from '../db/schema.ts'

/** When an order was handed over, as its events tell: the last time counts, since the last piece does. */
export async function findDeliveredAt(db: Db, orderId: string): Promise<Date | null> {
  const isDelivery = sql`${orderEvents.details} ->> 'to' = 'delivered'`
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'status_changed'), isDelivery))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event?.at ?? null
}
