import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Security, Session } from '../../contract/security.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { emailTokens } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import { listSessions } from '../http/sessions.ts'
import { countAttempt } from '../limits/attempts.ts'
import type { Shop } from '../shop.ts'
import { requestEmailConfirmation } from './request-email-confirmation.ts'
import { getUserRow, lockUser } from './users.ts'

/** Letters that one account may ask for again within an hour. */
const MOST_LETTERS = 5

/** How it stands with an account's address: whether it is confirmed, and which one is asked for instead. */
export async function getSecurity(shop: Shop, userId: number): Promise<Security> {
  const { email, emailVerifiedAt } = await getUserRow(shop.db, userId)
  const { purpose, usedAt, expiresAt, createdAt } = emailTokens
  const isPending = and(eq(purpose, 'change'), isNull(usedAt), gt(expiresAt, shop.clock()))
  const [pending] = await shop.db
    .select({ email: emailTokens.email })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), isPending))
    .orderBy(desc(createdAt))
    .limit(1)
  return { email, isEmailVerified: emailVerifiedAt !== null, pendingEmail: pending?.email ?? null }
}

/**
 * Sends the link that confirms the account's address again; an address that is confirmed needs none.
 *
 * @throws ShopError `too_many_attempts`
 */
export async function sendVerification(shop: Shop, userId: number, language: Language): Promise<void> {
  await countAttempt(shop.db, [{ key: `verification:${userId}`, most: MOST_LETTERS, minutes: 60 }], shop.clock())
  await transaction(shop, async (shop) => {
    const user = await lockUser(shop.db, userId)
    if (user.emailVerifiedAt !== null) return
    await requestEmailConfirmation(shop, { user, email: user.email, purpose: 'verify', language })
  })
}

/** The places where one is signed in, the one in use last first. */
export async function listOwnSessions(shop: Shop, userId: number, visitor: Visitor): Promise<Session[]> {
  const rows = await listSessions(shop, userId)
  return rows.map(({ id, browser, system, createdAt, seenAt }) => ({
    id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === visitor.sessionId,
  }))
}
