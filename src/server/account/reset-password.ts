import { randomUUID } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { type Db, transaction } from '../db/connect.ts'
import { resetRequests, users } from '../db/schema.ts'
import { endSessions } from '../http/sessions.ts'
import { putLetter } from '../mail/put-letter.ts'
import { repeat, report } from '../repeat.ts'
import type { Shop } from '../shop.ts'
import { forgotLink } from './ask-to-confirm.ts'
import { claimAddress } from './confirm-email.ts'
import { dropEmailTokens, makeEmailToken, useEmailToken } from './email-tokens.ts'
import { hashPassword } from './password.ts'
import { countTry, hashed, isWithin } from './throttle.ts'
import { findByName, type UserRow } from './users.ts'

const MOST_FROM_ONE_ADDRESS = 20
const MOST_FOR_ONE_NAME = 5
const AT_ONCE = 50
const EVERY_MS = 2000

/**
 * Notes that somebody asks for a new password. Whom that means is found out later, by `answerResetRequests`: the call
 * does the same for every name.
 *
 * @throws ShopError `too_many_attempts`, by the network address alone
 */
export async function requestReset(shop: Shop, name: string, address: string, language: Language): Promise<void> {
  const now = shop.clock()
  await countTry(shop.db, [{ key: `reset:${address}`, most: MOST_FROM_ONE_ADDRESS, minutes: 15 }], now)
  await shop.db.insert(resetRequests).values({ account: name.toLowerCase(), language, createdAt: now })
}

/**
 * Puts a letter into the outbox for each account that somebody asked a new password for.
 *
 * @returns how many requests were dealt with
 */
export async function answerResetRequests(shop: Shop): Promise<number> {
  const count = await transaction(shop.db, async (tx) => {
    const asked = await tx
      .select()
      .from(resetRequests)
      .orderBy(asc(resetRequests.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    if (asked.length === 0) return 0
    for (const { account, language } of asked) await answerRequest(tx, shop, account, language)
    await tx.delete(resetRequests).where(
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
  repeat(EVERY_MS, () => answerResetRequests(shop), report(shop, 'requests for new passwords could not be answered'))

/**
 * Sets a new password by the link that was sent for it, and ends every session. The link has shown whose the address
 * is, so it counts as confirmed, unless another account was first.
 *
 * @returns the account's id
 * @throws ShopError `link_expired`
 */
export async function resetPassword(shop: Shop, token: string, password: string, language: Language): Promise<number> {
  const now = shop.clock()
  const hash = await hashPassword(password)
  return transaction(shop.db, async (tx) => {
    const { user, email } = await useEmailToken(tx, token, ['reset'], now)
    await setPassword(tx, shop, user, hash, language)
    await endSessions(tx, user.id)
    await dropEmailTokens(tx, user.id, 'reset')
    if (user.email === email && user.emailVerifiedAt === null) await claimAddress(tx, user, email, now)
    return user.id
  })
}

/** Stores a password and tells the account's address. */
export async function setPassword(tx: Db, shop: Shop, user: UserRow, hash: string, language: Language): Promise<void> {
  await tx.update(users).set({ password: hash }).where(eq(users.id, user.id))
  await putLetter(tx, {
    kind: 'password_changed',
    recipient: user.email,
    language,
    payload: { username: user.username, firstName: user.firstName, link: forgotLink(shop) },
    dedupeKey: `password_changed:${randomUUID()}`,
  })
}

async function answerRequest(tx: Db, shop: Shop, account: string, language: Language): Promise<void> {
  const now = shop.clock()
  const limit = { key: `reset-letters:${hashed(account)}`, most: MOST_FOR_ONE_NAME, minutes: 60 }
  if (!(await isWithin(tx, limit, now))) return
  for (const { id, username, firstName, email } of await findByName(tx, account)) {
    const token = await makeEmailToken(tx, { purpose: 'reset', userId: id, email, now })
    await putLetter(tx, {
      kind: 'password_reset',
      recipient: email,
      language,
      payload: { username, firstName, link: shop.config.publicOrigin + href('resetPassword', { token }) },
      dedupeKey: `password_reset:${randomUUID()}`,
    })
  }
}
