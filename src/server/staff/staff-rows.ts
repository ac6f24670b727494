import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { staff } from '../db/staff-schema.ts'

export type StaffRow = typeof staff.$inferSelect

export async function findStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email))
  return row
}

/** @throws ShopError `not_found` */
export async function getStaff(db: Db, id: number): Promise<StaffRow> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  if (row === undefined) throw new ShopError('not_found')
  return row
}

/** @throws ShopError `not_found` */
export async function lockStaff(tx: Db, id: number): Promise<StaffRow> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  if (row === undefined) throw new ShopError('not_found')
  return row
}

/** Who is told of a change to their second factor. */
export const factorHolder = ({ id, email, language }: StaffRow) => ({
  actor: { staff: id },
  username: email,
  email,
  language,
  link: null,
})
