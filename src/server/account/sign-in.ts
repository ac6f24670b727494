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
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { toUser, type UserRow } from './users.ts'

export interface SignInContext extends Pick<Visitor, 'guestKey' | 'address' | 'language' | 'sessionId'> {
  device: Device
  knownBrowser: KnownBrowser | null
}

export interface SignedIn {
  user: User
  token: string
}

/**
 * Starts a session that replaces the current one, merges the guest's cart and stores the visitor's language.
 * @throws ShopError `wrong_credentials` if the password has changed since it was verified
 */
export async function signIn(shop: Shop, context: SignInContext, row: UserRow): Promise<SignedIn> {
  const { guestKey, device, language } = context
  if (guestKey !== null) await mergeGuestCart(shop.db, row.id, guestKey)
  await assertPasswordUnchanged(shop.db, row)
  await endPresentSession(shop.db, context)
  if (row.language !== language) await shop.db.update(users).set({ language }).where(eq(users.id, row.id))
  const token = await startSession(shop, row.id, device)
  await noteEvent(shop, { kind: 'sign_in', actor: { customer: row.id } })
  return { user: toUser(row), token }
}

/** A password change ends all sessions: a concurrent sign-in with the old password must not start a new one. */
async function assertPasswordUnchanged(tx: Db, { id, password }: UserRow): Promise<void> {
  const [unchanged] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password, password)))
    .for('no key update')
  if (unchanged === undefined) throw new ShopError('wrong_credentials')
}
