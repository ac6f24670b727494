import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { isPaymentSecured } from '../../domain/payment.ts'
import { paymentCaptures, payments } from '../db/payments-schema.ts'
import { orders } from '../db/schema.ts'
import { seedDemoOrders } from '../orders/seed-demo-orders.ts'
import { seedDemoPayments } from './seed-demo-payments.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await shop.shop.db.transaction(async (tx) => {
    await seedDemoOrders(tx, new Date('2026-11-22T09:00:00Z'))
    await seedDemoPayments(tx)
  })
})
afterAll(() => shop.close())

test('every demo order has a payment that fits its status', async () => {
  const seeded = await shop.shop.db.select().from(orders)
  expect(await shop.shop.db.$count(payments)).toBe(seeded.length)
  for (const { status, paymentStatus } of seeded) {
    const isUnderWay = ['confirmed', 'in_fulfilment', 'ready_for_collection', 'shipped', 'delivered'].includes(status)
    if (isUnderWay) expect(isPaymentSecured(paymentStatus)).toBe(true)
    if (status === 'returned') expect(paymentStatus).toBe('refunded')
    if (status === 'pending') expect(paymentStatus).toBe('awaiting_transfer')
  }
})

test('what was captured is what paid orders cost', async () => {
  const rows = await shop.shop.db.select().from(payments)
  const captures = await shop.shop.db.select().from(paymentCaptures)
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0)
  expect(sum(captures.map(({ amountCents }) => amountCents))).toBe(sum(rows.map((row) => row.capturedCents)))
})
