import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { deleteQueuedEmails, emailsTo } from '../../../test/support/emails.ts'
import { runReturnJobs } from '../../../test/support/returns.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { payments, refunds } from '../db/payments-schema.ts'
import { withdrawalStatements } from '../db/returns-schema.ts'
import { orderEvents, orders, products } from '../db/schema.ts'
import { staffSessions } from '../db/staff-schema.ts'
import { noteRefunds } from './note-refunds.ts'
import { refundWithdrawal } from './refund-withdrawal.ts'

const EMAIL = 'andri@example.com'
const STOCK = 50
const MISSED = { status: 409, code: 'return_step_not_allowed' }

let shop: TestShop
let staff: TestStaffMember
let frame: number
let orderId: string
let now = new Date('2026-11-20T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  staff = await newStaffMember(shop)
  frame = (await shop.product('aviator-gold')).id
})
/** Two frames at 40 each, sent by express for 15, delivered on 10 November. */
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  const { db } = shop.shop
  await db.update(products).set({ stock: STOCK, priceCents: 4_000, discountPriceCents: null })
  const guest = shop.visitor()
  const cart = await fillCart(guest, frame, 2)
  const form = checkoutForm({ shippingMethod: 'express', email: EMAIL })
  orderId = (await guest.api.orders.place({ cartId: cart.id, checkoutForm: form })).id
  await db.update(orders).set({ status: 'delivered', paymentStatus: 'paid' }).where(eq(orders.id, orderId))
  await pay(9_500)
  const details = { from: 'shipped', to: 'delivered' } as const
  const at = new Date('2026-11-10T08:00:00Z')
  await db.insert(orderEvents).values({ orderId, kind: 'status_changed', details, at })
  await deleteQueuedEmails(shop.shop)
})
afterAll(() => shop.close())

async function pay(capturedCents: number) {
  const { db } = shop.shop
  await db.delete(payments).where(eq(payments.orderId, orderId))
  await db.insert(payments).values({
    orderId,
    attempt: 1,
    reference: `${orderId}-1`,
    provider: 'jcc',
    method: 'credit_card',
    state: 'captured',
    amountCents: 9_500,
    capturedCents,
    createdAt: now,
    updatedAt: now,
  })
}

async function withdraw(more: object = {}) {
  const body = { name: 'Andri', orderNumber: orderId, email: EMAIL, isWholeOrder: true, pieces: '', ...more }
  const { reference } = await shop.visitor().api.returns.withdraw(body)
  await runReturnJobs(shop.shop)
  const { db } = shop.shop
  const [row] = await db.select().from(withdrawalStatements).where(eq(withdrawalStatements.reference, reference))
  return staff.admin.returns.get(row?.id ?? 0)
}
const seen = ({ version }: { version: number }) => ({ version, requestKey: randomUUID() })
const received = async () => {
  const stated = await withdraw()
  return staff.admin.returns.receive(stated.id, seen(stated))
}
const piece = (outcome: 'restock' | 'quarantine' | 'write_off', quantity = 1) => ({
  productId: frame,
  quantity,
  outcome,
})
const kinds = async () => (await emailsTo(shop, EMAIL)).map(({ kind }) => kind)
const totalStock = async () => {
  const { rows } = (await shop.shop.db.execute(sql`
    select sum(on_hand)::int as pieces from stock_levels where product_id = ${frame}`)) as unknown as {
    rows: { pieces: number }[]
  }
  return rows[0]?.pieces ?? 0
}
/** Stores the refund, as the payments do in the same transaction. */
const storeRefund: Parameters<typeof refundWithdrawal>[3] = async ({ db }, wish) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, wish.orderId))
  const refundKey = wish.requestKey.replaceAll('-', '')
  await db.insert(refunds).values({ ...wish, paymentId: payment?.id ?? 0, refundKey, createdAt: now })
}
const refund = async (withdrawal: { id: number; version: number }) => {
  const actor = { ...(await staff.admin.signIn.me()), id: staff.id, call: 'test', requestId: null }
  return refundWithdrawal(shop.shop, actor as never, { id: withdrawal.id, ...seen(withdrawal) }, storeRefund)
}

describe('the queue', () => {
  test('has what is under way by the day its refund is due, and what is overdue is marked', async () => {
    const { id, orderId: joined } = await withdraw()
    expect(joined).toBe(orderId)
    now = new Date('2026-12-06T10:00:00Z')
    const later = await newStaffMember(shop)
    const listed = (await later.admin.returns.list()).find((row) => row.id === id)
    expect(listed).toMatchObject({ state: 'goods_due', refundDueOn: '2026-12-04', isOverdue: true, basis: 'law' })
  })

  test('holds apart what nobody has matched, until staff do', async () => {
    const stated = await withdraw({ orderNumber: 'the blue ones', email: 'other@example.com' })
    expect(stated).toMatchObject({ state: 'acknowledged', lines: [] })
    expect((await staff.admin.returns.list({ view: 'unmatched' })).map(({ id }) => id)).toContain(stated.id)
    const lost = { ...seen(stated), orderNumber: 'EE-0000-0000-0000' }
    expect(await errorOf(staff.admin.returns.match(stated.id, lost))).toEqual({ status: 404, code: 'not_found' })
    const matched = await staff.admin.returns.match(stated.id, { ...seen(stated), orderNumber: orderId })
    expect(matched).toMatchObject({ state: 'goods_due', orderId, lines: [{ productId: frame, quantity: 2, left: 2 }] })
  })
})

