import { and, desc, eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { savedProducts } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

/** Product ids, last saved first. */
export async function listSaved(shop: Shop, userId: number): Promise<number[]> {
  const rows = await shop.db
    .select({ productId: savedProducts.productId })
    .from(savedProducts)
    .where(eq(savedProducts.userId, userId))
    .orderBy(desc(savedProducts.createdAt), desc(savedProducts.productId))
  return rows.map(({ productId }) => productId)
}

/** @throws ShopError `not_found` for a product that the shop does not have */
export async function saveProduct(shop: Shop, userId: number, productId: number): Promise<number[]> {
  if (shop.catalogue.findProduct(productId) === null) throw new ShopError('not_found')
  await shop.db.insert(savedProducts).values({ userId, productId, createdAt: shop.clock() }).onConflictDoNothing()
  return listSaved(shop, userId)
}

export async function removeSavedProduct(shop: Shop, userId: number, productId: number): Promise<number[]> {
  await shop.db
    .delete(savedProducts)
    .where(and(eq(savedProducts.userId, userId), eq(savedProducts.productId, productId)))
  return listSaved(shop, userId)
}
