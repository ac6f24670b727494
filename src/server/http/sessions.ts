import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Device } from '../../domain/device.ts'
import type { Db } from '../db/connect.ts'
import { sessions } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

export const SESSION_DAYS = 30
const DAY_MS = 86_400_000
/** A session's last sighting is noted this exactly: a note for every call would make each a write. */
const SIGHTING_MS = 10 * 60_000

interface Beginning {
  userId: number
  device: Device
  now: Date
}

/** Signs a user in: the token goes into the cookie, only its hash into the database. */
export async function startSession(tx: Db, { userId, device, now }: Beginning): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.valueOf() + SESSION_DAYS * DAY_MS)
  await tx
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, ...device, createdAt: now, seenAt: now, expiresAt })
  return token
}

/** Whose session a token is, or `null` where it never was, has ended or was revoked. */
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
  if (now.valueOf() - seenAt.valueOf() > SIGHTING_MS) {
    await shop.db.update(sessions).set({ seenAt: now }).where(isThis)
  }
  return found
}

/** A user's sessions that have not ended, the one seen last first. */
export function listSessions(shop: Pick<Shop, 'db' | 'clock'>, userId: number) {
  return shop.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, shop.clock())))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
}

/** Ends the session that somebody came with, where they came with one. */
export async function endPresentSession(tx: Db, { sessionId }: { sessionId: string | null }): Promise<void> {
  if (sessionId !== null) await tx.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Ends one session of a user's; `false` where they have none of that id. */
export async function endSession(db: Db, userId: number, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(tx: Db, userId: number, except: string | null = null): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)))
}

/** Ends the session that a token opens. */
export async function endSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** What is kept of a token: enough to recognise it, useless to whoever reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
