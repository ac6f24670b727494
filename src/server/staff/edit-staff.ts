import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { InvitationLink, NewStaff, StaffChange, StaffMember } from '../../contract/admin/staff.ts'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { canEditStaffOf, type Registration, type StaffRole } from '../../domain/permissions.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { staff } from '../db/staff-schema.ts'
import type { Actor } from '../http/admin-env.ts'
import { endStaffSessions } from '../http/sessions-of-staff.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { staffChangedMeanwhile } from './changed-meanwhile.ts'
import { createInvitation, deleteInvitations, invitationLink, isInvited } from './invitations.ts'
import { lockStaff, type StaffRow } from './staff-rows.ts'

/** Who edits staff. A command on the server has the rights of an owner. */
export interface StaffEditor extends Actor {
  role: StaffRole
}

/** What editing staff needs of the shop. */
export type StaffShop = Pick<Shop, 'db' | 'clock' | 'config'> & Partial<Pick<Shop, 'log'>>

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db.select().from(staff).orderBy(asc(staff.name), asc(staff.id))
  return rows.map(toStaffMember)
}

/**
 * Adds and invites somebody. The same request again makes a new link to the same person.
 * @throws ShopError `email_taken`; `not_permitted` for an owner that is no owner's to add; `link_expired` for a repeated
 * request whose link has been used
 */
export function addStaff(shop: StaffShop, editor: StaffEditor, input: NewStaff): Promise<InvitationLink> {
  return staffTransaction(shop, editor, async (shop) => {
    assertMayEdit(editor, input.role)
    const { name, role, registration = null, requestKey } = input
    const row = { email: foldEmail(input.email), name, role, requestKey, ...toColumns(registration) }
    const [added] = await shop.db.insert(staff).values(row).onConflictDoNothing().returning()
    if (added !== undefined) {
      await noteAccess(shop, editor, 'access_given', added.id)
      return inviteIn(shop, added)
    }
    const repeated = await findByRequest(shop.db, requestKey)
    if (repeated === undefined) throw new ShopError('email_taken', { fields: { email: 'email_taken' } })
    assertMayEdit(editor, repeated.role)
    return renewInvitation(shop, repeated)
  })
}

/**
 * Changes somebody's name, role or registration. A new role ends their sessions.
 * @throws ShopError `not_found`, `not_permitted`, `changed_meanwhile`, `last_owner`; `own_account` for one's own role or registration
 */
export function changeStaff(
  shop: StaffShop,
  editor: StaffEditor,
  id: number,
  change: StaffChange,
): Promise<StaffMember> {
  return staffTransaction(shop, editor, async (shop) => {
    const { db } = shop
    const member = await lockStaff(db, id)
    const { version, name = member.name, role = member.role, registration } = change
    assertMayEdit(editor, member.role, role)
    if (member.version !== version) throw await staffChangedMeanwhile(db, member.id, toStaffMember(member))
    if (role !== member.role || registration !== undefined) assertOther(editor, member)
    if (role !== 'owner') await assertOwnerRemains(db, member)
    const columns = registration === undefined ? {} : toColumns(registration)
    const [changed = member] = await db
      .update(staff)
      .set({ name, role, ...columns })
      .where(eq(staff.id, id))
      .returning()
    if (role !== member.role) {
      await endStaffSessions(db, id)
      await noteAccess(shop, editor, 'role_change', id)
    }
    return toStaffMember(changed)
  })
}

/** @throws ShopError `not_found`, `not_permitted`, `own_account`, `last_owner` */
export function deactivateStaff(shop: StaffShop, editor: StaffEditor, id: number): Promise<StaffMember> {
  return staffTransaction(shop, editor, async (shop) => {
    const { db, clock } = shop
    const member = await lockStaff(db, id)
    assertMayEdit(editor, member.role)
    assertOther(editor, member)
    await assertOwnerRemains(db, member)
    const deactivatedAt = member.deactivatedAt ?? clock()
    await db.update(staff).set({ deactivatedAt, pin: null }).where(eq(staff.id, id))
    await endStaffSessions(db, id)
    await deleteInvitations(db, id)
    await noteAccess(shop, editor, 'access_taken', id)
    return toStaffMember({ ...member, deactivatedAt })
  })
}

