import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

const SLUG = 'aviator-gold'

let shop: TestShop
let assistant: TestStaffMember
let productId: number
beforeAll(async () => {
  shop = await createTestShop()
  assistant = await newStaffMember(shop, 'assistant')
  productId = (await shop.product(SLUG)).id
})
afterAll(() => shop.close())

describe('products to sell', () => {
  test.each(['ακάμας αβιατόρ', 'akamas aviator'])('are found by words: %s', async (q) => {
    const found = await assistant.admin.orders.findSellable(q)
    expect(found.map((one) => one.productId)).toContain(productId)
  })

  test('are found by their code and barcode alone', async () => {
    const { sku } = await shop.product(SLUG)
    expect(await assistant.admin.orders.findSellable(sku.toLowerCase())).toMatchObject([{ productId, isExact: true }])
    await shop.shop.db.execute(
      sql`insert into product_codes (gtin14, product_id) values ('05290001234565', ${productId})`,
    )
    expect(await assistant.admin.orders.findSellable('5290001234565')).toMatchObject([{ productId, isExact: true }])
  })
})

test('a buyer of many orders is found once, by phone, name in Greek letters or e-mail', async () => {
  for (let i = 0; i < 2; i++)
    await placeGuestOrder(shop, { form: { lastName: 'Παπαδοπούλου', email: 'pap@example.com' } })
  for (const q of ['papadopoulou', 'pap@example.com', '99112233 παπαδοπουλου']) {
    const found = await assistant.admin.orders.findBuyers(q)
    expect(
      found.filter(({ lastName }) => lastName === 'Παπαδοπούλου'),
      q,
    ).toHaveLength(1)
  }
})
