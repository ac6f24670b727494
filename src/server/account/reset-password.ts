import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { foldLoginName } from '../../domain/login-name.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { resetRequests, users } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { endPresentSession, endSessions } from '../http/sessions.ts'
import { countInTransaction, limitsOf, refuseRepeated } from '../http/visitor-limits.ts'
import { hashed, isWithin } from '../limits/attempts.ts'
import type { Limit } from '../limits/limit.ts'
import { logError, repeat } from '../repeat.ts'
import type { Shop } from '../shop.ts'
import { assignConfirmedEmail } from './confirm-email.ts'
import { createEmailToken, deleteEmailTokens, hasEmailToken, useEmailToken } from './email-tokens.ts'
import { hashPassword } from './password.ts'
import { forgotPasswordUrl } from './request-email-confirmation.ts'
import { findByName, type UserRow } from './users.ts'

/** Requests for one name from one network address in an hour. */
const MOST_FOR_ONE_NAME = 5
/** A link that lasts this much longer is still a way in. */
const STILL_USEFUL_MS = 15 * 60_000
const DAY_MINUTES = 1440
const AT_ONCE = 50
const EVERY_MS = 2000

/**
 * Notes that somebody asks for a new password. Whom that means is found out later, by `answerResetRequests`: the call
 * does the same for every name.
 *
 * @throws ShopError `too_many_attempts` by who asks; `reset_requested` where they asked often for this name
 */
export async function requestReset(shop: Shop, name: string, visitor: Visitor): Promise<void> {
  const limits = requestLimits(shop, name, visitor)
  refuseRepeated(shop, limits)
  await transaction(shop, async (shop) => {
    const { language } = visitor
    await shop.db.insert(resetRequests).values({ account: name, language, createdAt: shop.clock() })
    await countInTransaction(shop, limits)
  })
}

function requestLimits(shop: Shop, name: string, visitor: Visitor): Limit[] {
  const what = { what: 'reset', minutes: 60, code: 'too_many_attempts' } as const
  const key = `reset:${hashed(foldLoginName(name))}:${visitor.address}`
  return [
    ...limitsOf(visitor, { ...what, ...shop.config.limits.resets }),
    { key, most: MOST_FOR_ONE_NAME, minutes: 60, code: 'reset_requested' },
  ]
}

/**
 * Puts a letter into the outbox for each account that somebody asked a new password for.
 *
 * @returns how many requests were dealt with
 */
export async function answerResetRequests(shop: Shop): Promise<number> {
  const count = await transaction(shop, async (shop) => {
    const asked = await shop.db
      .select()
      .from(resetRequests)
      .orderBy(asc(resetRequests.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    if (asked.length === 0) return 0
    for (const { account, language } of asked) await answerRequest(shop, account, language)
    await shop.db.delete(resetRequests).where(
      inArray(
        resetRequests.id,
        asked.map(({ id }) => id),
      ),
    )
    return asked.length
  })
  return count < AT_ONCE ? count : count + (await answerResetRequests(shop))
}

/** Answers requests every few seconds. Returns what ends it, when a round under way is done. */
export const startAnsweringResets = (shop: Shop) =>
  repeat(EVERY_MS, () => answerResetRequests(shop), logError(shop, 'requests for new passwords could not be answered'))

/**
 * Sets a new password by the link that was sent for it, and ends every session, and what is under way to change the
 * address. The link has shown whose the address is, so it counts as confirmed, unless another account was first. It is
 * good for as long as the account has the address it was sent to.
 *
 * @returns the account's id
 * @throws ShopError `link_expired`
 */
export async function resetPassword(shop: Shop, token: string, password: string, visitor: Visitor): Promise<number> {
  const now = shop.clock()
  const hash = await hashPassword(password)
  return transaction(shop, async (shop) => {
    const { user, email } = await useEmailToken(shop.db, token, ['reset'], now)
    if (user.email !== email) throw new ShopError('link_expired')
    await setPassword(shop, user, hash, visitor.language)
    await endSessions(shop.db, user.id)
    await endPresentSession(shop.db, visitor)
    await deleteEmailTokens(shop.db, user.id, 'reset', 'change')
    if (user.emailVerifiedAt === null) await assignConfirmedEmail(shop.db, user, email, now)
    return user.id
  })
}

/** Stores a password and tells the account's address. */
export async function setPassword(shop: Shop, user: UserRow, hash: string, language: Language): Promise<void> {
  await shop.db.update(users).set({ password: hash }).where(eq(users.id, user.id))
  await enqueueEmail(shop, {
    kind: 'password_changed',
    recipient: user.email,
    language,
    payload: { username: user.username, firstName: user.firstName, link: forgotPasswordUrl(shop) },
    dedupeKey: `password_changed:${randomUUID()}`,
  })
}

async function answerRequest(shop: Shop, account: string, language: Language): Promise<void> {
  const now = shop.clock()
  for (const user of await findByName(shop.db, account)) {
    if (!(await maySendLink(shop, user))) continue
    const { id, username, firstName, email } = user
    const token = await createEmailToken(shop.db, { purpose: 'reset', userId: id, email, now })
    await enqueueEmail(shop, {
      kind: 'password_reset',
      recipient: email,
      language,
      payload: { username, firstName, link: shop.config.publicOrigin + href('resetPassword', { token }) },
      dedupeKey: `password_reset:${randomUUID()}`,
    })
  }
}

/**
 * Whether an account gets another link. A mailbox gets few a day, whoever asks; past that only an account whose last
 * link is used or about to run out gets one, so that its owner is never without a way in. Of the accounts that name an
 * address, only those may pass the limit that signing in by that address would try.
 */
async function maySendLink(shop: Shop, { id, email }: UserRow): Promise<boolean> {
  const now = shop.clock()
  const most = shop.config.limits.resetEmails
  if (await isWithin(shop.db, { key: `reset-emails:${hashed(email)}`, most, minutes: DAY_MINUTES }, now)) return true
  const usefulUntil = new Date(now.valueOf() + STILL_USEFUL_MS)
  if (await hasEmailToken(shop.db, { purpose: 'reset', userId: id, usefulUntil })) return false
  return (await findByName(shop.db, email)).some((user) => user.id === id)
}
