import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { User } from '../../contract/account.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema.ts'

export type UserRow = typeof users.$inferSelect

/** Accounts that name an address nobody has shown to be theirs, of which signing in by it tries so many, the oldest. */
export const MOST_OF_ONE_ADDRESS = 3

/** Whether a name that somebody typed can only be an address: usernames hold no `@`. */
export const isAddress = (name: string) => name.includes('@')

/**
 * The accounts that a typed name may mean: the one of that username; of an address its verified holder, or where there
 * is none the oldest of those who gave it.
 */
export async function findByName(db: Db, name: string): Promise<UserRow[]> {
  const typed = name.toLowerCase()
  const isMeant = isAddress(name) ? eq(users.email, typed) : eq(sql`lower(${users.username})`, typed)
  const rows = await db
    .select()
    .from(users)
    .where(isMeant)
    .orderBy(sql`${users.emailVerifiedAt} is null`, asc(users.id))
    .limit(MOST_OF_ONE_ADDRESS)
  return rows[0]?.emailVerifiedAt ? rows.slice(0, 1) : rows
}

/** Who has shown that an address is theirs. */
export async function findHolder(db: Db, email: string): Promise<UserRow | undefined> {
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
