import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { NewReduction } from '../../contract/admin/product-forms.ts'
import type { AdminProduct } from '../../contract/admin/product-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import { overlaps, reductionTimes } from '../../domain/reductions.ts'
import { reductions } from '../db/catalogue-schema.ts'
import { type Db, transaction } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { getAdminProduct } from './admin-product.ts'
import { changeProduct, type SeenProduct } from './change-product.ts'
import { lockProduct, type ProductRow } from './product-rows.ts'

type ReductionRow = typeof reductions.$inferSelect

export const REDUCTIONS_JOB = defineScheduledJob('reductions', '* * * * *')

/** Products of one transaction, so that orders wait for a few at a time. */
const BATCH_SIZE = 100

/** Those that are planned or running, by their start. */
export const listOpenReductions = (tx: Db, productIds: readonly number[]): Promise<ReductionRow[]> =>
  tx
    .select()
    .from(reductions)
    .where(and(inArray(reductions.productId, [...productIds]), isNull(reductions.endedAt)))
    .orderBy(asc(reductions.startsAt))

/**
 * Plans a reduction; one from today starts with it. The same request again answers with the product as it is.
 * @throws ShopError as `changeProduct`; `reduction_exists` beside one without dates; `reduction_overlaps`;
 * `invalid_input` for days that are past or in the wrong order, and for a price that is no lower
 */
export async function addReduction(
  shop: Shop,
  staff: SignedInStaff,
  seen: SeenProduct,
  { requestKey, price, from, to }: NewReduction,
): Promise<AdminProduct> {
  if ((await shop.db.$count(reductions, eq(reductions.requestKey, requestKey))) > 0) {
    return getAdminProduct(shop, seen.productId)
  }
  return changeProduct(shop, staff, seen, async (shop, product) => {
    const times = reductionTimes(from, to, shop.clock())
    if ('field' in times) throw new ShopError('invalid_input', { fields: { [times.field]: times.problem } })
    const priceCents = fromWire(price)
    if (priceCents >= product.priceCents) {
      throw new ShopError('invalid_input', { fields: { price: 'reduction_not_lower' } })
    }
    await applyTo(shop, product)
    const open = await listOpenReductions(shop.db, [product.id])
    if (open.some((one) => overlaps(one, times))) throw new ShopError('reduction_overlaps')
    const current = await lockProduct(shop.db, product.id)
    const isRunning = open.some((one) => one.appliedAt !== null)
    if (current.discountPriceCents !== null && !isRunning) throw new ShopError('reduction_exists')
    const row = {
      productId: product.id,
      priceCents,
      ...times,
      createdBy: staff.id,
      createdAt: shop.clock(),
      requestKey,
    }
    await shop.db.insert(reductions).values(row)
    await applyTo(shop, current)
    return null
  })
}

/** @throws ShopError as `changeProduct`; `reduction_over` */
export function endReduction(
  shop: Shop,
  staff: SignedInStaff,
  seen: SeenProduct,
  reductionId: number,
): Promise<AdminProduct> {
  return changeProduct(shop, staff, seen, async (shop, product) => {
    const isIt = and(eq(reductions.id, reductionId), eq(reductions.productId, product.id))
    const [reduction] = await shop.db.select().from(reductions).where(isIt)
    if (reduction === undefined) throw new ShopError('not_found')
    if (reduction.endedAt !== null) throw new ShopError('reduction_over')
    await shop.db.update(reductions).set({ endedAt: shop.clock(), endedBy: staff.id }).where(isIt)
    return reduction.appliedAt === null ? null : { discountPriceCents: null }
  })
}

/**
 * Sets and clears the discount prices of reductions that are due. A reduction whose whole time passed while no process
 * ran is over without having been applied.
 */
export async function applyReductions(shop: Shop): Promise<void> {
  const now = shop.clock()
  const isStarting = and(isNull(reductions.appliedAt), lte(reductions.startsAt, now))
  const rows = await shop.db
    .selectDistinct({ productId: reductions.productId })
    .from(reductions)
    .where(and(isNull(reductions.endedAt), or(isStarting, lte(reductions.endsAt, now))))
    .orderBy(asc(reductions.productId))
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const ids = rows.slice(from, from + BATCH_SIZE).map(({ productId }) => productId)
    await transaction(shop, async (shop) => {
      for (const id of ids) await applyTo(shop, await lockProduct(shop.db, id))
    })
  }
}

/** Of a locked product: at most one change of its price, whatever has begun and ended since the last one. */
async function applyTo({ db, clock }: Shop, product: ProductRow): Promise<void> {
  const now = clock()
  const open = await listOpenReductions(db, [product.id])
  const over = open.filter((one) => one.endsAt <= now)
  const current = open.find((one) => one.startsAt <= now && one.endsAt > now)
  // A price lowered by an import since may be no higher any more.
  const isLower = current !== undefined && current.priceCents < product.priceCents
  const ended = [...over, ...(current !== undefined && !isLower ? [current] : [])].map(({ id }) => id)
  if (ended.length > 0) await db.update(reductions).set({ endedAt: now }).where(inArray(reductions.id, ended))
  const isStarting = isLower && current.appliedAt === null
  if (isStarting) await db.update(reductions).set({ appliedAt: now }).where(eq(reductions.id, current.id))
  const isCleared = over.some((one) => one.appliedAt !== null)
  if (!isStarting && !isCleared) return
  const discountPriceCents = isStarting ? current.priceCents : null
  if (discountPriceCents === product.discountPriceCents) return
  await db.update(products).set({ discountPriceCents }).where(eq(products.id, product.id))
}
