import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, isNull } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { emailTokens, type TokenPurpose } from '../db/schema.ts'
import { hashToken } from '../http/sessions.ts'
import { findAndLockUser } from './users.ts'

const HOUR_MS = 3_600_000
/** For how many days a change of address can be undone from the address before. */
export const UNDO_DAYS = 7
const LASTS_MS: Record<TokenPurpose, number> = {
  verify: 72 * HOUR_MS,
  change: 24 * HOUR_MS,
  reset: HOUR_MS,
  undo: UNDO_DAYS * 24 * HOUR_MS,
}

interface TokenFor {
  purpose: TokenPurpose
  userId: number
  email: string
  now: Date
}

/** Makes a token for a link to an address: it goes into the letter, only its hash into the database. */
export async function createEmailToken(tx: Db, { now, ...about }: TokenFor): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.valueOf() + LASTS_MS[about.purpose])
  await tx.insert(emailTokens).values({ ...about, tokenHash: hashToken(token), createdAt: now, expiresAt })
  return token
}

/** Whether a user has a link of a kind that is unused and lasts until some moment at least. */
export async function hasEmailToken(
  tx: Db,
  { purpose, userId, usefulUntil }: Pick<TokenFor, 'purpose' | 'userId'> & { usefulUntil: Date },
): Promise<boolean> {
  const isTheirs = and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose))
  const isUseful = and(isNull(emailTokens.usedAt), gte(emailTokens.expiresAt, usefulUntil))
  return (await tx.$count(emailTokens, and(isTheirs, isUseful))) > 0
}

/**
 * Uses a token up and locks the account it is for: of two uses at once, one finds it used.
 *
 * @throws ShopError `link_expired` where it was used, has run out, is for something else, or never was
 */
export async function useEmailToken(tx: Db, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const isGood = and(
    eq(emailTokens.tokenHash, hashToken(token)),
    inArray(emailTokens.purpose, [...purposes]),
    isNull(emailTokens.usedAt),
    gt(emailTokens.expiresAt, now),
  )
  const [found] = await tx.select().from(emailTokens).where(isGood)
  // The account's row comes before its tokens', in the order that all who change both keep to.
  const user = found && (await findAndLockUser(tx, found.userId))
  const [used] = await tx.update(emailTokens).set({ usedAt: now }).where(isGood).returning()
  if (user === undefined || used === undefined) throw new ShopError('link_expired')
  const { email, purpose, createdAt } = used
  return { user, email, purpose, createdAt }
}

/** Makes a user's links of some kinds useless, those already sent included. */
export async function deleteEmailTokens(tx: Db, userId: number, ...purposes: TokenPurpose[]): Promise<void> {
  await tx.delete(emailTokens).where(and(eq(emailTokens.userId, userId), inArray(emailTokens.purpose, purposes)))
}

/** The oldest link by which an account's address can still be made this one again. */
export async function findUndoToken(tx: Db, userId: number, email: string, now: Date) {
  const isMeant = and(eq(emailTokens.email, email), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, now))
  const [row] = await tx
    .select({ createdAt: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(isUndoOf(userId), isMeant))
    .orderBy(asc(emailTokens.createdAt))
    .limit(1)
  return row
}

/** Makes the links useless that undo an account's changes of address from one on. */
export async function dropUndoTokensSince(tx: Db, userId: number, createdAt: Date): Promise<void> {
  await tx.delete(emailTokens).where(and(isUndoOf(userId), gte(emailTokens.createdAt, createdAt)))
}

const isUndoOf = (userId: number) => and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'undo'))
