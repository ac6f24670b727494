import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { outbox } from '../db/schema.ts'

export type OutboxRow = typeof outbox.$inferSelect

const MAX_ERROR_LENGTH = 500

/** E-mails that are not queued yet, oldest first. */
export function listWaiting(db: Db, limit: number): Promise<Pick<OutboxRow, 'id' | 'round'>[]> {
  return db
    .select({ id: outbox.id, round: outbox.round })
    .from(outbox)
    .where(and(isNull(outbox.queuedAt), isNull(outbox.sentAt), isNull(outbox.failedAt)))
    .orderBy(asc(outbox.id))
    .limit(limit)
}

export async function markQueued(db: Db, ids: number[], now: Date): Promise<void> {
  await db.update(outbox).set({ queuedAt: now }).where(inArray(outbox.id, ids))
}

/** `null` where it is sent or dead. */
export async function findUnsent(db: Db, id: number): Promise<OutboxRow | null> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.failedAt)))
  return row ?? null
}

/** Deletes the payload too: its links may open an account. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, payload: {}, failedAt: null, lastError: null, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, id))
}

export async function recordFailure(db: Db, id: number, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH)
  await db
    .update(outbox)
    .set({ lastError, attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, id))
}

/** Dead letters stay, with the last error, until `retryDead`. */
export async function markDead(db: Db, ids: number[], now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: now, lastError: sql`coalesce(${outbox.lastError}, 'no attempt was finished')` })
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)))
}

export function listDead(db: Db): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(isNotNull(outbox.failedAt)).orderBy(asc(outbox.id))
}

/**
 * Makes dead letters wait for sending again.
 *
 * @param id of one dead letter; without it all are retried
 * @returns their number
 */
export async function retryDead(db: Db, id?: number): Promise<number> {
  const retried = await db
    .update(outbox)
    .set({ failedAt: null, queuedAt: null, round: sql`${outbox.round} + 1` })
    .where(and(isNotNull(outbox.failedAt), id === undefined ? undefined : eq(outbox.id, id)))
    .returning({ id: outbox.id })
  return retried.length
}

export async function deleteSent(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.sentAt, before))
}
