import { eq } from 'drizzle-orm'
import type { User } from '../../contract/account.ts'
import type { AccountForm } from '../../contract/account-forms.ts'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { countAttempt } from '../limits/attempts.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { assertPassword } from './change-password.ts'
import { deleteEmailTokens } from './email-tokens.ts'
import { warnOfEmailChange } from './replaced-address.ts'
import { requestEmailConfirmation } from './request-email-confirmation.ts'
import { getUserRow, lockUser, toUser } from './users.ts'

const MAX_CHANGES_PER_HOUR = 5

export async function getUser(shop: Shop, userId: number): Promise<User> {
  return toUser(await getUserRow(shop.db, userId))
}

/**
 * An empty field clears the stored value. A new e-mail address needs the current password, because the mailbox can take
 * over the account; until it is confirmed, the response has the old one.
 * @throws ShopError `invalid_input` or `wrong_password` for the current password; `too_many_attempts`
 */
export async function updateUser(shop: Shop, userId: number, form: AccountForm, language: Language): Promise<User> {
  const { email: requestedEmail, currentPassword, ...details } = form
  const changes = Object.entries(details).filter(([, value]) => value !== undefined)
  const set = Object.fromEntries(changes.map(([field, value]) => [field, value === '' ? null : value]))
  const newEmail = requestedEmail === undefined ? undefined : foldEmail(requestedEmail)
  const { email } = await getUserRow(shop.db, userId)
  const isNewEmail = newEmail !== undefined && newEmail !== email
  if (isNewEmail) await assertMayChangeEmail(shop, userId, currentPassword)
  return transaction(shop, async (shop) => {
    const user = await lockUser(shop.db, userId)
    if (isNewEmail) {
      await deleteEmailTokens(shop.db, userId, 'change')
      await requestEmailConfirmation(shop, { user, email: newEmail, purpose: 'change', language })
      await noteEvent(shop, { kind: 'email_change_request', actor: { customer: userId } })
      await warnOfEmailChange(shop, user, newEmail, language)
    }
    if (changes.length === 0) return toUser(user)
    const [changed = user] = await shop.db.update(users).set(set).where(eq(users.id, userId)).returning()
    return toUser(changed)
  })
}

async function assertMayChangeEmail(shop: Shop, userId: number, currentPassword: string | undefined): Promise<void> {
  if (currentPassword === undefined) {
    throw new ShopError('invalid_input', { fields: { currentPassword: 'password_required' } })
  }
  await assertPassword(shop, userId, currentPassword, 'currentPassword')
  await countAttempt(
    shop.db,
    [{ key: `email-change:${userId}`, most: MAX_CHANGES_PER_HOUR, minutes: 60 }],
    shop.clock(),
  )
}
