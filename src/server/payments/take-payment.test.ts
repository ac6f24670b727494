import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { addPayment } from '../../../test/support/paid-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { paymentCaptures, payments } from '../db/payments-schema.ts'
import { orders, products } from '../db/schema.ts'

let shop: TestShop
let manager: TestStaffMember
let frame: number
beforeAll(async () => {
  shop = await createTestShop()
  manager = await newStaffMember(shop)
  frame = (await shop.product('aviator-gold')).id
  await shop.shop.db.update(products).set({ stock: 500, priceCents: 4_000, discountPriceCents: null })
})
afterAll(() => shop.close())

async function placed(paymentMethod: 'bank_transfer' | 'cash_on_delivery') {
  const guest = shop.visitor()
  const cart = await fillCart(guest, frame, 2)
  const order = await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ paymentMethod }) })
  return order.id
}

async function transferOf(orderId: string) {
  const [payment] = await shop.shop.db.select().from(payments).where(eq(payments.orderId, orderId))
  return payment?.id ?? 0
}

const transfer = (amount: number) => ({ amount, requestKey: randomUUID(), day: '2026-11-20', reference: '' })

describe('a payment taken in a store', () => {
  test('is booked once for all that is due, and confirms the order', async () => {
    const id = await placed('bank_transfer')
    const { version, due } = await manager.admin.money.get(id)
    const body = { version, amount: due, requestKey: randomUUID(), kind: 'terminal' as const, store: 'paphos' }
    await manager.admin.money.takePayment(id, body)
    const money = await manager.admin.money.takePayment(id, body)
    expect(money).toMatchObject({ due: 0, captured: due, paymentStatus: 'paid' })
    expect(money.captures).toMatchObject([{ amount: due, kind: 'terminal', store: 'paphos', staffName: manager.name }])
    expect((await manager.admin.orders.get(id)).status).toBe('confirmed')
    const again = { ...body, version: money.version, requestKey: randomUUID() }
    expect(await errorOf(manager.admin.money.takePayment(id, again))).toMatchObject({ code: 'nothing_due' })
  })

  test('by two people at once is one payment', async () => {
    const id = await placed('cash_on_delivery')
    const other = await newStaffMember(shop, 'assistant')
    const { version, due } = await manager.admin.money.get(id)
    const body = () => ({ version, amount: due, requestKey: randomUUID(), kind: 'cash' as const, store: 'paphos' })
    const both = await Promise.allSettled([
      manager.admin.money.takePayment(id, body()),
      other.admin.money.takePayment(id, body()),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await manager.admin.money.get(id)).captured).toBe(due)
  })
})

describe('a transfer (row 18)', () => {
  test('that is too small waits for the rest', async () => {
    const id = await placed('bank_transfer')
    const paymentId = await transferOf(id)
    const part = await manager.admin.money.markTransfer(paymentId, transfer(30))
    expect(part).toMatchObject({ captured: 30, due: 55, paymentStatus: 'awaiting_transfer' })
    const whole = await manager.admin.money.markTransfer(paymentId, transfer(55))
    expect(whole).toMatchObject({ captured: 85, due: 0, paymentStatus: 'paid', refunds: [] })
  })

  test('that is too large goes back by what is too much, and the order stays paid', async () => {
    const id = await placed('bank_transfer')
    const money = await manager.admin.money.markTransfer(await transferOf(id), transfer(100))
    expect(money).toMatchObject({ captured: 100, pending: 15, paymentStatus: 'paid' })
    const [refund] = money.refunds
    expect(refund).toMatchObject({ amount: 15, kind: 'transfer', reason: 'surplus', isOpen: true })
    const paid = await manager.admin.money.markRefundPaid(refund?.id ?? 0, 'HB 1')
    expect(paid).toMatchObject({ refunded: 15, pending: 0, paymentStatus: 'paid', refundable: 85 })
  })

  test('is booked once, however often the same request arrives', async () => {
    const paymentId = await transferOf(await placed('bank_transfer'))
    const body = transfer(85)
    await Promise.all([1, 2, 3].map(() => manager.admin.money.markTransfer(paymentId, body)))
    const booked = await shop.shop.db.$count(paymentCaptures, eq(paymentCaptures.paymentId, paymentId))
    expect(booked).toBe(1)
  })
})

describe('a payment whose amount differs', () => {
  async function inReview() {
    const id = await placed('bank_transfer')
    await shop.shop.db.delete(payments).where(eq(payments.orderId, id))
    const card = { provider: 'jcc' as const, method: 'credit_card' as const, gatewayRef: randomUUID() }
    const amount = { amountCents: 8_500, capturedCents: 8_499, state: 'review' as const }
    const paymentId = await addPayment(shop, id, { ...card, ...amount, reviewReason: 'amount_differs' })
    await shop.shop.db.update(orders).set({ paymentStatus: 'review', heldUntil: null }).where(eq(orders.id, id))
    return { id, paymentId, version: (await manager.admin.money.get(id)).version }
  }

  test('pays the order once staff accept it', async () => {
    const { id, paymentId, version } = await inReview()
    const decision = { version, requestKey: randomUUID(), decision: 'accept' as const }
    const money = await manager.admin.money.decide(paymentId, decision)
    expect(money).toMatchObject({ paymentStatus: 'paid', refunds: [] })
    expect((await manager.admin.orders.get(id)).status).toBe('confirmed')
    const again = manager.admin.money.decide(paymentId, {
      ...decision,
      version: money.version,
      requestKey: randomUUID(),
    })
    expect(await errorOf(again)).toMatchObject({ code: 'payment_not_in_review' })
  })

  test('goes back whole where staff do not', async () => {
    const { paymentId, version } = await inReview()
    const decision = { version, requestKey: randomUUID(), decision: 'refund' as const }
    const money = await manager.admin.money.decide(paymentId, decision)
    expect(money.refunds).toMatchObject([{ amount: 84.99, kind: 'gateway', state: 'pending', reason: 'review' }])
  })
})
