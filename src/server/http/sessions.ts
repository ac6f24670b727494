import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { sessions } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

export const SESSION_DAYS = 30
const DAY_MS = 86_400_000

/** Signs a user in: the token goes into the cookie, only its hash into the database. */
export async function startSession(tx: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.valueOf() + SESSION_DAYS * DAY_MS)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt })
  return token
}

/** Whose session a token is, or `null` where it never was, has ended or was revoked. */
export async function findSession(shop: Pick<Shop, 'db' | 'clock'>, token: string): Promise<number | null> {
  const [session] = await shop.db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, shop.clock())))
  return session?.userId ?? null
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** What is kept of a token: enough to recognise it, useless to whoever reads the database. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
