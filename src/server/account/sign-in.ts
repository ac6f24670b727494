import { and, eq } from 'drizzle-orm'
import type { User } from '../../contract/account.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Device } from '../../domain/device.ts'
import { mergeGuestCart } from '../cart/merge-guest-cart.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import type { KnownBrowser } from '../http/known-browser.ts'
import { endPresentSession, startSession } from '../http/sessions.ts'
import type { Shop } from '../shop.ts'
import { toUser, type UserRow } from './users.ts'

/** Who comes to sign in, and on what. */
export interface SignInContext extends Pick<Visitor, 'guestKey' | 'address' | 'language' | 'sessionId'> {
  device: Device
  knownBrowser: KnownBrowser | null
}

export interface SignedIn {
  user: User
  token: string
}

/**
 * Begins a session in place of the one they came with, joins the guest's cart to the user's, and notes the language they
 * read in.
 *
 * @throws ShopError `wrong_credentials` where the password was changed since it was compared
 */
export async function signIn(shop: Shop, comer: SignInContext, row: UserRow): Promise<SignedIn> {
  const { guestKey, device, language } = comer
  if (guestKey !== null) await mergeGuestCart(shop.db, row.id, guestKey)
  await mustStillBe(shop.db, row)
  await endPresentSession(shop.db, comer)
  if (row.language !== language) await shop.db.update(users).set({ language }).where(eq(users.id, row.id))
  const token = await startSession(shop.db, { userId: row.id, device, now: shop.clock() })
  return { user: toUser(row), token }
}

/** Whoever shuts a thief out ends all sessions: one that begins at the same moment must not outlive that. */
async function mustStillBe(tx: Db, { id, password }: UserRow): Promise<void> {
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password, password)))
    .for('no key update')
  if (same === undefined) throw new ShopError('wrong_credentials')
}
