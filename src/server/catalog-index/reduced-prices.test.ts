import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { priceHistory, products } from '../db/schema.ts'
import { SEED_PRODUCTS } from '../db/seed/products.ts'

const SOON = { timeout: 15_000 }

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

async function setPrice(id: number, daysAgo: number, priceCents: number, discountPriceCents: number | null = null) {
  const validFrom = sql`now() - make_interval(days => ${daysAgo}::int)`
  await shop.shop.db.insert(priceHistory).values({ productId: id, priceCents, discountPriceCents, validFrom })
}
const pricesOf = async (slug: string) => {
  const { price, discountPrice } = await shop.product(slug)
  return [price, discountPrice]
}
async function reduce(slug: string, discountPriceCents: number | null) {
  const { id } = await shop.product(slug)
  await shop.shop.db.update(products).set({ discountPriceCents }).where(eq(products.id, id))
}

test('the demo data’s reduced products are reduced from their original price', () => {
  for (const { slug, priceCents, discountPriceCents } of SEED_PRODUCTS) {
    expect(shop.shop.catalogue.findBySlug(slug), slug).toMatchObject({ priceCents, discountPriceCents })
  }
})

test('a reduction is shown from the lowest price of the 30 days before it, on the list and in the cart alike', async () => {
  const { id } = await shop.product('aviator-gold')
  await shop.shop.db.delete(priceHistory).where(eq(priceHistory.productId, id))
  await setPrice(id, 90, 24_500)
  await setPrice(id, 20, 22_000)
  await setPrice(id, 10, 24_500)
  await reduce('aviator-gold', 19_900)
  await expect.poll(() => pricesOf('aviator-gold'), SOON).toEqual([220, 199])
  const visitor = shop.visitor()
  const cart = await fillCart(visitor, id)
  const { items } = await visitor.api.cart.get(cart.id)
  expect(items[0]).toMatchObject({ unitPrice: 199, product: { price: 220, discountPrice: 199 } })
})

test('a product that was as cheap before is not shown as reduced', async () => {
  const { id } = await shop.product('matelot-navy')
  await shop.shop.db.delete(priceHistory).where(eq(priceHistory.productId, id))
  await setPrice(id, 15, 8_000)
  await reduce('matelot-navy', 8_000)
  await expect.poll(() => pricesOf('matelot-navy'), SOON).toEqual([80, null])
  const visitor = shop.visitor()
  const cart = await fillCart(visitor, id)
  expect(await visitor.api.cart.get(cart.id)).toMatchObject({ subtotal: 80 })
})

test('a reduction that ended is no longer shown', async () => {
  await reduce('aviator-gold', null)
  await expect.poll(() => pricesOf('aviator-gold'), SOON).toEqual([245, null])
})
