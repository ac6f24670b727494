import { and, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { SecondFactorState } from '../../contract/security.ts'
import { type Db, transaction } from '../db/connect.ts'
import { userRecoveryCodes, userSecondFactors } from '../db/security-schema.ts'
import type { Visitor } from '../http/env.ts'
import { endSessions } from '../http/sessions.ts'
import { findStep } from '../second-factor/find-step.ts'
import { GUESSES, guess } from '../second-factor/guess.ts'
import { noteFactorChange } from '../second-factor/note-factor-change.ts'
import { createRecoveryCodes, foldRecoveryCode, shownRecoveryCode } from '../second-factor/recovery-code.ts'
import { encryptTotpSecret, hashRecoveryCode } from '../second-factor/secrets.ts'
import { createTotpSecret, describeTotp, isTotpCode } from '../second-factor/totp.ts'
import { noteFailure } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { assertPassword } from './change-password.ts'
import { forgotPasswordUrl } from './request-email-confirmation.ts'
import { getUserRow, lockUser, type UserRow } from './users.ts'

type FactorRow = typeof userSecondFactors.$inferSelect

/** Only somebody with the password can exhaust it. */
const codeLimit = (userId: number) => ({ key: `code:${userId}`, ...GUESSES })

const isOn = (userId: number) => and(eq(userSecondFactors.userId, userId), isNotNull(userSecondFactors.confirmedAt))

const wrongCode = () => new ShopError('wrong_code', { fields: { code: 'wrong_code' } })

export async function findSecondFactor(db: Db, userId: number): Promise<FactorRow | null> {
  const [row] = await db.select().from(userSecondFactors).where(isOn(userId))
  return row ?? null
}

/** Who is told of a change, at their present address. */
const holderOf = (shop: Shop, { id, username, email, language }: UserRow) => ({
  actor: { customer: id },
  username,
  email,
  language,
  link: forgotPasswordUrl(shop),
})

/** Since when it is on, and how many recovery codes are left; null where it is off. */
export async function getSecondFactorState(db: Db, userId: number): Promise<SecondFactorState | null> {
  const row = await findSecondFactor(db, userId)
  if (row === null || row.confirmedAt === null) return null
  const recoveryCodesLeft = await db.$count(userRecoveryCodes, eq(userRecoveryCodes.userId, userId))
  return { since: row.confirmedAt.toISOString(), recoveryCodesLeft }
}

/**
 * Checks a code of the authenticator app, or uses up a recovery code.
 * @throws ShopError `second_factor_required` without a code; `wrong_code`, `too_many_attempts`
 */
export async function checkSecondFactor(shop: Shop, factor: FactorRow, code: string | undefined): Promise<void> {
  if (code === undefined) throw new ShopError('second_factor_required')
  const { userId } = factor
  const actor = { customer: userId }
  const isTotp = isTotpCode(code)
  await noteFailure(shop, { kind: 'second_factor', actor }, async () => {
    const isRight = await guess(shop, codeLimit(userId), () =>
      isTotp ? redeemTotpCode(shop, factor, code) : redeemRecoveryCode(shop, userId, code),
    )
    if (!isRight) throw wrongCode()
  })
}

/** Stores the step: neither this code nor an earlier one works again, also not in a concurrent call. */
async function redeemTotpCode(shop: Shop, { userId, totpSecret }: FactorRow, code: string): Promise<boolean> {
  const step = findStep(shop, 'customer', totpSecret, code)
  if (step === null) return false
  const { totpSecret: stored, totpLastStep } = userSecondFactors
  const used = await shop.db
    .update(userSecondFactors)
    .set({ totpLastStep: step })
    .where(and(isOn(userId), eq(stored, totpSecret), lt(totpLastStep, step)))
    .returning({ userId: userSecondFactors.userId })
  return used.length > 0
}

/** Deletes the code, and tells the holder: of two concurrent uses, one fails. */
function redeemRecoveryCode(shop: Shop, userId: number, typed: string): Promise<boolean> {
  const codeHash = hashRecoveryCode(shop.cookieSecret, 'customer', foldRecoveryCode(typed))
  const ofUser = eq(userRecoveryCodes.userId, userId)
  return transaction(shop, async (shop) => {
    const used = await shop.db
      .delete(userRecoveryCodes)
      .where(and(ofUser, eq(userRecoveryCodes.codeHash, codeHash)))
      .returning({ userId: userRecoveryCodes.userId })
    if (used.length === 0) return false
    const codesLeft = await shop.db.$count(userRecoveryCodes, ofUser)
    const user = await getUserRow(shop.db, userId)
    await noteFactorChange(shop, holderOf(shop, user), { kind: 'recovery_code', codesLeft })
    return true
  })
}

/**
 * A new secret, which counts once `confirmSecondFactor` has seen a code of it.
 * @throws ShopError `wrong_password`, `too_many_attempts`, `busy`; `second_factor_on`
 */
export async function startSecondFactor(shop: Shop, userId: number, password: string) {
  await assertPassword(shop, userId, password, 'password')
  const { username } = await getUserRow(shop.db, userId)
  const secret = createTotpSecret()
  const values = { totpSecret: encryptTotpSecret(shop.cookieSecret, 'customer', secret), createdAt: shop.clock() }
  const stored = await shop.db
    .insert(userSecondFactors)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: userSecondFactors.userId,
      set: values,
      setWhere: isNull(userSecondFactors.confirmedAt),
    })
    .returning({ userId: userSecondFactors.userId })
  if (stored.length === 0) throw new ShopError('second_factor_on')
  return describeTotp(secret, username)
}

