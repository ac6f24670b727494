import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { User } from '../../contract/account.ts'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail, foldUsername, isEmailAddress } from '../../domain/login-name.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema.ts'

export type UserRow = typeof users.$inferSelect

/** Sign-in by an unconfirmed address considers this many accounts with that address, oldest first. */
export const MAX_ACCOUNTS_PER_EMAIL = 3

/**
 * By username one account; by address the account that has confirmed it, else the oldest accounts with that address.
 */
export function findByName(db: Db, name: string): Promise<UserRow[]> {
  return isEmailAddress(name) ? findByAddress(db, foldEmail(name)) : findByUsername(db, name)
}

/** An exact match comes first: accounts from before names were folded may share a folded name. */
function findByUsername(db: Db, name: string): Promise<UserRow[]> {
  const isExactly = eq(users.username, name)
  return db
    .select()
    .from(users)
    .where(or(isExactly, eq(users.usernameFolded, foldUsername(name))))
    .orderBy(sql`${isExactly} desc`)
    .limit(1)
}

async function findByAddress(db: Db, email: string): Promise<UserRow[]> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.emailVerifiedAt} is null`, asc(users.id))
    .limit(MAX_ACCOUNTS_PER_EMAIL)
  return rows[0]?.emailVerifiedAt ? rows.slice(0, 1) : rows
}

export async function findVerifiedUser(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return row
}

/** @throws ShopError `sign_in_required` if the account was closed meanwhile */
export async function getUserRow(db: Db, userId: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (row === undefined) throw new ShopError('sign_in_required')
  return row
}

export async function findAndLockUser(tx: Db, userId: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return row
}

/** @throws ShopError `sign_in_required` if the account was closed meanwhile */
export async function lockUser(tx: Db, userId: number): Promise<UserRow> {
  const row = await findAndLockUser(tx, userId)
  if (row === undefined) throw new ShopError('sign_in_required')
  return row
}

/** With its sessions, links, cart, saved products and addresses. */
export async function deleteUser(tx: Db, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}

/** Specification, section 3. */
export function toUser(row: UserRow): User {
  const { id, username, email, firstName, lastName, address, city, country, phoneNumber, role } = row
  return { id, username, email, firstName, lastName, address, city, country, phoneNumber, role }
}
