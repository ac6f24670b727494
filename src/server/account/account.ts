import { eq, or, sql } from 'drizzle-orm'
import type { AccountForm, User } from '../../contract/account.ts'
import { type FieldProblem, ShopError } from '../../contract/errors.ts'
import { mergeGuestCart } from '../cart/merge-guest-cart.ts'
import { isUniqueViolation, transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { startSession } from '../http/sessions.ts'
import type { Visitor } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { hashPassword, isPassword } from './password.ts'
import { countTry, forgetTries, guessLimits } from './throttle.ts'

type Row = typeof users.$inferSelect
export interface SignedIn {
  user: User
  token: string
}
export interface Registration {
  username: string
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/** Registrations from one address within an hour. */
const MOST_REGISTRATIONS = 100

/**
 * Signs in by username or e-mail, and joins the guest's cart to the user's.
 *
 * @throws ShopError `wrong_credentials`, the same for an unknown name; `too_many_attempts`
 */
export async function logIn(
  shop: Shop,
  visitor: Visitor,
  given: { username: string; password: string },
): Promise<SignedIn> {
  const limits = guessLimits(given.username, visitor.address)
  await countTry(shop.db, limits, shop.clock())
  const name = given.username.toLowerCase()
  const [row] = await shop.db
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.username})`, name), eq(users.email, name)))
  const matches = await isPassword(row?.password, given.password)
  if (row === undefined || !matches) throw new ShopError('wrong_credentials')
  await forgetTries(shop.db, limits, shop.clock())
  return signIn(shop, visitor, row)
}

/**
 * Makes an account and signs in.
 *
 * @throws ShopError `username_taken`, `email_taken` or `too_many_attempts`
 */
export async function register(shop: Shop, visitor: Visitor, given: Registration): Promise<SignedIn> {
  const limit = { key: `register:${visitor.address}`, most: MOST_REGISTRATIONS, minutes: 60 }
  await countTry(shop.db, [limit], shop.clock())
  const password = await hashPassword(given.password)
  const email = given.email.toLowerCase()
  const [row] = await shop.db
    .insert(users)
    .values({
      username: given.username,
      email,
      password,
      firstName: given.firstName ?? null,
      lastName: given.lastName ?? null,
    })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) throw await whatIsTaken(shop, given.username)
  return signIn(shop, visitor, row)
}

/** The signed-in user's own details. */
export async function getUser(shop: Shop, userId: number): Promise<User> {
  const [row] = await shop.db.select().from(users).where(eq(users.id, userId))
  if (row === undefined) throw new ShopError('sign_in_required')
  return toUser(row)
}

/**
 * Changes one's own details; an empty field clears what was stored.
 *
 * @throws ShopError `email_taken`
 */
export async function updateUser(shop: Shop, userId: number, form: AccountForm): Promise<User> {
  const { email, ...details } = form
  const changes = Object.entries(details).filter(([, value]) => value !== undefined)
  const set = {
    ...Object.fromEntries(changes.map(([field, value]) => [field, value === '' ? null : value])),
    ...(email === undefined ? {} : { email: email.toLowerCase() }),
  }
  if (Object.keys(set).length === 0) return getUser(shop, userId)
  try {
    const [row] = await shop.db.update(users).set(set).where(eq(users.id, userId)).returning()
    if (row === undefined) throw new ShopError('sign_in_required')
    return toUser(row)
  } catch (error) {
    throw isUniqueViolation(error) ? taken('email', 'email_taken') : error
  }
}

async function signIn(shop: Shop, visitor: Visitor, row: Row): Promise<SignedIn> {
  const token = await transaction(shop.db, async (tx) => {
    if (visitor.guestKey !== null) await mergeGuestCart(tx, row.id, visitor.guestKey)
    return startSession(tx, row.id, shop.clock())
  })
  return { user: toUser(row), token }
}

async function whatIsTaken(shop: Shop, username: string): Promise<ShopError> {
  const [holder] = await shop.db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()))
  return holder === undefined ? taken('email', 'email_taken') : taken('username', 'username_taken')
}

function taken(field: string, code: 'email_taken' | 'username_taken'): ShopError {
  return new ShopError(code, { fields: { [field]: code satisfies FieldProblem } })
}

function toUser({ password: _, createdAt: __, ...user }: Row): User {
  return user
}
