import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Product } from '../../contract/catalog.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('cards are what products are, without texts, maker and age and with two pictures, in the same order and number', async () => {
  const query = '?sort=price-asc&limit=12&offset=4&category=sunglasses'
  const read = async (path: string) => {
    const response = await shop.visitor().send(path + query)
    return { total: response.headers.get('X-Total-Count'), all: await response.json() }
  }
  const products: { total: string | null; all: Product[] } = await read('/api/products')
  const cards = await read('/api/products/cards')
  expect(cards.total).toBe(products.total)
  expect(cards.all).toHaveLength(12)
  expect(cards.all).toEqual(
    products.all.map(
      ({ description: _, descriptionEl: __, maker: ___, wornImages: ____, createdAt: _____, images, ...card }) => ({
        ...card,
        images: images.slice(0, 2),
      }),
    ),
  )
})