/**
 * Switches it on, ends the other sessions, and returns the recovery codes, of which the database stores only hashes.
 * @throws ShopError `wrong_code` (also without a new secret), `too_many_attempts`
 */
export async function confirmSecondFactor(
  shop: Shop,
  userId: number,
  visitor: Visitor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const now = shop.clock()
  const isPending = and(eq(userSecondFactors.userId, userId), isNull(userSecondFactors.confirmedAt))
  const [pending] = await shop.db.select().from(userSecondFactors).where(isPending)
  let step: number | null = null
  await guess(shop, codeLimit(userId), async () => {
    if (pending !== undefined) step = findStep(shop, 'customer', pending.totpSecret, code)
    return step !== null
  })
  if (step === null || pending === undefined) throw wrongCode()
  const recoveryCodes = createRecoveryCodes()
  await transaction(shop, async (shop) => {
    const user = await lockUser(shop.db, userId)
    const confirmed = await shop.db
      .update(userSecondFactors)
      .set({ totpLastStep: step, confirmedAt: now })
      .where(and(isPending, eq(userSecondFactors.totpSecret, pending.totpSecret)))
      .returning({ userId: userSecondFactors.userId })
    if (confirmed.length === 0) throw wrongCode()
    await shop.db.insert(userRecoveryCodes).values(
      recoveryCodes.map((recoveryCode) => ({
        userId,
        codeHash: hashRecoveryCode(shop.cookieSecret, 'customer', recoveryCode),
      })),
    )
    await endSessions(shop.db, userId, visitor.sessionId)
    await noteFactorChange(shop, holderOf(shop, user), { kind: 'second_factor_on' })
  })
  return { recoveryCodes: recoveryCodes.map(shownRecoveryCode) }
}

/** @throws ShopError `wrong_password`, `too_many_attempts`, `busy` */
export async function switchOffSecondFactor(shop: Shop, userId: number, password: string): Promise<void> {
  await assertPassword(shop, userId, password, 'password')
  await transaction(shop, async (shop) => removeSecondFactor(shop, await lockUser(shop.db, userId), new Date(0)))
}

/** Removes one that was switched on at that time or later, with its recovery codes. Call it in a transaction. */
export async function removeSecondFactor(shop: Shop, user: UserRow, since: Date): Promise<void> {
  const isSince = gte(sql`coalesce(confirmed_at, created_at)`, since.toISOString())
  const removed = await shop.db
    .delete(userSecondFactors)
    .where(and(eq(userSecondFactors.userId, user.id), isSince))
    .returning({ confirmedAt: userSecondFactors.confirmedAt })
  const wasOn = removed.some(({ confirmedAt }) => confirmedAt !== null)
  if (wasOn) await noteFactorChange(shop, holderOf(shop, user), { kind: 'second_factor_off' })
}