/**
 * Invites somebody again. Somebody inactive loses the old password at once, others when they accept.
 * The same request again makes a new link in place of its first.
 * @throws ShopError `not_found`, `not_permitted`, `own_account`; `link_expired` for a repeated request whose link has been
 * used; `invalid_input` for a key of another request
 */
export function inviteStaff(
  shop: StaffShop,
  editor: StaffEditor,
  id: number,
  requestKey: string,
): Promise<InvitationLink> {
  return staffTransaction(shop, editor, async (shop) => {
    const member = await lockStaff(shop.db, id)
    assertMayEdit(editor, member.role)
    assertOther(editor, member)
    const repeated = await findByRequest(shop.db, requestKey)
    if (repeated?.id === id) return renewInvitation(shop, member)
    if (repeated !== undefined) throw new ShopError('invalid_input', { fields: { requestKey: 'invalid_value' } })
    const cleared = member.deactivatedAt === null ? {} : { deactivatedAt: null, password: null }
    await shop.db
      .update(staff)
      .set({ requestKey, ...cleared })
      .where(eq(staff.id, id))
    await noteAccess(shop, editor, 'access_given', id)
    return inviteIn(shop, { ...member, ...cleared })
  })
}

const noteAccess = (
  shop: StaffShop,
  editor: StaffEditor,
  kind: 'access_given' | 'access_taken' | 'role_change',
  subjectId: number,
) => noteEvent(shop, { kind, actor: editor.id === null ? 'system' : { staff: editor.id }, subject: 'staff', subjectId })

async function inviteIn(shop: StaffShop, member: StaffRow): Promise<InvitationLink> {
  const { token, expiresAt } = await createInvitation(shop.db, member.id, shop.clock())
  const link = invitationLink(shop, token)
  return { staff: toStaffMember(member), link, expiresAt: expiresAt.toISOString() }
}

/** Only its hash is stored, so a link that was lost on its way is replaced. */
async function renewInvitation(shop: StaffShop, member: StaffRow): Promise<InvitationLink> {
  if (!(await isInvited(shop, member.id))) throw new ShopError('link_expired')
  return inviteIn(shop, member)
}

async function findByRequest(tx: Db, requestKey: string): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.requestKey, requestKey)).for('update')
  return row
}

function assertMayEdit(editor: StaffEditor, ...roles: StaffRole[]): void {
  if (!roles.every((role) => canEditStaffOf(editor.role, role))) throw new ShopError('not_permitted')
}

function assertOther(editor: StaffEditor, member: StaffRow): void {
  if (editor.id === member.id) throw new ShopError('own_account')
}

/** Two owners who remove each other at once deadlock; the one that is tried again finds no other owner. */
async function assertOwnerRemains(tx: Db, member: StaffRow): Promise<void> {
  if (member.role !== 'owner' || member.deactivatedAt !== null || member.password === null) return
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(eq(staff.role, 'owner'), isNull(staff.deactivatedAt), isNotNull(staff.password), ne(staff.id, member.id)),
    )
    .orderBy(asc(staff.id))
    .for('update')
  if (owners.length === 0) throw new ShopError('last_owner')
}

const toColumns = (registration: Registration | null) => ({
  registrationNumber: registration?.number ?? null,
  registrationExpiresOn: registration?.expiresOn ?? null,
})

function toStaffMember(row: StaffRow): StaffMember {
  const { id, name, email, role, registrationNumber: number, registrationExpiresOn: expiresOn } = row
  const state = row.deactivatedAt !== null ? 'inactive' : row.password === null ? 'invited' : 'active'
  return {
    id,
    name,
    email,
    role,
    registration: number === null || expiresOn === null ? null : { number, expiresOn },
    state,
    version: row.version,
    hasSecondFactor: row.totpSecret !== null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }
}
