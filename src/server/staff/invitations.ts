import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Invitation } from '../../contract/admin/staff.ts'
import { ShopError } from '../../contract/errors.ts'
import { hashPassword } from '../account/password.ts'
import { refuseGuessable } from '../account/refuse-guessable.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { staff, staffInvitations } from '../db/staff-schema.ts'
import type { Actor } from '../http/admin-env.ts'
import { hashToken } from '../http/sessions.ts'
import { endStaffSessions } from '../http/sessions-of-staff.ts'
import { noteFactorChange } from '../second-factor/note-factor-change.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'
import { factorHolder, lockStaff } from './staff-rows.ts'

export const INVITATION_HOURS = 72

/** Creates the only valid link of a staff member. The database stores only the token's hash. */
export async function createInvitation(
  tx: Db,
  staffId: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.valueOf() + INVITATION_HOURS * 3_600_000)
  await deleteInvitations(tx, staffId)
  await tx.insert(staffInvitations).values({ tokenHash: hashToken(token), staffId, createdAt: now, expiresAt })
  return { token, expiresAt }
}

export async function deleteInvitations(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
}

export async function isInvited({ db, clock }: Pick<Shop, 'db' | 'clock'>, staffId: number): Promise<boolean> {
  const { staffId: invited, expiresAt } = staffInvitations
  return (await db.$count(staffInvitations, and(eq(invited, staffId), gt(expiresAt, clock())))) > 0
}

export const invitationLink = ({ config }: Pick<Shop, 'config'>, token: string): string =>
  `${config.publicOrigin}/admin/invitation/${token}`

/** @throws ShopError `link_expired` */
export async function getInvitation(shop: Pick<Shop, 'db' | 'clock'>, token: string): Promise<Invitation> {
  const { name, email, role } = await getInvited(shop, token)
  return { name, email, role }
}

/**
 * Sets name and password. It also removes the second factor and the PIN, since people who have lost theirs are invited
 * again, and ends all sessions.
 * @throws ShopError `link_expired`, `busy`; `invalid_input` for a guessable password
 */
export async function acceptInvitation(
  shop: Shop,
  token: string,
  { name, password }: { name: string; password: string },
  { call, requestId }: Omit<Actor, 'id'>,
): Promise<{ email: string }> {
  const { id, email } = await getInvited(shop, token)
  await refuseGuessable(password, [email, name])
  const hash = await hashPassword(password)
  await staffTransaction(shop, { id, call, requestId }, async (shop) => {
    const member = await lockStaff(shop.db, id)
    const used = await shop.db.delete(staffInvitations).where(isValid(token, shop.clock())).returning()
    if (used.length === 0) throw new ShopError('link_expired')
    await noteEvent(shop, { kind: 'password_reset', actor: { staff: id } })
    if (member.totpSecret !== null) await noteFactorChange(shop, factorHolder(member), { kind: 'second_factor_off' })
    await shop.db
      .update(staff)
      .set({ name, password: hash, totpSecret: null, totpLastStep: null, pin: null, pinFailures: 0 })
      .where(eq(staff.id, id))
    await deleteRecoveryCodes(shop.db, id)
    await endStaffSessions(shop.db, id)
  })
  return { email }
}

async function getInvited({ db, clock }: Pick<Shop, 'db' | 'clock'>, token: string) {
  const [found] = await db
    .select({ member: staff })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(and(isValid(token, clock()), isNull(staff.deactivatedAt)))
  if (found === undefined) throw new ShopError('link_expired')
  return found.member
}

const isValid = (token: string, now: Date) =>
  and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, now))
