import { ShopError } from '../../contract/errors.ts'
import { foldLoginName, isEmailAddress } from '../../domain/login-name.ts'
import { transaction } from '../db/connect.ts'
import { countAttempt, forgetAttempt } from '../limits/attempts.ts'
import type { Shop } from '../shop.ts'
import { guessLimits } from './guess-limits.ts'
import { passwordQueue, whichPassword } from './password.ts'
import { type SignedIn, type SignInContext, signIn } from './sign-in.ts'
import { findByName, MAX_ACCOUNTS_PER_EMAIL, type UserRow } from './users.ts'

interface Given {
  username: string
  password: string
}

/**
 * Signs in by username or e-mail, and joins the guest's cart to the user's.
 *
 * @throws ShopError `wrong_credentials`, the same for an unknown name; `too_many_attempts`; `busy`
 */
export async function logIn(shop: Shop, comer: SignInContext, given: Given): Promise<SignedIn> {
  // Before the try is counted: whoever could not even try has not guessed.
  passwordQueue.refuseWhenFull()
  const candidates = await findByName(shop.db, given.username)
  const { knownBrowser } = comer
  const isKnown = candidates.some(({ id }) => knownBrowser?.userIds.includes(id))
  // However it is spelled, it is one name, or each spelling would have tries of its own.
  const name = foldLoginName(given.username)
  const { own, shared } = guessLimits(name, comer.address, isKnown ? (knownBrowser?.key ?? null) : null)
  await transaction(shop, (shop) => countAttempt(shop.db, [...own, ...shared], shop.clock()))
  const row = await whosePassword(candidates, given)
  if (row === undefined) throw new ShopError('wrong_credentials')
  await forgetAttempt(shop.db, own, shared)
  return transaction(shop, (shop) => signIn(shop, comer, row))
}

/** As many passwords are tried for every name of its kind, so that the time does not tell how many accounts there are. */
async function whosePassword(candidates: UserRow[], { username, password }: Given): Promise<UserRow | undefined> {
  const tries = Array.from(
    { length: isEmailAddress(username) ? MAX_ACCOUNTS_PER_EMAIL : 1 },
    (_, i) => candidates[i]?.password,
  )
  return candidates[await whichPassword(tries, password)]
}
