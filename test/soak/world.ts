import { eq, sql } from 'drizzle-orm'
import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import { readConfig } from '../../src/server/config.ts'
import { SEED_STAFF } from '../../src/server/db/seed/staff.ts'
import { shopSettings } from '../../src/server/db/settings-schema.ts'
import { staff } from '../../src/server/db/staff-schema.ts'
import { startStaffSession } from '../../src/server/http/sessions-of-staff.ts'
import { openShop } from '../../src/server/open-shop.ts'
import type { Shop } from '../../src/server/shop.ts'
import { readStock, type Stock } from './stock-books.ts'

const PIECES = 5_000
/** Dated so far ahead, a session's confirmation lasts as long as the soak. */
const AHEAD_MS = 30 * 24 * 3_600_000

/** Fills the database of a soak. @returns what is in stock, and the cookie of an owner who is signed in */
export async function prepareWorld(
  env: Record<string, string>,
  clock: () => Date,
): Promise<{ stockBefore: Stock; session: string }> {
  const { shop, close } = await openShop(readConfig(env), { clock })
  const { payments } = DEFAULT_SETTINGS
  // So many declines would pause cards, as they should.
  const limits = { ...payments.limits, declinesPerHour: 100, declinesInTenMinutes: 10_000 }
  await shop.db
    .insert(shopSettings)
    .values({ name: 'payments', value: { ...payments, limits }, changedAt: new Date(0) })
  await shop.db.execute(sql`
    insert into stock_movements (product_id, store, delta, reason, source_key)
    select product_id, store, ${PIECES}, 'count', gen_random_uuid() from stock_levels where store = 'nicosia'`)
  const stockBefore = await readStock(shop)
  const session = await startOwnerSession(shop)
  await close()
  return { stockBefore, session }
}

/** @returns the token of the cookie `staff` */
export async function startOwnerSession({ db, clock }: Shop): Promise<string> {
  const email = SEED_STAFF.find(({ role }) => role === 'owner')?.email ?? ''
  const [owner] = await db.select().from(staff).where(eq(staff.email, email))
  if (owner === undefined) throw new Error('the demo data has no owner')
  return startStaffSession(db, owner.id, 'full', new Date(clock().valueOf() + AHEAD_MS))
}
