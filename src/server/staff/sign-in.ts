import { and, eq, isNull } from 'drizzle-orm'
import type { StaffSignIn } from '../../contract/admin/sign-in.ts'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { isSecondFactorRequired } from '../../domain/permissions.ts'
import { guessLimits } from '../account/guess-limits.ts'
import { passwordQueue, verifyPassword } from '../account/password.ts'
import { noteDown } from '../audit/staff-transaction.ts'
import { type Db, transaction } from '../db/connect.ts'
import { type SessionStage, staff } from '../db/staff-schema.ts'
import type { Actor, StaffSession } from '../http/admin-env.ts'
import { endStaffSession, startStaffSession } from '../http/sessions-of-staff.ts'
import { countAttempt, forgetAttempt } from '../limits/attempts.ts'
import { hashOfName, hashOfSource, noteEvent, noteFailure } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { checkSecondFactor } from './second-factor.ts'
import { findStaffByEmail, getStaff, type StaffRow } from './staff-rows.ts'

interface Credentials {
  email: string
  password: string
}

export interface SignInAttempt extends Actor {
  /** The caller's network. */
  address: string
  session: StaffSession | null
}

export interface StartedSession extends StaffSignIn {
  token: string
}

const STATES: Record<SessionStage, StaffSignIn['state']> = { full: 'signedIn', code: 'needsCode', setup: 'needsSetup' }

/**
 * Checks the password. Who has a second factor, or must have one, gets a session that can do nothing but complete the
 * sign-in.
 * @throws ShopError `wrong_email_or_password` (also for unknown, invited and inactive staff), `too_many_attempts`, `busy`
 */
export async function signInStaff(shop: Shop, attempt: SignInAttempt, input: Credentials): Promise<StartedSession> {
  passwordQueue.rejectWhenFull()
  const email = foldEmail(input.email)
  const { own, shared } = guessLimits(`staff ${email}`, attempt.address, null)
  const found = await findStaffByEmail(shop.db, email)
  const actor = found === undefined ? ('unknown' as const) : { staff: found.id }
  const hashes = { nameHash: hashOfName(shop, email), sourceHash: hashOfSource(shop, attempt.address) }
  const member = await noteFailure(shop, { kind: 'sign_in', actor, ...hashes }, async () => {
    await transaction(shop, ({ db }) => countAttempt(db, [...own, ...shared], shop.clock()))
    const stored = found?.deactivatedAt === null ? found.password : null
    const isRight = await verifyPassword(stored ?? undefined, input.password)
    if (!isRight || found === undefined) throw new ShopError('wrong_email_or_password')
    return found
  })
  await forgetAttempt(shop.db, own, shared)
  return transaction(shop, async (shop) => {
    await assertUnchanged(shop.db, member)
    if (attempt.session !== null) await endStaffSession(shop.db, attempt.session.id)
    return startSession(shop, member, attempt, stageOf(member))
  })
}

/**
 * Completes a sign-in that waits for the second factor.
 * @throws ShopError `sign_in_required` if none waits; `wrong_code`, `too_many_attempts`
 */
export async function completeSignIn(
  shop: Shop,
  session: StaffSession,
  actor: Actor,
  code: string,
): Promise<StartedSession> {
  if (session.stage !== 'code') throw new ShopError('sign_in_required')
  const member = await getStaff(shop.db, session.staffId)
  await checkSecondFactor(shop, member, code)
  return transaction(shop, async (shop) => {
    await assertUnchanged(shop.db, member)
    await endStaffSession(shop.db, session.id)
    return startSession(shop, member, actor, 'full')
  })
}

async function startSession(
  shop: Shop,
  { id }: StaffRow,
  { call, requestId }: Actor,
  stage: SessionStage,
): Promise<StartedSession> {
  const token = await startStaffSession(shop.db, id, stage, shop.clock())
  if (stage === 'full') {
    await shop.db.update(staff).set({ pinFailures: 0 }).where(eq(staff.id, id))
    await noteEvent(shop, { kind: 'sign_in', actor: { staff: id } })
    await noteDown(shop.db, { id, call, requestId }, { note: 'signed_in', subject: 'staff', subjectId: id })
  }
  return { state: STATES[stage], token }
}

function stageOf({ totpSecret, role }: StaffRow): SessionStage {
  if (totpSecret !== null) return 'code'
  return isSecondFactorRequired(role) ? 'setup' : 'full'
}

/** A new password and a deactivation end all sessions: a concurrent sign-in must not start another. */
async function assertUnchanged(tx: Db, { id, password }: StaffRow): Promise<void> {
  const isSame = and(eq(staff.id, id), eq(staff.password, password ?? ''), isNull(staff.deactivatedAt))
  const [unchanged] = await tx.select({ id: staff.id }).from(staff).where(isSame).for('no key update')
  if (unchanged === undefined) throw new ShopError('wrong_email_or_password')
}
