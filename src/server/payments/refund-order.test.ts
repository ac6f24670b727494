import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { addPayment, paidOrder } from '../../../test/support/paid-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { payments, refunds } from '../db/payments-schema.ts'
import { products } from '../db/schema.ts'
import { staffSessions } from '../db/staff-schema.ts'
import { DOCUMENT_JOB } from '../invoices/document-job.ts'

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

const wish = (version: number, amount: number) => ({
  ...{ version, amount, requestKey: randomUUID(), reason: 'The lens was scratched' },
})

const rowsOf = (orderId: string) => shop.shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))

describe('a refund', () => {
  test('by line names the line and the delivery, and waits for the proof of a transfer', async () => {
    const { id, paymentId } = await paidOrder(shop, frame)
    const { version, lines, refundable } = await manager.admin.money.get(id)
    expect(refundable).toBe(85)
    const [line] = lines
    const wanted = { lines: [{ orderItemId: line?.orderItemId ?? 0, quantity: 1 }], amount: 45, shipping: 5 }
    const plan = await manager.admin.money.previewRefund(id, wanted)
    expect(plan).toMatchObject({ goods: 40, shipping: 5, parts: [{ paymentId, kind: 'transfer', amount: 45 }] })

    const asked = await manager.admin.money.refund(id, { ...wish(version, 45), ...wanted })
    expect(asked).toMatchObject({ pending: 45, refunded: 0, refundable: 40, shippingLeft: 0, paymentStatus: 'paid' })
    expect(asked.lines[0]).toMatchObject({ quantity: 2, left: 1 })
    const [refund] = asked.refunds
    expect(refund).toMatchObject({ state: 'pending', kind: 'transfer', isOpen: true, staffName: manager.name })

    const paid = await manager.admin.money.markRefundPaid(refund?.id ?? 0, 'BOC 4711')
    expect(paid).toMatchObject({ pending: 0, refunded: 45, paymentStatus: 'part_refunded' })
    expect(paid.refunds[0]).toMatchObject({ state: 'done', reference: 'BOC 4711', isOpen: false })
    expect(paid.payments[0]).toMatchObject({ state: 'part_refunded', refunded: 45 })
    expect(await shop.shop.jobs.list(shop.shop.db, DOCUMENT_JOB, { orderId: id })).toHaveLength(1)
    const { timeline } = await manager.admin.orders.get(id)
    expect(timeline.filter(({ is }) => is === 'changed')).toMatchObject([
      { subject: 'refund', event: 'done', amount: 45 },
      { subject: 'refund', event: 'requested', amount: 45, staffName: manager.name },
    ])
  })

  test('of nothing, or of more than is left, is refused (row 15)', async () => {
    const { id } = await paidOrder(shop, frame)
    const { version } = await manager.admin.money.get(id)
    for (const amount of [0, 85.01]) {
      const refused = manager.admin.money.refund(id, wish(version, amount))
      expect(await errorOf(refused)).toEqual({ status: 409, code: 'refund_too_large' })
    }
    const first = await manager.admin.money.refund(id, wish(version, 80))
    const refused = manager.admin.money.refund(id, wish(first.version, 5.01))
    expect(await errorOf(refused)).toEqual({ status: 409, code: 'refund_too_large' })
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('that two people ask for at once is made once (row 14)', async () => {
    const { id } = await paidOrder(shop, frame)
    const other = await newStaffMember(shop)
    const { version } = await manager.admin.money.get(id)
    const both = await Promise.allSettled([
      manager.admin.money.refund(id, wish(version, 30)),
      other.admin.money.refund(id, wish(version, 30)),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const again = wish(version, 30)
    expect(await errorOf(manager.admin.money.refund(id, again))).toMatchObject({ code: 'changed_meanwhile' })
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('is made once, however often the same request arrives', async () => {
    const { id } = await paidOrder(shop, frame)
    const { version } = await manager.admin.money.get(id)
    const body = wish(version, 30)
    await Promise.all([1, 2, 3].map(() => manager.admin.money.refund(id, body)))
    expect(await rowsOf(id)).toHaveLength(1)
  })

  test('above the last payment takes the rest from the one before, and never a surplus', async () => {
    const { id, paymentId, totalCents } = await paidOrder(shop, frame)
    const part = await addPayment(shop, id, { amountCents: 2_000 })
    await addPayment(shop, id, { amountCents: totalCents, state: 'surplus' })
    const { version, refundable } = await manager.admin.money.get(id)
    expect(refundable).toBe(105)
    const { refunds: made } = await manager.admin.money.refund(id, wish(version, 50))
    expect(made.map(({ paymentId, amount }) => ({ paymentId, amount }))).toEqual([
      { paymentId: part, amount: 20 },
      { paymentId, amount: 30 },
    ])
  })

  test('in cash is paid at the till of a store at once', async () => {
    const { id } = await paidOrder(shop, frame)
    const { version } = await manager.admin.money.get(id)
    const without = manager.admin.money.refund(id, { ...wish(version, 85), kind: 'cash' })
    expect(await errorOf(without)).toMatchObject({ status: 400, code: 'invalid_input' })
    const body = { ...wish(version, 85), kind: 'cash' as const, store: 'limassol' }
    const money = await manager.admin.money.refund(id, body)
    expect(money).toMatchObject({ refunded: 85, pending: 0, paymentStatus: 'refunded' })
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ state: 'done', kind: 'cash', store: 'limassol' })
    expect((await shop.shop.db.select().from(payments).where(eq(payments.orderId, id)))[0]?.state).toBe('refunded')
  })

  test('of money that a store took says at which till, or another way', async () => {
    const store = { provider: 'store' as const, method: 'card_in_store' as const }
    const { id } = await paidOrder(shop, frame, store)
    const { version } = await manager.admin.money.get(id)
    const wanted = { amount: 85 }
    for (const refused of [
      await manager.post(`/api/admin/orders/${id}/refunds`, wish(version, 85)),
      await manager.post(`/api/admin/orders/${id}/refunds/preview`, wanted),
    ]) {
      expect(refused.status).toBe(400)
      expect((await refused.json()).error.fields).toEqual({ kind: 'Please choose how the money goes back' })
    }
    expect(await rowsOf(id)).toEqual([])
    const atTill = { store: 'limassol' }
    const plan = await manager.admin.money.previewRefund(id, { ...wanted, ...atTill })
    expect(plan.parts).toMatchObject([{ kind: 'terminal', amount: 85 }])
    const money = await manager.admin.money.refund(id, { ...wish(version, 85), ...atTill })
    expect(money).toMatchObject({ refunded: 85, pending: 0, paymentStatus: 'refunded' })
  })

  test('needs a manager who has confirmed', async () => {
    const { id } = await paidOrder(shop, frame)
    const { version } = await manager.admin.money.get(id)
    const unconfirmed = await newStaffMember(shop)
    await shop.shop.db.update(staffSessions).set({ confirmedAt: null }).where(eq(staffSessions.staffId, unconfirmed.id))
    const assistant = await newStaffMember(shop, 'assistant')
    expect(await errorOf(unconfirmed.admin.money.refund(id, wish(version, 5)))).toEqual({
      status: 403,
      code: 'confirmation_required',
    })
    expect(await errorOf(assistant.admin.money.refund(id, wish(version, 5)))).toEqual({
      status: 403,
      code: 'not_permitted',
    })
  })
})
