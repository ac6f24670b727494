import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { addPayment } from '../../../test/support/paid-order.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { runReturnJobs } from '../../../test/support/returns.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { payments } from '../db/payments-schema.ts'
import { withdrawalStatements } from '../db/returns-schema.ts'
import { orderItems, orders, products } from '../db/schema.ts'

const EMAIL = 'andri@example.com'

let shop: TestShop
let staff: TestStaffMember
let frame: number
let orderId: string
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop)
  frame = (await shop.product('aviator-gold')).id
  await shop.shop.db.update(products).set({ stock: 500, priceCents: 4_000, discountPriceCents: null })
})
beforeEach(async () => {
  const { db } = shop.shop
  orderId = (await placeGuestOrder(shop, { slug: 'aviator-gold', quantity: 2, form: { email: EMAIL } })).id
  await db.update(orders).set({ status: 'delivered', paymentStatus: 'paid' }).where(eq(orders.id, orderId))
  await db.delete(payments).where(eq(payments.orderId, orderId))
  await addPayment(shop, orderId, { amountCents: 8_500 })
})
afterAll(() => shop.close())

/** A statement that tells in words which pieces it is about. */
async function withdraw(more: object = {}) {
  const words = { isWholeOrder: false, pieces: 'one of the two, the blue one' }
  const body = { name: 'Andri', orderNumber: orderId, email: EMAIL, ...words, ...more }
  const { reference } = await shop.visitor().api.returns.withdraw(body)
  await runReturnJobs(shop.shop)
  const isIt = eq(withdrawalStatements.reference, reference)
  const [row] = await shop.shop.db.select().from(withdrawalStatements).where(isIt)
  return staff.admin.returns.get(row?.id ?? 0)
}
const unknown = { orderNumber: 'the blue ones', email: 'other@example.com' }
const match = ({ version }: { version: number }, quantity: number) => ({
  ...{ version, requestKey: randomUUID(), orderNumber: orderId },
  lines: [{ productId: frame, quantity }],
})

test('staff choose the pieces where they match a statement', async () => {
  const stated = await withdraw(unknown)
  const tooMany = staff.admin.returns.match(stated.id, match(stated, 3))
  expect(await errorOf(tooMany)).toEqual({ status: 409, code: 'more_than_sold' })
  const matched = await staff.admin.returns.match(stated.id, match(stated, 1))
  expect(matched).toMatchObject({ state: 'goods_due', lines: [{ productId: frame, quantity: 1 }] })
})

test('pieces that were told in words are chosen once more, until the refund is under way', async () => {
  const stated = await withdraw()
  expect(stated).toMatchObject({ state: 'goods_due', lines: [{ quantity: 2 }] })
  const body = match(stated, 1)
  const [chosen] = await Promise.all([1, 2].map(() => staff.admin.returns.match(stated.id, body)))
  expect(chosen).toMatchObject({ state: 'goods_due', version: stated.version + 1, lines: [{ quantity: 1 }] })
  const seen = { version: chosen?.version ?? 0, requestKey: randomUUID() }
  const due = await staff.admin.returns.refund(stated.id, seen)
  expect(due).toMatchObject({ state: 'refund_due', refund: 40 })
  const late = staff.admin.returns.match(stated.id, match(due, 2))
  expect(await errorOf(late)).toEqual({ status: 409, code: 'return_step_not_allowed' })
})

test('pieces that were made for the buyer are not withdrawn', async () => {
  const stated = await withdraw(unknown)
  await shop.shop.db.update(orderItems).set({ isMadeToOrder: true }).where(eq(orderItems.orderId, orderId))
  const refused = staff.admin.returns.match(stated.id, match(stated, 1))
  expect(await errorOf(refused)).toEqual({ status: 409, code: 'made_to_order' })
})
