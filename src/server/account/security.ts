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
import { getSecondFactorState } from './second-factor.ts'
import { getUserRow, lockUser } from './users.ts'

const MAX_EMAILS_PER_HOUR = 5

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
  return {
    email,
    isEmailVerified: emailVerifiedAt !== null,
    pendingEmail: pending?.email ?? null,
    secondFactor: await getSecondFactorState(shop.db, userId),
  }
}

/**
 * Sends the confirmation link again; does nothing if the address is confirmed.
 * @throws ShopError `too_many_attempts`
 */
export async function sendVerification(shop: Shop, userId: number, language: Language): Promise<void> {
  await countAttempt(shop.db, [{ key: `verification:${userId}`, most: MAX_EMAILS_PER_HOUR, minutes: 60 }], shop.clock())
  await transaction(shop, async (shop) => {
    const user = await lockUser(shop.db, userId)
    if (user.emailVerifiedAt !== null) return
    await requestEmailConfirmation(shop, { user, email: user.email, purpose: 'verify', language })
  })
}

export async function listOwnSessions(
  shop: Shop,
  userId: number,
  visitor: Pick<Visitor, 'sessionId'>,
): Promise<Session[]> {
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
