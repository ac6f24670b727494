import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Device } from '../../domain/device.ts'
import type { Db } from '../db/connect.ts'
import { sessions } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

export const SESSION_DAYS = 30
const DAY_MS = 86_400_000
/** Updating `seenAt` on every request would make each one a write. */
const SEEN_AT_PRECISION_MS = 10 * 60_000

interface NewSession {
  userId: number
  device: Device
  now: Date
}

/** Returns the token for the cookie. The database stores only its hash. */
export async function startSession(tx: Db, { userId, device, now }: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.valueOf() + SESSION_DAYS * DAY_MS)
  await tx
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, ...device, createdAt: now, seenAt: now, expiresAt })
  return token
}

export async function findSession(
  shop: Pick<Shop, 'db' | 'clock'>,
  token: string,
): Promise<{ id: string; userId: number } | null> {
  const now = shop.clock()
  const isThis = eq(sessions.tokenHash, hashToken(token))
  const [session] = await shop.db
    .select({ id: sessions.id, userId: sessions.userId, seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(isThis, gt(sessions.expiresAt, now)))
  if (session === undefined) return null
  const { seenAt, ...found } = session
  if (now.valueOf() - seenAt.valueOf() > SEEN_AT_PRECISION_MS) {
    await shop.db.update(sessions).set({ seenAt: now }).where(isThis)
  }
  return found
}

export function listSessions(shop: Pick<Shop, 'db' | 'clock'>, userId: number) {
  return shop.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, shop.clock())))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
}

export async function endPresentSession(tx: Db, { sessionId }: { sessionId: string | null }): Promise<void> {
  if (sessionId !== null) await tx.delete(sessions).where(eq(sessions.id, sessionId))
}

export async function endSession(db: Db, userId: number, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endSessions(tx: Db, userId: number, except: string | null = null): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)))
}

export async function endSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
