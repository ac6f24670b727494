import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { staffRecoveryCodes } from '../db/staff-schema.ts'
import { hashRecoveryCode } from './secrets.ts'

const COUNT = 10
/** Without letters and digits that look alike; 49 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

const createCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
const folded = (typed: string) => typed.toLowerCase().replace(/[^0-9a-z]/g, '')

/** Replaces a staff member's recovery codes. The database stores only hashes. */
export async function replaceRecoveryCodes(tx: Db, staffId: number, cookieSecret: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, createCode)
  await deleteRecoveryCodes(tx, staffId)
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashRecoveryCode(cookieSecret, code) })))
  return codes.map(shown)
}

/** Deletes the code: each works once. Of two concurrent uses, one fails. */
export async function redeemRecoveryCode(
  db: Db,
  staffId: number,
  cookieSecret: string,
  typed: string,
): Promise<boolean> {
  const { staffId: owner, codeHash } = staffRecoveryCodes
  const used = await db
    .delete(staffRecoveryCodes)
    .where(and(eq(owner, staffId), eq(codeHash, hashRecoveryCode(cookieSecret, folded(typed)))))
    .returning({ staffId: owner })
  return used.length > 0
}

export async function deleteRecoveryCodes(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}