describe('the inspection', () => {
  test('puts only what is to be sold again into stock', async () => {
    const withdrawal = await received()
    const before = await totalStock()
    const body = { ...seen(withdrawal), store: 'limassol', lines: [piece('restock'), piece('quarantine')] }
    const inspected = await staff.admin.returns.inspect(withdrawal.id, body)
    // Express cost 15, standard 5: the standard fee goes back, not the surplus.
    expect(inspected).toMatchObject({ state: 'inspected', refund: 85, lines: [{ left: 0 }] })
    expect(await totalStock()).toBe(before + 1)
    expect((await staff.admin.orders.get(orderId)).status).toBe('returned')
    const [waiting] = await staff.admin.call('GET /api/admin/quarantine', {})
    expect(waiting).toMatchObject({ orderId, quantity: 1, store: 'limassol' })
    const { returnId = 0, itemId = 0 } = waiting ?? {}
    await Promise.all([1, 2].map(() => staff.admin.returns.settle({ returnId, itemId }, 'restock')))
    expect(await totalStock()).toBe(before + 2)
    expect(await staff.admin.call('GET /api/admin/quarantine', {})).toEqual([])
  })

  test('writes off what cannot be sold, once, however often it is sent', async () => {
    const withdrawal = await received()
    const before = await totalStock()
    const body = { ...seen(withdrawal), store: 'nicosia', lines: [piece('write_off', 2)] }
    await Promise.all([1, 2, 3].map(() => staff.admin.returns.inspect(withdrawal.id, body)))
    expect(await totalStock()).toBe(before)
    expect(await staff.admin.returns.get(withdrawal.id)).toMatchObject({ state: 'inspected', refund: 85 })
  })

  test('tells the buyer what is kept back for wear, and why', async () => {
    const withdrawal = await received()
    const body = { ...seen(withdrawal), store: 'nicosia', lines: [piece('restock', 2)], deduction: 10 }
    expect(await errorOf(staff.admin.returns.inspect(withdrawal.id, body))).toMatchObject({ code: 'invalid_input' })
    const reason = { ...body, deductionReason: 'The left temple is bent' }
    expect(await staff.admin.returns.inspect(withdrawal.id, reason)).toMatchObject({ refund: 75, deduction: 10 })
    expect((await emailsTo(shop, EMAIL)).at(-1)).toMatchObject({
      kind: 'withdrawal_decided',
      payload: { refundCents: 7_500, deductionCents: 1_000, reason: 'The left temple is bent' },
    })
  })

  test('of one piece of two leaves the delivery and the order', async () => {
    const withdrawal = await received()
    const body = { ...seen(withdrawal), store: 'nicosia', lines: [piece('restock')] }
    expect(await staff.admin.returns.inspect(withdrawal.id, body)).toMatchObject({ refund: 40 })
    expect((await staff.admin.orders.get(orderId)).status).toBe('delivered')
  })

  test('never owes more than was captured', async () => {
    await pay(6_000)
    const withdrawal = await received()
    const body = { ...seen(withdrawal), store: 'nicosia', lines: [piece('restock', 2)] }
    expect(await staff.admin.returns.inspect(withdrawal.id, body)).toMatchObject({ refund: 60 })
  })
})

