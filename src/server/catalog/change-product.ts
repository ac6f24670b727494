import { and, desc, eq, sql } from 'drizzle-orm'
import type { AdminProduct } from '../../contract/admin/product-page.ts'
import { ShopError } from '../../contract/errors.ts'
import type { FieldProblem } from '../../contract/field-problems.ts'
import type { PublishingGap } from '../../domain/publishing.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { products } from '../db/schema.ts'
import { audit, staff as staffTable } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getAdminProduct } from './admin-product.ts'
import {
  followingImages,
  gapsOf,
  getBrandRow,
  lockProduct,
  type ProductRow,
  type ProductValues,
} from './product-rows.ts'

export interface SeenProduct {
  productId: number
  version: number
}

/**
 * Changes a product as it was seen, in one transaction that locks it first.
 *
 * @param decide what changes, `null` for nothing; what it does itself belongs to the transaction
 * @throws ShopError `not_found`; `changed_meanwhile` with the product as it is now; `product_incomplete` with the fields
 * that a published product would lack; what `decide` throws
 */
export function changeProduct(
  shop: Shop,
  staff: SignedInStaff,
  { productId, version }: SeenProduct,
  decide: (shop: Shop, product: ProductRow) => Promise<ProductValues | null>,
): Promise<AdminProduct> {
  return staffTransaction(shop, staff, async (shop) => {
    const product = await lockProduct(shop.db, productId)
    if (product.version !== version) throw await changedMeanwhile(shop, product)
    const set = await decide(shop, product)
    if (set !== null && Object.keys(set).length > 0) await storeProduct(shop, product, set)
    return getAdminProduct(shop, productId)
  })
}

/** Of a locked product. @throws ShopError `product_incomplete`; `invalid_input` for an unknown brand */
async function storeProduct(shop: Shop, before: ProductRow, set: ProductValues): Promise<void> {
  const after = { ...before, ...set } as ProductRow
  const images = set.images ?? followingImages(after)
  const row = { ...after, images }
  if (row.status === 'published') {
    const had = before.status === 'published' ? gapsOf(shop, before, await getBrandRow(shop.db, before.brand)) : []
    const gaps = gapsOf(shop, row, await getBrandRow(shop.db, row.brand))
    const added = gaps.filter((gap) => !had.includes(gap))
    if (added.length > 0) throw new ShopError('product_incomplete', { fields: toFields(added) })
  }
  await shop.db
    .update(products)
    .set({ ...set, images })
    .where(eq(products.id, before.id))
}

const toFields = (gaps: readonly PublishingGap[]) =>
  Object.fromEntries(gaps.map((gap): [string, FieldProblem] => [gap, 'needed_to_publish']))

/** Changes that no member of the staff made, such as the end of a reduction, are nobody's. */
async function changedMeanwhile({ db, ...shop }: Shop, { id, version }: ProductRow): Promise<ShopError> {
  const [last] = await db
    .select({ at: audit.at, name: staffTable.name })
    .from(audit)
    .leftJoin(staffTable, eq(staffTable.id, audit.staffId))
    .where(
      and(
        eq(audit.subject, 'products'),
        eq(audit.subjectId, String(id)),
        sql`${audit.changes} -> 'version' ->> 'after' = ${String(version)}`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1)
  return new ShopError('changed_meanwhile', {
    conflict: {
      current: await getAdminProduct({ db, ...shop }, id),
      changedBy: last?.name ?? null,
      changedAt: (last?.at ?? shop.clock()).toISOString(),
    },
  })
}
