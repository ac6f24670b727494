import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, isNull } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { emailTokens, type TokenPurpose } from '../db/schema.ts'
import { hashToken } from '../http/sessions.ts'
import { findAndLockUser } from './users.ts'

const HOUR_MS = 3_600_000
/** Days in which a change of address can be undone from the previous address. */
export const UNDO_DAYS = 7
const LIFETIME_MS: Record<TokenPurpose, number> = {
  verify: 72 * HOUR_MS,
  change: 24 * HOUR_MS,
  reset: HOUR_MS,
  undo: UNDO_DAYS * 24 * HOUR_MS,
}

interface TokenInput {
  purpose: TokenPurpose
  userId: number
  email: string
  now: Date
}

/** Creates a token for a link in an e-mail. The database stores only its hash. */
export async function createEmailToken(tx: Db, { now, ...about }: TokenInput): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.valueOf() + LIFETIME_MS[about.purpose])
  await tx.insert(emailTokens).values({ ...about, tokenHash: hashToken(token), createdAt: now, expiresAt })
  return token
}

export async function hasEmailToken(
  tx: Db,
  { purpose, userId, usefulUntil }: Pick<TokenInput, 'purpose' | 'userId'> & { usefulUntil: Date },
): Promise<boolean> {
  const isTheirs = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose))
  const isUseful = and(isNull(emailTokens.usedAt), gte(emailTokens.expiresAt, usefulUntil))
  return (await tx.$count(emailTokens, and(isTheirs, isUseful))) > 0
}

/**
 * Marks a token as used and locks its account. Of two concurrent uses, one fails.
 * @throws ShopError `link_expired` if it is used, expired, unknown or for another purpose
 */
export async function useEmailToken(tx: Db, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const isValid = and(
    eq(emailTokens.tokenHash, hashToken(token)),
    inArray(emailTokens.purpose, [...purposes]),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, now),
  )
  const [found] = await tx.select().from(emailTokens).where(isValid)
  // Lock order: the account's row before its tokens.
  const user = found && (await findAndLockUser(tx, found.userId))
  const [used] = await tx.update(emailTokens).set({ usedAt: now }).where(isValid).returning()
  if (user === undefined || used === undefined) throw new ShopError('link_expired')
  const { email, purpose, createdAt } = used
  return { user, email, purpose, createdAt }
}

export async function deleteEmailTokens(tx: Db, userId: number, ...purposes: TokenPurpose[]): Promise<void> {
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), inArray(emailTokens.purpose, purposes)))
}

export async function findUndoToken(tx: Db, userId: number, email: string, now: Date) {
  const isUsable = and(eq(emailTokens.email, email), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, now))
  const [row] = await tx
    .select({ createdAt: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(isUndoOf(userId), isUsable))
    .orderBy(asc(emailTokens.createdAt))
    .limit(1)
  return row
}

export async function dropUndoTokensSince(tx: Db, userId: number, createdAt: Date): Promise<void> {
  await tx.delete(emailTokens).where(and(isUndoOf(userId), gte(emailTokens.createdAt, createdAt)))
}

const isUndoOf = (userId: number) => and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'undo'))
