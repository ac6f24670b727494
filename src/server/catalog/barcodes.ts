import { and, eq } from 'drizzle-orm'
import type { Barcodes } from '../../contract/admin/barcodes.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import { productCodes } from '../db/stock-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'

/** @throws ShopError `not_found` */
export async function listBarcodes(db: Db, productId: number): Promise<Barcodes> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (product === undefined) throw new ShopError('not_found')
  const rows = await db
    .select({ gtin14: productCodes.gtin14 })
    .from(productCodes)
    .where(eq(productCodes.productId, productId))
    .orderBy(productCodes.gtin14)
  return { codes: rows.map(({ gtin14 }) => gtin14) }
}

/** @throws ShopError `not_found`; `barcode_taken` with the name of the product that has it */
export function addBarcode(shop: Shop, staff: SignedInStaff, productId: number, gtin14: string): Promise<Barcodes> {
  return staffTransaction(shop, staff, async ({ db }) => {
    await listBarcodes(db, productId)
    const added = await db
      .insert(productCodes)
      .values({ gtin14, productId })
      .onConflictDoNothing()
      .returning({ gtin14: productCodes.gtin14 })
    if (added.length === 0) await requireOwn(db, productId, gtin14)
    return listBarcodes(db, productId)
  })
}

async function requireOwn(db: Db, productId: number, gtin14: string): Promise<void> {
  const [owner] = await db
    .select({ id: products.id, name: products.name, sku: products.sku })
    .from(productCodes)
    .innerJoin(products, eq(products.id, productCodes.productId))
    .where(eq(productCodes.gtin14, gtin14))
  if (owner?.id !== productId)
    throw new ShopError('barcode_taken', { named: [`${owner?.name ?? ''} (${owner?.sku ?? ''})`] })
}

/** Removing one that is not there does nothing. @throws ShopError `not_found` */
export function removeBarcode(shop: Shop, staff: SignedInStaff, productId: number, gtin14: string): Promise<Barcodes> {
  return staffTransaction(shop, staff, async ({ db }) => {
    await db.delete(productCodes).where(and(eq(productCodes.productId, productId), eq(productCodes.gtin14, gtin14)))
    return listBarcodes(db, productId)
  })
}
