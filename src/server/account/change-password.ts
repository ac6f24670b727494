import { ShopError } from '../../contract/errors.ts'
import { transaction } from '../db/connect.ts'
import type { Visitor } from '../http/env.ts'
import { endSessions } from '../http/sessions.ts'
import { countAttempt, forgetAttempt } from '../limits/attempts.ts'
import { noteEvent, noteFailure } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { deleteEmailTokens } from './email-tokens.ts'
import { passwordCheckLimit } from './guess-limits.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { refuseGuessableOf } from './refuse-guessable.ts'
import { setPassword } from './reset-password.ts'
import { getUserRow, lockUser } from './users.ts'

interface PasswordChange {
  currentPassword: string
  password: string
}

/**
 * Changes a user's password. Ends their other sessions and deletes their reset and e-mail change links.
 * @throws ShopError `invalid_input` for a guessable password; `wrong_password` (the current password), `too_many_attempts`
 */
export async function changePassword(
  shop: Shop,
  userId: number,
  visitor: Visitor,
  input: PasswordChange,
): Promise<void> {
  await assertPassword(shop, userId, input.currentPassword, 'currentPassword')
  await refuseGuessableOf(await getUserRow(shop.db, userId), input.password)
  const hash = await hashPassword(input.password)
  await transaction(shop, async (shop) => {
    const user = await lockUser(shop.db, userId)
    await setPassword(shop, user, hash, visitor.language)
    await endSessions(shop.db, userId, visitor.sessionId)
    await noteEvent(shop, { kind: 'password_change', actor: { customer: userId } })
    await deleteEmailTokens(shop.db, userId, 'reset', 'change')
  })
}

/** @throws ShopError `wrong_password`, `too_many_attempts` */
export async function assertPassword(shop: Shop, userId: number, password: string, field: string): Promise<void> {
  const limit = passwordCheckLimit(userId)
  await noteFailure(shop, { kind: 'password_check', actor: { customer: userId } }, async () => {
    await countAttempt(shop.db, [limit], shop.clock())
    const { password: stored } = await getUserRow(shop.db, userId)
    if (!(await verifyPassword(stored, password))) {
      throw new ShopError('wrong_password', { fields: { [field]: 'wrong_password' } })
    }
  })
  await forgetAttempt(shop.db, [limit], [])
}
