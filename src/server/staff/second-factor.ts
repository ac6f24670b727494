import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { transaction } from '../db/connect.ts'
import { staff, staffSessions } from '../db/staff-schema.ts'
import type { Actor, StaffSession } from '../http/admin-env.ts'
import { endStaffSession, startStaffSession } from '../http/sessions-of-staff.ts'
import { findStep } from '../second-factor/find-step.ts'
import { guess } from '../second-factor/guess.ts'
import { noteFactorChange } from '../second-factor/note-factor-change.ts'
import { encryptTotpSecret } from '../second-factor/secrets.ts'
import { createTotpSecret, describeTotp, isTotpCode } from '../second-factor/totp.ts'
import { noteFailure } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { redeemRecoveryCode, replaceRecoveryCodes } from './recovery-codes.ts'
import { codeLimit } from './staff-limits.ts'
import { factorHolder, getStaff, lockStaff, type StaffRow } from './staff-rows.ts'

/**
 * Checks a code of the authenticator app, or uses up a recovery code.
 * @throws ShopError `wrong_code`, `too_many_attempts`
 */
export async function checkSecondFactor(shop: Shop, member: StaffRow, code: string): Promise<void> {
  const actor = { staff: member.id }
  const isTotp = isTotpCode(code)
  await noteFailure(shop, { kind: 'second_factor', actor }, async () => {
    const isRight = await guess(shop, codeLimit(member.id), () =>
      isTotp ? redeemTotpCode(shop, member, code) : spendRecoveryCode(shop, member, code),
    )
    if (!isRight) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } })
  })
}

function spendRecoveryCode(shop: Shop, member: StaffRow, code: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const codesLeft = await redeemRecoveryCode(shop.db, member.id, shop.cookieSecret, code)
    if (codesLeft === null) return false
    await noteFactorChange(shop, factorHolder(member), { kind: 'recovery_code', codesLeft })
    return true
  })
}

/** Stores the step: neither this code nor an earlier one works again, also not in a concurrent call. */
async function redeemTotpCode(shop: Shop, { id, totpSecret }: StaffRow, code: string): Promise<boolean> {
  if (totpSecret === null) return false
  const step = findStep(shop, 'staff', totpSecret, code)
  if (step === null) return false
  const isUnused = or(isNull(staff.totpLastStep), lt(staff.totpLastStep, step))
  const used = await shop.db
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), eq(staff.totpSecret, totpSecret), isUnused))
    .returning({ id: staff.id })
  return used.length > 0
}

/** A new secret, which counts once `confirmNewSecondFactor` has seen a code of it. */
export async function startSecondFactor(shop: Shop, { id, staffId }: StaffSession) {
  const { email } = await getStaff(shop.db, staffId)
  const secret = createTotpSecret()
  const totpSecret = encryptTotpSecret(shop.cookieSecret, 'staff', secret)
  await shop.db.update(staffSessions).set({ totpSecret }).where(eq(staffSessions.id, id))
  return describeTotp(secret, email)
}

/**
 * Replaces the second factor and the recovery codes, and starts a session in place of the present one.
 * @throws ShopError `wrong_code` (also without a new secret), `too_many_attempts`
 */
export async function confirmNewSecondFactor(shop: Shop, session: StaffSession, actor: Actor, code: string) {
  const now = shop.clock()
  const [row] = await shop.db.select().from(staffSessions).where(eq(staffSessions.id, session.id))
  const totpSecret = row?.totpSecret ?? null
  let step: number | null = null
  await guess(shop, codeLimit(session.staffId), async () => {
    if (totpSecret !== null) step = findStep(shop, 'staff', totpSecret, code)
    return step !== null
  })
  if (step === null) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } })
  return staffTransaction(shop, actor, async (shop) => {
    const { db } = shop
    await noteFactorChange(shop, factorHolder(await lockStaff(db, session.staffId)), { kind: 'second_factor_on' })
    await db.update(staff).set({ totpSecret, totpLastStep: step }).where(eq(staff.id, session.staffId))
    const recoveryCodes = await replaceRecoveryCodes(db, session.staffId, shop.cookieSecret)
    await endStaffSession(db, session.id)
    const token = await startStaffSession(db, session.staffId, 'full', now)
    return { recoveryCodes, token }
  })
}
