import type { Db } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import { SEED_PRODUCTS } from '../db/seed/products.ts'
import { openStock, reserveOpenOrders } from './open-ledger.ts'

export async function seedDemoStock(tx: Db): Promise<void> {
  const seeded = await tx.select({ id: products.id, sku: products.sku }).from(products).orderBy(products.id)
  const stockOf = new Map(SEED_PRODUCTS.map(({ sku, stock }) => [sku, stock]))
  await openStock(
    tx,
    seeded.map(({ id, sku }) => ({ productId: id, quantity: stockOf.get(sku) ?? 0 })),
  )
  await reserveOpenOrders(tx)
}
