import { ShopError } from '../../contract/errors.ts'
import { foldLoginName, isEmailAddress } from '../../domain/login-name.ts'
import { transaction } from '../db/connect.ts'
import { countAttempt, forgetAttempt } from '../limits/attempts.ts'
import { hashOfName, hashOfSource, noteFailure } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { guessLimits } from './guess-limits.ts'
import { passwordQueue, whichPassword } from './password.ts'
import { checkSecondFactor, findSecondFactor } from './second-factor.ts'
import { type SignedIn, type SignInContext, signIn } from './sign-in.ts'
import { findByName, MAX_ACCOUNTS_PER_EMAIL, type UserRow } from './users.ts'

interface Credentials {
  username: string
  password: string
  /** Of the second factor, where the account has one. */
  code?: string | undefined
}

/**
 * Signs in by username or e-mail, and merges the guest's cart into the user's.
 * @throws ShopError `wrong_credentials` (also for an unknown name), `too_many_attempts`, `busy`; `second_factor_required`
 * where the password is right and the code is missing, `wrong_code`
 */
export async function logIn(shop: Shop, context: SignInContext, input: Credentials): Promise<SignedIn> {
  // Before the attempt is counted: a rejected request is not a guess.
  passwordQueue.rejectWhenFull()
  const candidates = await findByName(shop.db, input.username)
  const { knownBrowser } = context
  const isKnown = candidates.some(({ id }) => knownBrowser?.userIds.includes(id))
  const name = foldLoginName(input.username)
  const { own, shared } = guessLimits(name, context.address, isKnown ? (knownBrowser?.key ?? null) : null)
  const [likely] = candidates
  const actor = likely === undefined ? ('unknown' as const) : { customer: likely.id }
  const hashes = { nameHash: hashOfName(shop, name), sourceHash: hashOfSource(shop, context.address) }
  const row = await noteFailure(shop, { kind: 'sign_in', actor, ...hashes }, async () => {
    await transaction(shop, (shop) => countAttempt(shop.db, [...own, ...shared], shop.clock()))
    const row = await findPasswordOwner(candidates, input)
    if (row === undefined) throw new ShopError('wrong_credentials')
    return row
  })
  await forgetAttempt(shop.db, own, shared)
  const factor = await findSecondFactor(shop.db, row.id)
  if (factor !== null) await checkSecondFactor(shop, factor, input.code)
  return transaction(shop, async (shop) => {
    const signedIn = await signIn(shop, context, row)
    // One that was switched on meanwhile has not been asked for. `signIn` has locked the account's row.
    const present = await findSecondFactor(shop.db, row.id)
    if (present?.totpSecret !== factor?.totpSecret) throw new ShopError('wrong_credentials')
    return signedIn
  })
}

/** Verifies a constant number of hashes, so that the response time does not reveal the number of accounts. */
async function findPasswordOwner(
  candidates: UserRow[],
  { username, password }: Credentials,
): Promise<UserRow | undefined> {
  const hashes = Array.from(
    { length: isEmailAddress(username) ? MAX_ACCOUNTS_PER_EMAIL : 1 },
    (_, i) => candidates[i]?.password,
  )
  return candidates[await whichPassword(hashes, password)]
}
