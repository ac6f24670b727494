import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { addPayment } from '../../../test/support/paid-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { transaction } from '../db/connect.ts'
import { paymentCaptures, payments, refunds } from '../db/payments-schema.ts'
import { orders, products } from '../db/schema.ts'
import { applyRefundAnswer } from './apply-refund-answer.ts'
import { requestRefund } from './request-refund.ts'

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
    const terminal = { kind: 'terminal' as const, store: 'paphos', reference: 'T 0042' }
    const body = { version, amount: due, requestKey: randomUUID(), ...terminal }
    await manager.admin.money.takePayment(id, body)
    const money = await manager.admin.money.takePayment(id, body)
    expect(money).toMatchObject({ due: 0, captured: due, paymentStatus: 'paid' })
    expect(money.captures).toMatchObject([{ amount: due, ...terminal, bookedOn: null, staffName: manager.name }])
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
    const part = await manager.admin.money.markTransfer(paymentId, { ...transfer(30), reference: 'HB 77' })
    expect(part.captures).toMatchObject([{ amount: 30, reference: 'HB 77', bookedOn: '2026-11-20' }])
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

  /** A refund that the gateway does at once. */
  async function giveBack(orderId: string, paymentId: number, amountCents: number) {
    const wish = { orderId, paymentId, amountCents, reason: 'surplus', requestKey: randomUUID(), staffId: null }
    await transaction(shop.shop, async (shop) => {
      await requestRefund(shop, { ...wish, store: null })
      const [refund] = await shop.db.select().from(refunds).where(eq(refunds.requestKey, wish.requestKey))
      if (refund === undefined) throw new Error('the refund is missing')
      const answer = { state: 'done' as const, gatewayRef: randomUUID() }
      await applyRefundAnswer(shop, refund, answer, { nextCheckAt: null })
    })
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

  test('stays what the order is paid by when a second payment goes back', async () => {
    const { id, paymentId, version } = await inReview()
    await manager.admin.money.decide(paymentId, { version, requestKey: randomUUID(), decision: 'accept' })
    const card = { provider: 'jcc' as const, method: 'credit_card' as const, gatewayRef: randomUUID() }
    const second = await addPayment(shop, id, { ...card, amountCents: 8_500, capturedCents: 8_500, state: 'surplus' })
    await giveBack(id, second, 8_500)
    expect(await manager.admin.money.get(id)).toMatchObject({ refunded: 85, paymentStatus: 'paid' })
    await giveBack(id, paymentId, 1_000)
    expect(await manager.admin.money.get(id)).toMatchObject({ refunded: 95, paymentStatus: 'part_refunded' })
  })

  test('leaves an unpaid order refunded once every payment went back', async () => {
    const { id, paymentId } = await inReview()
    const card = { provider: 'jcc' as const, method: 'credit_card' as const, gatewayRef: randomUUID() }
    const second = await addPayment(shop, id, { ...card, amountCents: 8_500, capturedCents: 8_500, state: 'surplus' })
    await giveBack(id, paymentId, 8_499)
    await giveBack(id, second, 8_500)
    expect(await manager.admin.money.get(id)).toMatchObject({ refunded: 169.99, paymentStatus: 'refunded' })
  })

  test('is not accepted beside the payment that the order is paid by', async () => {
    const { id, paymentId, version } = await inReview()
    const store = { provider: 'store' as const, method: 'card_in_store' as const, state: 'captured' as const }
    await addPayment(shop, id, { ...store, amountCents: 8_500, capturedCents: 8_500 })
    const decide = (decision: 'accept' | 'refund') =>
      manager.admin.money.decide(paymentId, { version, requestKey: randomUUID(), decision })
    expect(await errorOf(decide('accept'))).toMatchObject({ status: 409, code: 'nothing_due' })
    expect((await decide('refund')).refunds).toMatchObject([{ amount: 84.99, reason: 'review' }])
  })

  test('goes back whole where staff do not', async () => {
    const { paymentId, version } = await inReview()
    const decision = { version, requestKey: randomUUID(), decision: 'refund' as const }
    const money = await manager.admin.money.decide(paymentId, decision)
    expect(money.refunds).toMatchObject([{ amount: 84.99, kind: 'gateway', state: 'pending', reason: 'review' }])
  })

  test('that a store took goes back at the till that staff name', async () => {
    const { id, version } = await inReview()
    const store = { provider: 'store' as const, method: 'cash_in_store' as const, state: 'review' as const }
    const paymentId = await addPayment(shop, id, { ...store, amountCents: 1_000, reviewReason: 'transfer_short' })
    const decision = () => ({ version, requestKey: randomUUID(), decision: 'refund' as const })
    expect(await errorOf(manager.admin.money.decide(paymentId, decision()))).toMatchObject({ code: 'invalid_input' })
    const way = { kind: 'cash' as const, store: 'paphos' }
    const money = await manager.admin.money.decide(paymentId, { ...decision(), ...way })
    expect(money.refunds).toMatchObject([{ amount: 10, kind: 'cash', state: 'done' }])
  })
})
