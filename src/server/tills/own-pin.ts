import { eq } from 'drizzle-orm'
import { hashPassword } from '../account/password.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { staff } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { endTillSessions } from '../http/sessions-of-staff.ts'
import type { Shop } from '../shop.ts'

/** Sets or replaces one's PIN and unlocks it. @throws ShopError `busy` */
export async function setPin(shop: Shop, signedIn: SignedInStaff, pin: string): Promise<void> {
  await storePin(shop, signedIn, await hashPassword(pin))
}

export const removePin = (shop: Shop, signedIn: SignedInStaff): Promise<void> => storePin(shop, signedIn, null)

/** Who signed in with the PIN of before is signed out. */
function storePin(shop: Shop, signedIn: SignedInStaff, pin: string | null): Promise<void> {
  return staffTransaction(shop, signedIn, async ({ db }) => {
    await db.update(staff).set({ pin, pinFailures: 0 }).where(eq(staff.id, signedIn.id))
    await endTillSessions(db, { staffId: signedIn.id })
  })
}
