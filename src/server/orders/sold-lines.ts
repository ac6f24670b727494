import { inArray } from 'drizzle-orm'
import { unitPriceCents } from '../../domain/pricing.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'
import type { Db } from '../db/connect.ts'
import { orderItems, products } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { freeExpiredHolds } from '../stock/lock-stock.ts'

/** A product with the pieces that are ordered of it and their price. */
export type SoldLine = typeof products.$inferSelect & { quantity: number; unitPriceCents: number }

export interface WantedLine {
  productId: number
  quantity: number
}

/**
 * Locks products in id order and reads them at today's price. Where pieces are missing, the products' expired holds are
 * freed first. Products that do not exist are left out.
 * @param wanted each product once
 */
export async function lockSoldLines(shop: Shop, wanted: readonly WantedLine[]): Promise<SoldLine[]> {
  const lines = await readLines(shop.db, wanted)
  const isShort = lines.some(({ stock, quantity }) => stock < quantity)
  const ids = lines.map(({ id }) => id)
  return isShort && (await freeExpiredHolds(shop, ids)) ? readLines(shop.db, wanted) : lines
}

async function readLines(tx: Db, wanted: readonly WantedLine[]): Promise<SoldLine[]> {
  if (wanted.length === 0) return []
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, [...quantities.keys()]))
    .orderBy(products.id)
    .for('update')
  return rows.map((product) => ({
    ...product,
    quantity: quantities.get(product.id) ?? 0,
    unitPriceCents: unitPriceCents(product),
  }))
}

/** Lines keep the name, the price and the picture of now. */
export const insertLines = (tx: Db, catalogue: Catalogue, orderId: string, lines: readonly SoldLine[]) =>
  tx
    .insert(orderItems)
    .values(
      lines.map((line) => ({
        orderId,
        productId: line.id,
        sku: line.sku,
        name: line.name,
        nameEl: line.nameEl,
        slug: line.slug,
        image: (catalogue.findProduct(line.id) ?? line).images[0] ?? null,
        quantity: line.quantity,
        priceCents: line.unitPriceCents,
        taxClass: line.taxClass,
      })),
    )
    .returning()
