import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { staffRecoveryCodes } from '../db/staff-schema.ts'
import { createRecoveryCodes, foldRecoveryCode, shownRecoveryCode } from '../second-factor/recovery-code.ts'
import { hashRecoveryCode } from '../second-factor/secrets.ts'

/** Replaces a staff member's recovery codes. The database stores only hashes. */
export async function replaceRecoveryCodes(tx: Db, staffId: number, cookieSecret: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  await deleteRecoveryCodes(tx, staffId)
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashRecoveryCode(cookieSecret, 'staff', code) })))
  return codes.map(shownRecoveryCode)
}

/** Deletes the code: each works once. Of two concurrent uses, one fails. Returns how many are left, or null. */
export async function redeemRecoveryCode(
  db: Db,
  staffId: number,
  cookieSecret: string,
  typed: string,
): Promise<number | null> {
  const { staffId: owner, codeHash } = staffRecoveryCodes
  const used = await db
    .delete(staffRecoveryCodes)
    .where(and(eq(owner, staffId), eq(codeHash, hashRecoveryCode(cookieSecret, 'staff', foldRecoveryCode(typed)))))
    .returning({ staffId: owner })
  return used.length > 0 ? db.$count(staffRecoveryCodes, eq(owner, staffId)) : null
}

export async function deleteRecoveryCodes(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}
