import { eq, inArray, sql } from 'drizzle-orm'
import type { BulkPreview, BulkRequest } from '../../contract/admin/product-bulk.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { reductions } from '../db/catalogue-schema.ts'
import type { Db } from '../db/connect.ts'
import { bulkChanges } from '../db/picture-schema.ts'
import { products } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import {
  type BulkPlan,
  isChanged,
  isPriced,
  type PlannedChange,
  planBulkChange,
  toPreview,
} from './plan-bulk-change.ts'

const BATCH = 500

/** @throws ShopError `not_permitted` for prices without the permission; `invalid_input` for wrong days */
export async function previewBulkChange(shop: Shop, staff: SignedInStaff, request: BulkRequest): Promise<BulkPreview> {
  requirePrices(staff, request)
  return toPreview(await planBulkChange(shop, request, false))
}

interface SeenChange {
  request: BulkRequest
  token: string
  requestKey: string
}

/**
 * Changes the products exactly as a preview showed, all or none. The same request again answers the first result.
 * @throws ShopError `preview_outdated` where a product has changed since; as `previewBulkChange`
 */
export async function applyBulkChange(
  shop: Shop,
  staff: SignedInStaff,
  { request, token, requestKey }: SeenChange,
): Promise<{ changed: number }> {
  requirePrices(staff, request)
  return once(shop, staff, requestKey, async (shop) => {
    const plan = await planBulkChange(shop, request, true)
    if (plan.token !== token) throw new ShopError('preview_outdated')
    const rows = plan.rows.filter(isChanged)
    for (let start = 0; start < rows.length; start += BATCH) {
      await writeBatch(shop, staff, request, plan, rows.slice(start, start + BATCH))
    }
    return { changed: rows.length }
  })
}

/** Makes a change of many products once, whatever happens to the connection. */
export function once<Result>(
  shop: Shop,
  staff: SignedInStaff,
  requestKey: string,
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  return staffTransaction(shop, staff, async (shop) => {
    const isIt = eq(bulkChanges.requestKey, requestKey)
    // Waits for the same request, where it is still running.
    const added = await shop.db
      .insert(bulkChanges)
      .values({ requestKey, staffId: staff.id, result: {}, at: shop.clock() })
      .onConflictDoNothing()
      .returning({ requestKey: bulkChanges.requestKey })
    if (added.length === 0) {
      const [earlier] = await shop.db.select({ result: bulkChanges.result }).from(bulkChanges).where(isIt)
      return earlier?.result as Result
    }
    const result = await work(shop)
    await shop.db.update(bulkChanges).set({ result }).where(isIt)
    return result
  })
}

function requirePrices(staff: SignedInStaff, { change }: BulkRequest): void {
  if (isPriced(change) && !staff.permissions.includes('catalog.prices')) throw new ShopError('not_permitted')
}

async function writeBatch(
  { db, clock }: Shop,
  staff: SignedInStaff,
  { change }: BulkRequest,
  { times }: BulkPlan,
  rows: readonly PlannedChange[],
): Promise<void> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (change?.set === 'status') {
    await db.update(products).set({ status: change.status }).where(inArray(products.id, ids))
  } else if (change?.set === 'isNew' || change?.set === 'isBestseller') {
    await db
      .update(products)
      .set({ [change.set]: change.value })
      .where(inArray(products.id, ids))
  } else if (times === null) {
    await setCents(db, 'price_cents', rows)
  } else {
    const now = clock()
    const isNow = times.startsAt <= now
    const added = rows.flatMap(({ id, cents }) =>
      id === null || cents === null ? [] : { productId: id, priceCents: cents },
    )
    const applied = { ...times, createdBy: staff.id, createdAt: now, appliedAt: isNow ? now : null }
    await db.insert(reductions).values(added.map((row) => ({ ...row, ...applied })))
    if (isNow) await setCents(db, 'discount_price_cents', rows)
  }
}

async function setCents(db: Db, column: 'price_cents' | 'discount_price_cents', rows: readonly PlannedChange[]) {
  const values = JSON.stringify(rows.map(({ id, cents }) => ({ id, cents })))
  await db.execute(sql`update products set ${sql.raw(column)} = given.cents
    from jsonb_to_recordset(${values}::jsonb) as given(id integer, cents integer) where products.id = given.id`)
}
