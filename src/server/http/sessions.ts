import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne, or } from 'drizzle-orm'
import type { Device } from '../../domain/device.ts'
import type { Db } from '../db/connect.ts'
import { sessions } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

/** Updating `seenAt` on every request would make each one a write. */
const SEEN_AT_PRECISION_MS = 10 * 60_000

type SessionShop = Pick<Shop, 'db' | 'clock' | 'config'>

/** Returns the token for the cookie. The database stores only its hash. */
export async function startSession(shop: SessionShop, userId: number, device: Device): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = shop.clock()
  const expiresAt = new Date(now.valueOf() + shop.config.sessions.customers.longestMs)
  await shop.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, ...device, createdAt: now, seenAt: now, expiresAt })
  return token
}

/** The session, unless it is idle or over. */
export async function findSession(shop: SessionShop, token: string): Promise<{ id: string; userId: number } | null> {
  const now = shop.clock()
  const isThis = eq(sessions.tokenHash, hashToken(token))
  const [session] = await shop.db
    .select({ id: sessions.id, userId: sessions.userId, seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(isThis, isOpen(shop)))
  if (session === undefined) return null
  const { seenAt, ...found } = session
  if (now.valueOf() - seenAt.valueOf() > SEEN_AT_PRECISION_MS) {
    await shop.db.update(sessions).set({ seenAt: now }).where(isThis)
  }
  return found
}

/** When it began is asked too, since the time that sessions last may have been shortened meanwhile. */
function isOpen({ clock, config }: SessionShop) {
  const { idleMs, longestMs } = config.sessions.customers
  const now = clock()
  const since = (ms: number) => new Date(now.valueOf() - ms)
  const { expiresAt, createdAt, seenAt } = sessions
  return and(gt(expiresAt, now), gt(createdAt, since(longestMs)), gt(seenAt, since(idleMs)))
}

export async function deleteEndedSessions(shop: SessionShop): Promise<void> {
  const now = shop.clock()
  const { idleMs } = shop.config.sessions.customers
  const isIdle = lt(sessions.seenAt, new Date(now.valueOf() - idleMs))
  await shop.db.delete(sessions).where(or(lt(sessions.expiresAt, now), isIdle))
}

export function listSessions(shop: SessionShop, userId: number) {
  return shop.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(shop)))
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
