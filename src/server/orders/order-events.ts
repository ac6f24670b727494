import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { orderEvents, orderNotes } from '../db/schema.ts'
import { staff } from '../db/staff-schema.ts'

type NewOrderEvent = typeof orderEvents.$inferInsert

/**
 * Adds an event, in the transaction of what it tells.
 * @returns its id; `null` where the same request has added it before
 */
export async function addOrderEvent(tx: Db, event: NewOrderEvent): Promise<number | null> {
  const [added] = await tx
    .insert(orderEvents)
    .values(event)
    .onConflictDoNothing({ target: orderEvents.requestKey })
    .returning({ id: orderEvents.id })
  return added?.id ?? null
}

export const listOrderEvents = (db: Db, orderId: string) =>
  db
    .select({ event: orderEvents, note: orderNotes.body, staffName: staff.name })
    .from(orderEvents)
    .leftJoin(orderNotes, eq(orderNotes.eventId, orderEvents.id))
    .leftJoin(staff, eq(staff.id, orderEvents.staffId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))

/** Whether a request has added its event to the order before. */
export async function isRequestDone(tx: Db, orderId: string, requestKey: string): Promise<boolean> {
  const isIt = and(eq(orderEvents.requestKey, requestKey), eq(orderEvents.orderId, orderId))
  return (await tx.$count(orderEvents, isIt)) > 0
}

export async function findStaffName(db: Db, staffId: number): Promise<string | null> {
  const [member] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId))
  return member?.name ?? null
}

export async function deleteNotes(tx: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...orderIds]))
}
