import { eq } from 'drizzle-orm'
import type { User } from '../../contract/account.ts'
import type { Device } from '../../domain/device.ts'
import { mergeGuestCart } from '../cart/merge-guest-cart.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { KnownBrowser } from '../http/known-browser.ts'
import { startSession } from '../http/sessions.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { toUser, type UserRow } from './users.ts'

/** Who comes to sign in, and on what. */
export interface Comer extends Pick<Visitor, 'guestKey' | 'address' | 'language'> {
  device: Device
  knownBrowser: KnownBrowser | null
}

export interface SignedIn {
  user: User
  token: string
}

/** Begins a session, joins the guest's cart to the user's, and notes the language they read in. */
export async function signIn(tx: Db, shop: Shop, comer: Comer, row: UserRow): Promise<SignedIn> {
  const { guestKey, device, language } = comer
  if (guestKey !== null) await mergeGuestCart(tx, row.id, guestKey)
  if (row.language !== language) await tx.update(users).set({ language }).where(eq(users.id, row.id))
  const token = await startSession(tx, { userId: row.id, device, now: shop.clock() })
  return { user: toUser(row), token }
}
