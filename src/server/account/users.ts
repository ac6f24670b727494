import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { User } from '../../contract/account.ts'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail, foldUsername, isEmailAddress } from '../../domain/login-name.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema.ts'

export type UserRow = typeof users.$inferSelect

/** Accounts that name an address nobody has shown to be theirs, of which signing in by it tries so many, the oldest. */
export const MAX_ACCOUNTS_PER_EMAIL = 3

/**
 * The accounts that a typed name may mean: the one of that username; of an address its verified holder, or where there
 * is none the oldest of those who gave it.
 */
export function findByName(db: Db, name: string): Promise<UserRow[]> {
  return isEmailAddress(name) ? findByAddress(db, foldEmail(name)) : findByUsername(db, name)
}

/** A name as it was typed comes first: accounts older than the fold may share one, and each keeps its own spelling. */
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

/** Who has shown that an address is theirs. */
export async function findVerifiedUser(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return row
}

/** @throws ShopError `sign_in_required` where the account was closed meanwhile */
export async function getUserRow(db: Db, userId: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (row === undefined) throw new ShopError('sign_in_required')
  return row
}

/** Locks an account for the rest of a transaction. */
export async function findAndLockUser(tx: Db, userId: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return row
}

/** @throws ShopError `sign_in_required` where the account was closed meanwhile */
export async function lockUser(tx: Db, userId: number): Promise<UserRow> {
  const row = await findAndLockUser(tx, userId)
  if (row === undefined) throw new ShopError('sign_in_required')
  return row
}

/** The account as its owner reads it (specification, section 3). */
export function toUser(row: UserRow): User {
  const { id, username, email, firstName, lastName, address, city, country, phoneNumber, role } = row
  return { id, username, email, firstName, lastName, address, city, country, phoneNumber, role }
}
