import { eq } from 'drizzle-orm'
import type { StaffMe } from '../../contract/admin/sign-in.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { hashPassword, verifyPassword } from '../account/password.ts'
import { refuseGuessable } from '../account/refuse-guessable.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { staff } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { confirmStaffSession, endStaffSessions } from '../http/sessions-of-staff.ts'
import { guess } from '../second-factor/guess.ts'
import { noteEvent, noteFailure } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { checkSecondFactor } from './second-factor.ts'
import { confirmationLimit } from './staff-limits.ts'
import { getStaff } from './staff-rows.ts'

export function toStaffMe(signedIn: SignedInStaff): StaffMe {
  const { id, name, email, role, permissions, language, hasSecondFactor, hasPin, isPinLocked, till } = signedIn
  return {
    id,
    name,
    email,
    role,
    permissions: [...permissions],
    language,
    hasSecondFactor,
    hasPin,
    isPinLocked,
    till,
    confirmedUntil: signedIn.confirmedUntil?.toISOString() ?? null,
  }
}

/**
 * Confirms who is there, for dangerous acts within the next minutes.
 * @throws ShopError `not_at_a_till`, `wrong_password`, `wrong_code`, `too_many_attempts`, `busy`
 */
export async function confirmIdentity(
  shop: Shop,
  { id, sessionId, till }: SignedInStaff,
  proof: { password: string } | { code: string },
): Promise<Date> {
  if (till !== null) throw new ShopError('not_at_a_till')
  const member = await getStaff(shop.db, id)
  if ('code' in proof) await checkSecondFactor(shop, member, proof.code)
  else {
    await noteFailure(shop, { kind: 'password_check', actor: { staff: id } }, async () => {
      const isRight = await guess(shop, confirmationLimit(id), () =>
        verifyPassword(member.password ?? undefined, proof.password),
      )
      if (!isRight) throw new ShopError('wrong_password', { fields: { password: 'wrong_password' } })
    })
  }
  return confirmStaffSession(shop.db, sessionId, shop.clock())
}

export async function changeLanguage(shop: Shop, signedIn: SignedInStaff, language: Language): Promise<StaffMe> {
  await staffTransaction(shop, signedIn, ({ db }) =>
    db.update(staff).set({ language }).where(eq(staff.id, signedIn.id)),
  )
  return toStaffMe({ ...signedIn, language })
}

/**
 * Ends the other sessions.
 * @throws ShopError `invalid_input` for a guessable password, `busy`
 */
export async function changeStaffPassword(shop: Shop, signedIn: SignedInStaff, password: string): Promise<void> {
  await refuseGuessable(password, [signedIn.email, signedIn.name])
  const hash = await hashPassword(password)
  await staffTransaction(shop, signedIn, async (shop) => {
    const { db } = shop
    await noteEvent(shop, { kind: 'password_change', actor: { staff: signedIn.id } })
    await db.update(staff).set({ password: hash }).where(eq(staff.id, signedIn.id))
    await endStaffSessions(db, signedIn.id, signedIn.sessionId)
  })
}