describe('the refund', () => {
  test('is asked for once, and noted when it is done', async () => {
    const withdrawal = await received()
    const body = { ...seen(withdrawal), store: 'nicosia', lines: [piece('restock', 2)] }
    const inspected = await staff.admin.returns.inspect(withdrawal.id, body)
    const due = await refund(inspected)
    expect(due).toMatchObject({ state: 'refund_due', refund: 85 })
    const isOfOrder = eq(refunds.orderId, orderId)
    expect(await shop.shop.db.select().from(refunds).where(isOfOrder)).toMatchObject([{ amountCents: 8_500 }])
    await noteRefunds(shop.shop)
    expect(await staff.admin.returns.get(withdrawal.id)).toMatchObject({ state: 'refund_due' })
    await shop.shop.db.update(refunds).set({ state: 'done', doneAt: now }).where(isOfOrder)
    await noteRefunds(shop.shop)
    expect(await staff.admin.returns.get(withdrawal.id)).toMatchObject({ state: 'refunded', mayBecome: ['received'] })
    expect(await kinds()).toEqual([
      'withdrawal_receipt',
      'withdrawal_how_to_send',
      'withdrawal_arrived',
      'withdrawal_decided',
    ])
  })

  test('may come before the goods, and is not paid again when they arrive', async () => {
    const stated = await withdraw()
    const due = await refund(stated)
    expect(due).toMatchObject({ state: 'refund_due', refund: 85 })
    const back = await staff.admin.returns.receive(stated.id, seen(due))
    const body = { ...seen(back), store: 'nicosia', lines: [piece('restock', 2)] }
    const inspected = await staff.admin.returns.inspect(stated.id, body)
    expect(inspected).toMatchObject({ state: 'inspected', refund: 0 })
    expect(await refund(inspected)).toMatchObject({ state: 'refunded' })
    expect(await shop.shop.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1)
  })

  test('needs a manager who has confirmed, and gives the money back through its payment', async () => {
    const stated = await withdraw()
    const confirmed = await newStaffMember(shop)
    const late = await newStaffMember(shop)
    await shop.shop.db.update(staffSessions).set({ confirmedAt: null }).where(eq(staffSessions.staffId, late.id))
    const assistant = await newStaffMember(shop, 'assistant')
    const body = seen(stated)
    for (const [member, code] of [
      [late, 'confirmation_required'],
      [assistant, 'not_permitted'],
    ] as const) {
      expect(await errorOf(member.admin.returns.refund(stated.id, body))).toEqual({ status: 403, code })
    }
    expect((await staff.admin.returns.get(stated.id)).state).toBe('goods_due')
    await Promise.all([1, 2].map(() => confirmed.admin.returns.refund(stated.id, body)))
    expect(await shop.shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
      { amountCents: 8_500, kind: 'gateway', state: 'pending', reason: stated.reference, staffId: confirmed.id },
    ])
  })

  test('of money that a store took names the till, which pays at once', async () => {
    const store = { provider: 'store' as const, method: 'cash_in_store' as const }
    await shop.shop.db.update(payments).set(store).where(eq(payments.orderId, orderId))
    const stated = await withdraw()
    const manager = await newStaffMember(shop)
    const path = `/api/admin/returns/${stated.id}/refund`
    const refused = await manager.post(path, seen(stated))
    expect(refused.status).toBe(400)
    expect((await refused.json()).error.fields).toEqual({ kind: 'Please choose how the money goes back' })
    expect((await staff.admin.returns.get(stated.id)).state).toBe('goods_due')
    await manager.admin.returns.refund(stated.id, { ...seen(stated), kind: 'cash', store: 'paphos' })
    await noteRefunds(shop.shop)
    expect(await staff.admin.returns.get(stated.id)).toMatchObject({ state: 'refunded', refund: 85 })
  })

  test('waits for the inspection once the goods are there', async () => {
    await expect(refund(await received())).rejects.toMatchObject({ code: 'return_step_not_allowed' })
  })
})

test('a step that was taken on an old page is refused with what has changed', async () => {
  const stated = await withdraw()
  await staff.admin.returns.receive(stated.id, seen(stated))
  const late = staff.admin.returns.lapse(stated.id, seen(stated))
  expect(await errorOf(late)).toEqual({ status: 409, code: 'changed_meanwhile' })
  const now = await staff.admin.returns.get(stated.id)
  expect(await errorOf(staff.admin.returns.lapse(stated.id, seen(now)))).toEqual(MISSED)
})

test('a refusal is written with its reason, and may be taken back', async () => {
  const stated = await withdraw()
  const refused = await staff.admin.returns.refuse(stated.id, { ...seen(stated), reason: 'They were worn' })
  expect(refused).toMatchObject({ state: 'refused', refusal: 'They were worn' })
  expect((await emailsTo(shop, EMAIL)).at(-1)).toMatchObject({ kind: 'withdrawal_refused' })
  const again = await staff.admin.returns.match(stated.id, { ...seen(refused), orderNumber: orderId })
  expect(again).toMatchObject({ state: 'goods_due', lines: [{ quantity: 2 }] })
})

test('the buyer of an order that was paid in cash gives a bank account by a signed link', async () => {
  await shop.shop.db.update(orders).set({ paymentMethod: 'cash_on_delivery' }).where(eq(orders.id, orderId))
  const { id } = await withdraw()
  const email = (await emailsTo(shop, EMAIL)).find(({ kind }) => kind === 'withdrawal_how_to_send')
  const token = new URL(email?.payload.accountLink ?? '').pathname.split('/').at(-1) ?? ''
  const path = `/api/refund-accounts/${token}`
  expect(await (await shop.visitor().send(path)).json()).toEqual({ orderNumber: orderId, isGiven: false })
  expect((await shop.visitor().post(path, { iban: 'CY17 0020 0128 0000 0012 0052 7601' })).status).toBe(400)
  expect((await shop.visitor().post(path, { iban: 'CY17 0020 0128 0000 0012 0052 7600' })).status).toBe(200)
  expect((await staff.admin.returns.get(id)).iban).toBe('CY17002001280000001200527600')
  expect((await shop.visitor().send('/api/refund-accounts/1.0.forged')).status).toBe(404)
})
