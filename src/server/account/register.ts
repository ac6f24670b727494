import { ShopError } from '../../contract/errors.ts'
import { foldEmail, foldUsername } from '../../domain/login-name.ts'
import { transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { countAttempt } from '../limits/attempts.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { hashPassword } from './password.ts'
import { refuseGuessable } from './refuse-guessable.ts'
import { requestEmailConfirmation } from './request-email-confirmation.ts'
import { type SignedIn, type SignInContext, signIn } from './sign-in.ts'

interface Registration {
  username: string
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
}

const MAX_REGISTRATIONS_PER_HOUR = 100

/**
 * Creates an account, signs in and sends a confirmation link. An address that another account has confirmed gets the
 * same response, so that it is not revealed.
 * @throws ShopError `invalid_input` for a guessable password; `username_taken`, `too_many_attempts`
 */
export async function register(shop: Shop, context: SignInContext, input: Registration): Promise<SignedIn> {
  const { language } = context
  const limit = { key: `register:${context.address}`, most: MAX_REGISTRATIONS_PER_HOUR, minutes: 60 }
  await countAttempt(shop.db, [limit], shop.clock())
  await refuseGuessable(input.password, [input.username, input.email, input.firstName, input.lastName])
  const password = await hashPassword(input.password)
  const email = foldEmail(input.email)
  const { username, firstName = null, lastName = null } = input
  return transaction(shop, async (shop) => {
    const usernameFolded = foldUsername(username)
    const values = { username, usernameFolded, email, password, firstName, lastName, language }
    const [user] = await shop.db.insert(users).values(values).onConflictDoNothing().returning()
    if (user === undefined) throw new ShopError('username_taken', { fields: { username: 'username_taken' } })
    await noteEvent(shop, { kind: 'registration', actor: { customer: user.id } })
    await requestEmailConfirmation(shop, { user, email, purpose: 'verify', language })
    return signIn(shop, context, user)
  })
}
