import { ShopError } from '../../contract/errors.ts'
import { foldEmail, foldUsername } from '../../domain/login-name.ts'
import { transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { countAttempt } from '../limits/attempts.ts'
import type { Shop } from '../shop.ts'
import { hashPassword } from './password.ts'
import { requestEmailConfirmation } from './request-email-confirmation.ts'
import { type SignedIn, type SignInContext, signIn } from './sign-in.ts'

interface Registration {
  username: string
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
}

/** Registrations from one address within an hour. */
const MOST_REGISTRATIONS = 100

/**
 * Makes an account, signs in, and asks the address to confirm that it is theirs. An address that another account holds
 * makes no difference that could be seen.
 *
 * @throws ShopError `username_taken` or `too_many_attempts`
 */
export async function register(shop: Shop, comer: SignInContext, given: Registration): Promise<SignedIn> {
  const { language } = comer
  const limit = { key: `register:${comer.address}`, most: MOST_REGISTRATIONS, minutes: 60 }
  await countAttempt(shop.db, [limit], shop.clock())
  const password = await hashPassword(given.password)
  const email = foldEmail(given.email)
  const { username, firstName = null, lastName = null } = given
  return transaction(shop, async (shop) => {
    const usernameFolded = foldUsername(username)
    const values = { username, usernameFolded, email, password, firstName, lastName, language }
    const [user] = await shop.db.insert(users).values(values).onConflictDoNothing().returning()
    if (user === undefined) throw new ShopError('username_taken', { fields: { username: 'username_taken' } })
    await requestEmailConfirmation(shop, { user, email, purpose: 'verify', language })
    return signIn(shop, comer, user)
  })
}
