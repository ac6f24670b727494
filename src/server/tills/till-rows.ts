import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { PresentTill } from '../../contract/admin/tills.ts'
import type { Db } from '../db/connect.ts'
import { staff } from '../db/staff-schema.ts'
import { tills } from '../db/till-schema.ts'
import { hashToken } from '../http/sessions.ts'
import type { Shop } from '../shop.ts'

export type TillRow = typeof tills.$inferSelect

const SEEN_AT_PRECISION_MS = 60_000

/** The till in use whose device has the token; no token belongs to none. */
export async function findTill(db: Db, token: string | null): Promise<TillRow | null> {
  if (token === null) return null
  const [row] = await db
    .select()
    .from(tills)
    .where(and(eq(tills.tokenHash, hashToken(token)), isNull(tills.revokedAt)))
  return row ?? null
}

/** Notes as well that the device is in use. */
export async function findPresentTill(
  { db, clock, settings }: Shop,
  token: string | null,
): Promise<PresentTill | null> {
  const till = await findTill(db, token)
  if (till === null) return null
  const { id, name } = till
  const store = settings.current().stores.find((one) => one.id === till.store)
  const now = clock()
  const isOld = or(isNull(tills.lastSeenAt), lt(tills.lastSeenAt, new Date(now.valueOf() - SEEN_AT_PRECISION_MS)))
  await db
    .update(tills)
    .set({ lastSeenAt: now })
    .where(and(eq(tills.id, id), isOld))
  const people = await db
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(isNotNull(staff.pin), isNull(staff.deactivatedAt)))
    .orderBy(asc(staff.name), asc(staff.id))
  return { id, name, storeName: store?.name ?? till.store, storeNameEl: store?.nameEl ?? till.store, people }
}
