import { ShopError } from '../../contract/errors.ts'
import { transaction } from '../db/connect.ts'
import type { Visitor } from '../http/env.ts'
import { endSessions } from '../http/sessions.ts'
import { countAttempt, forgetAttempt } from '../limits/attempts.ts'
import type { Shop } from '../shop.ts'
import { deleteEmailTokens } from './email-tokens.ts'
import { passwordCheckLimit } from './guess-limits.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { setPassword } from './reset-password.ts'
import { getUserRow, lockUser } from './users.ts'

interface Given {
  currentPassword: string
  password: string
}

/**
 * Changes one's password and ends one's other sessions; links for a new one, or for another address, end with it.
 *
 * @throws ShopError `wrong_password` for the current one; `too_many_attempts`
 */
export async function changePassword(shop: Shop, userId: number, visitor: Visitor, given: Given): Promise<void> {
  await assertPassword(shop, userId, given.currentPassword, 'currentPassword')
  const hash = await hashPassword(given.password)
  await transaction(shop, async (shop) => {
    const user = await lockUser(shop.db, userId)
    await setPassword(shop, user, hash, visitor.language)
    await endSessions(shop.db, userId, visitor.sessionId)
    await deleteEmailTokens(shop.db, userId, 'reset', 'change')
  })
}

/** Lets only whoever knows the account's password go on, however good their session is. */
export async function assertPassword(shop: Shop, userId: number, password: string, field: string): Promise<void> {
  const limit = passwordCheckLimit(userId)
  await countAttempt(shop.db, [limit], shop.clock())
  const { password: stored } = await getUserRow(shop.db, userId)
  if (!(await verifyPassword(stored, password))) {
    throw new ShopError('wrong_password', { fields: { [field]: 'wrong_password' } })
  }
  await forgetAttempt(shop.db, [limit], [])
}
