import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { foldLoginName } from '../../domain/login-name.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { endPresentSession, endSessions } from '../http/sessions.ts'
import { countInTransaction, limitsOf, rejectRepeated } from '../http/visitor-limits.ts'
import { defineJob } from '../jobs/job.ts'
import { hashed, isWithin } from '../limits/attempts.ts'
import { DAY_MINUTES, type Limit } from '../limits/limit.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { assignConfirmedEmail } from './confirm-email.ts'
import { createEmailToken, deleteEmailTokens, hasEmailToken, useEmailToken } from './email-tokens.ts'
import { hashPassword } from './password.ts'
import { refuseGuessableOf } from './refuse-guessable.ts'
import { forgotPasswordUrl } from './request-email-confirmation.ts'
import { findByName, type UserRow } from './users.ts'

/** Per name and network address, in an hour. */
const MAX_REQUESTS_PER_NAME = 5
/** A link that is valid for at least this long needs no replacement. */
const MIN_REMAINING_MS = 15 * 60_000

interface ResetRequest {
  /** A username or an e-mail address, as typed. */
  account: string
  language: Language
}

export const RESET_JOB = defineJob<ResetRequest>('password-reset', {
  retries: 30,
  retryDelaySeconds: 1,
  maxRetryDelaySeconds: 600,
})

/**
 * Stores a request for a new password. The account is looked up later, by a job, so that the call does
 * the same for every name.
 *
 * @throws ShopError `too_many_attempts` per visitor; `reset_requested` per name
 */
export async function requestReset(shop: Shop, name: string, visitor: Visitor): Promise<void> {
  const limits = requestLimits(shop, name, visitor)
  rejectRepeated(shop, limits)
  await transaction(shop, async (shop) => {
    await shop.jobs.enqueue(shop.db, RESET_JOB, { account: name, language: visitor.language })
    await countInTransaction(shop, limits)
  })
}

function requestLimits(shop: Shop, name: string, visitor: Visitor): Limit[] {
  const rule = { what: 'reset', minutes: 60, code: 'too_many_attempts' } as const
  const key = `reset:${hashed(foldLoginName(name))}:${visitor.address}`
  return [
    ...limitsOf(visitor, { ...rule, ...shop.config.limits.resets }),
    { key, most: MAX_REQUESTS_PER_NAME, minutes: 60, code: 'reset_requested' },
  ]
}

/**
 * Sets a new password by a reset link. Ends all sessions and cancels pending changes of address. The link proves the
 * address, so it becomes confirmed unless another account has confirmed it. The link is invalid once the address changes.
 *
 * @returns the account's id
 * @throws ShopError `link_expired`; `invalid_input` for a guessable password, and the link still works
 */
export async function resetPassword(shop: Shop, token: string, password: string, visitor: Visitor): Promise<number> {
  const now = shop.clock()
  const hash = await hashPassword(password)
  return transaction(shop, async (shop) => {
    const { user, email } = await useEmailToken(shop.db, token, ['reset'], now)
    if (user.email !== email) throw new ShopError('link_expired')
    await refuseGuessableOf(user, password)
    await setPassword(shop, user, hash, visitor.language)
    await noteEvent(shop, { kind: 'password_reset', actor: { customer: user.id } })
    await endSessions(shop.db, user.id)
    await endPresentSession(shop.db, visitor)
    await deleteEmailTokens(shop.db, user.id, 'reset', 'change')
    if (user.emailVerifiedAt === null) await assignConfirmedEmail(shop.db, user, email, now)
    return user.id
  })
}

/** Stores a password and notifies the account's address. */
export async function setPassword(shop: Shop, user: UserRow, hash: string, language: Language): Promise<void> {
  await shop.db.update(users).set({ password: hash }).where(eq(users.id, user.id))
  await enqueueEmail(shop, {
    kind: 'password_changed',
    recipient: user.email,
    language,
    payload: { username: user.username, firstName: user.firstName, link: forgotPasswordUrl(shop) },
  })
}

/** Sends a link to each account of that name. */
export async function answerResetRequest(shop: Shop, { account, language }: ResetRequest): Promise<void> {
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
    })
  }
}

/**
 * Whether an account gets another link. A mailbox has a daily limit. Beyond it, only an account without a usable link
 * gets one, so that its owner is never locked out. Of the accounts with one address, only those that sign-in by that
 * address considers may exceed the limit.
 */
async function maySendLink(shop: Shop, { id, email }: UserRow): Promise<boolean> {
  const now = shop.clock()
  const most = shop.config.limits.resetEmails
  if (await isWithin(shop.db, { key: `reset-emails:${hashed(email)}`, most, minutes: DAY_MINUTES }, now)) return true
  const usefulUntil = new Date(now.valueOf() + MIN_REMAINING_MS)
  if (await hasEmailToken(shop.db, { purpose: 'reset', userId: id, usefulUntil })) return false
  return (await findByName(shop.db, email)).some((user) => user.id === id)
}

/** Deletes the waiting requests for any of an account's names. */
export async function forgetResetRequests(shop: Shop, names: readonly string[]): Promise<void> {
  const folded = new Set(names.map(foldLoginName))
  for (const { id, data } of await shop.jobs.list(shop.db, RESET_JOB)) {
    if (folded.has(foldLoginName(data.account))) await shop.jobs.remove(shop.db, RESET_JOB, id)
  }
}
