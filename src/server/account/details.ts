import { eq } from 'drizzle-orm'
import type { User } from '../../contract/account.ts'
import type { AccountForm } from '../../contract/account-forms.ts'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { countAttempt } from '../limits/attempts.ts'
import type { Shop } from '../shop.ts'
import { assertPassword } from './change-password.ts'
import { deleteEmailTokens } from './email-tokens.ts'
import { warnOfEmailChange } from './replaced-address.ts'
import { requestEmailConfirmation } from './request-email-confirmation.ts'
import { getUserRow, lockUser, toUser } from './users.ts'

/** New addresses that one account may ask for within an hour. */
const MOST_CHANGES = 5

/** The signed-in user's own details. */
export async function getUser(shop: Shop, userId: number): Promise<User> {
  return toUser(await getUserRow(shop.db, userId))
}

/**
 * Changes one's own details; an empty field clears what was stored. A new e-mail is only asked for: the answer carries
 * the old one until the new one is confirmed, whether or not it can be. It needs the current password, since whoever
 * reads an account's e-mail can take it over.
 *
 * @throws ShopError `invalid_input` or `wrong_password` for the current password; `too_many_attempts` where it is
 *   guessed at, or a new e-mail is asked for too often
 */
export async function updateUser(shop: Shop, userId: number, form: AccountForm, language: Language): Promise<User> {
  const { email: asked, currentPassword, ...details } = form
  const given = Object.entries(details).filter(([, value]) => value !== undefined)
  const set = Object.fromEntries(given.map(([field, value]) => [field, value === '' ? null : value]))
  const newEmail = asked === undefined ? undefined : foldEmail(asked)
  const { email } = await getUserRow(shop.db, userId)
  const isNewEmail = newEmail !== undefined && newEmail !== email
  if (isNewEmail) await mustBeAllowedToChange(shop, userId, currentPassword)
  return transaction(shop, async (shop) => {
    const user = await lockUser(shop.db, userId)
    if (isNewEmail) {
      await deleteEmailTokens(shop.db, userId, 'change')
      await requestEmailConfirmation(shop, { user, email: newEmail, purpose: 'change', language })
      await warnOfEmailChange(shop, user, newEmail, language)
    }
    if (given.length === 0) return toUser(user)
    const [changed = user] = await shop.db.update(users).set(set).where(eq(users.id, userId)).returning()
    return toUser(changed)
  })
}

async function mustBeAllowedToChange(shop: Shop, userId: number, currentPassword: string | undefined): Promise<void> {
  if (currentPassword === undefined) {
    throw new ShopError('invalid_input', { fields: { currentPassword: 'password_required' } })
  }
  await assertPassword(shop, userId, currentPassword, 'currentPassword')
  await countAttempt(shop.db, [{ key: `email-change:${userId}`, most: MOST_CHANGES, minutes: 60 }], shop.clock())
}
