import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NewTill, Till } from '../../contract/admin/tills.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { staff } from '../db/staff-schema.ts'
import { tills } from '../db/till-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { hashToken } from '../http/sessions.ts'
import { endTillSessions } from '../http/sessions-of-staff.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { findTill, type TillRow } from './till-rows.ts'

/** Those in use first, then the newest. @param token of the caller's device */
export async function listTills(db: Db, token: string | null): Promise<Till[]> {
  const rows = await db
    .select({ till: tills, enrolledBy: staff.name })
    .from(tills)
    .innerJoin(staff, eq(staff.id, tills.enrolledBy))
    .orderBy(sql`${tills.revokedAt} is not null`, desc(tills.enrolledAt), desc(tills.id))
  return rows.map(({ till, enrolledBy }) => toTill(till, enrolledBy, token))
}

/**
 * Enrols the caller's device, in place of the till it was before. The same request again gives the device a new token
 * for the same till, since the first may never have arrived.
 * @throws ShopError `invalid_input` for a key of somebody else's request, or of a till that was revoked
 */
export function enrolTill(
  shop: Shop,
  signedIn: SignedInStaff,
  { name, store, requestKey }: NewTill,
  before: string | null,
): Promise<{ till: Till; token: string }> {
  assertOpenStore(shop, store)
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashToken(token)
  return staffTransaction(shop, signedIn, async ({ db, clock }) => {
    const enrolledAt = clock()
    const isOwn = sql`${tills.enrolledBy} = ${signedIn.id} and ${tills.revokedAt} is null`
    const [row] = await db
      .insert(tills)
      .values({ name, store, requestKey, tokenHash, enrolledBy: signedIn.id, enrolledAt })
      .onConflictDoUpdate({ target: tills.requestKey, set: { tokenHash }, setWhere: isOwn })
      .returning()
    if (row === undefined) throw new ShopError('invalid_input', { fields: { requestKey: 'invalid_value' } })
    const former = await findTill(db, before)
    if (former !== null && former.id !== row.id) await revoke(db, former.id, enrolledAt)
    return { till: toTill(row, signedIn.name, token), token }
  })
}

/** Revoking a till again changes nothing. @throws ShopError `not_found` */
export function revokeTill(shop: Shop, signedIn: SignedInStaff, id: number, token: string | null): Promise<Till> {
  return staffTransaction(shop, signedIn, async ({ db, clock }) => {
    await revoke(db, id, clock())
    const till = (await listTills(db, token)).find((one) => one.id === id)
    if (till === undefined) throw new ShopError('not_found')
    return till
  })
}

async function revoke(tx: Db, id: number, revokedAt: Date): Promise<void> {
  await tx
    .update(tills)
    .set({ revokedAt })
    .where(and(eq(tills.id, id), isNull(tills.revokedAt)))
  await endTillSessions(tx, { tillId: id })
}

function toTill(row: TillRow, enrolledBy: string, token: string | null): Till {
  const { id, name, store, enrolledAt, revokedAt, lastSeenAt } = row
  return {
    id,
    name,
    store,
    enrolledBy,
    enrolledAt: enrolledAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    isThisDevice: token !== null && revokedAt === null && row.tokenHash === hashToken(token),
  }
}
