import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { bookPayment, bookRefund, issueDocuments } from '../../../test/support/documents.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { fromWire } from '../../contract/money.ts'
import { transaction } from '../db/connect.ts'
import { taxDocuments } from '../db/invoices-schema.ts'
import { payments } from '../db/payments-schema.ts'
import { orderEvents, orderItems, orders, products } from '../db/schema.ts'
import { DOCUMENT_JOB } from './document-job.ts'
import { issueDocument } from './issue-document.ts'
import { listDocumentRows } from './store-document.ts'

let shop: TestShop
let now = new Date('2026-11-22T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  await shop.shop.db.update(products).set({ stock: 500 })
})
afterAll(() => shop.close())

const EMAIL = 'katerina@example.com'
const place = async (form: object = {}) => {
  const order = await placeGuestOrder(shop, { slug: 'silk-cord-navy', quantity: 2, form: { email: EMAIL, ...form } })
  await shop.shop.db.update(orders).set({ language: 'el' }).where(eq(orders.id, order.id))
  return order
}
const paid = async () => {
  const order = await place()
  const paymentId = await bookPayment(shop.shop, order.id, fromWire(order.total))
  await issueDocuments(shop.shop)
  return { ...order, paymentId, totalCents: fromWire(order.total) }
}
const documentsOf = (orderId: string) => listDocumentRows(shop.shop, orderId)
const emailsOf = async (orderId: string, kind: 'payment_received' | 'refund_done') =>
  (await listQueuedEmails(shop.shop, { kind, payload: { orderId } } as object)).map(({ payload }) => payload)
const again = (orderId: string, refundId: number | null = null) =>
  shop.shop.jobs.enqueue(shop.shop.db, DOCUMENT_JOB, { orderId, refundId }).then(() => issueDocuments(shop.shop))

describe('the invoice', () => {
  test('is issued when the order is paid, says what it is for, and goes with the letter', async () => {
    const order = await paid()
    const [invoice, ...others] = await documentsOf(order.id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ kind: 'invoice', part: 1, grossCents: order.totalCents, issuedOn: '2026-11-22' })
    expect(invoice?.number).toMatch(/^INV-2026-\d{6}$/)
    expect(invoice?.keepUntil).toBe('2034-12-31')
    const { lines, rates, buyer, language, suppliedOn, paymentIds } = invoice?.content ?? { lines: [], rates: [] }
    expect(lines.map(({ is, quantity, ratePercent }) => [is, quantity, ratePercent])).toEqual([
      ['goods', 2, 19],
      ['delivery', 1, 19],
    ])
    expect(rates).toHaveLength(1)
    expect(rates[0]?.vatCents).toBe(fromWire(order.vat))
    expect({ language, suppliedOn, paymentIds }).toEqual({
      language: 'el',
      suppliedOn: '2026-11-22',
      paymentIds: [order.paymentId],
    })
    expect(buyer?.name).not.toBe('')
    expect(await emailsOf(order.id, 'payment_received')).toEqual([
      { orderId: order.id, documentNumber: invoice?.number },
    ])
    const events = await shop.shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    const issued = events.filter(({ kind }) => kind === 'document_issued').map(({ details }) => details)
    expect(issued).toEqual([{ event: 'invoice', amountCents: order.totalCents, reference: invoice?.number }])
  })

  test('is issued once, however often its job comes, also at once', async () => {
    const order = await paid()
    await again(order.id)
    const jobs = Array.from({ length: 6 }, () =>
      transaction(shop.shop, (inner) => issueDocument(inner, { orderId: order.id, refundId: null })),
    )
    await Promise.all(jobs)
    expect(await documentsOf(order.id)).toHaveLength(1)
    expect(await emailsOf(order.id, 'payment_received')).toHaveLength(1)
  })

  test('has each class of goods at its own rate, delivery at the standard one, and adds up to the order', async () => {
    const order = await place()
    await shop.shop.db.update(orderItems).set({ taxClass: 'reduced_5' }).where(eq(orderItems.orderId, order.id))
    await bookPayment(shop.shop, order.id, fromWire(order.total))
    await issueDocuments(shop.shop)
    const [invoice] = await documentsOf(order.id)
    expect(invoice?.content.rates.map(({ ratePercent }) => ratePercent)).toEqual([19, 5])
    expect(invoice?.content.rates.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(fromWire(order.total))
  })

  test('says the VAT that the order said, of goods of several classes', async () => {
    const { db } = shop.shop
    const [class5, class19] = await Promise.all(['silk-cord-navy', 'aviator-gold'].map((slug) => shop.product(slug)))
    const isReduced = eq(products.id, class5?.id ?? 0)
    await db.update(products).set({ taxClass: 'reduced_5' }).where(isReduced)
    const guest = shop.visitor()
    const { id } = await fillCart(guest, class5?.id ?? 0, 3)
    const cart = await guest.api.cart.addItem(id, { productId: class19?.id ?? 0, quantity: 1 })
    const order = await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    await db.update(products).set({ taxClass: 'standard' }).where(isReduced)
    await bookPayment(shop.shop, order.id, fromWire(order.total))
    await issueDocuments(shop.shop)
    const [invoice] = await documentsOf(order.id)
    expect(invoice?.content.rates.map(({ ratePercent }) => ratePercent)).toEqual([19, 5])
    expect(invoice?.vatCents).toBe(fromWire(order.vat))
  })

  test('is a receipt for a sale in a store, but not for a company', async () => {
    const kinds = []
    for (const company of ['', 'Γυαλιά ΕΠΕ']) {
      const order = await place()
      const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, order.id))
      const billingAddress = { ...row?.billingAddress, company, vatNumber: 'CY10123456X' } as never
      const takenBy = (await newStaffMember(shop)).id
      await shop.shop.db.update(orders).set({ source: 'store', takenBy, billingAddress }).where(eq(orders.id, order.id))
      await bookPayment(shop.shop, order.id, fromWire(order.total))
      await issueDocuments(shop.shop)
      const [document] = await documentsOf(order.id)
      kinds.push(document?.number.slice(0, 3), document?.content.buyer.company)
    }
    expect(kinds).toEqual(['RCT', '', 'INV', 'Γυαλιά ΕΠΕ'])
  })

  test('is followed by one for the difference, where the order was added to and paid again', async () => {
    const order = await paid()
    const [item] = await shop.shop.db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const priceCents = item?.priceCents ?? 0
    await shop.shop.db
      .update(orderItems)
      .set({ quantity: 3 })
      .where(eq(orderItems.id, item?.id ?? 0))
    await again(order.id)
    expect(await documentsOf(order.id)).toHaveLength(1)
    await shop.shop.db
      .update(orders)
      .set({
        subtotalCents: sql`${orders.subtotalCents} + ${priceCents}`,
        totalCents: sql`${orders.totalCents} + ${priceCents}`,
      })
      .where(eq(orders.id, order.id))
    await again(order.id)
    expect(await documentsOf(order.id)).toHaveLength(1)
    await bookPayment(shop.shop, order.id, priceCents)
    await issueDocuments(shop.shop)
    await again(order.id)
    const [, further, ...others] = await documentsOf(order.id)
    expect(others).toEqual([])
    expect(further).toMatchObject({ kind: 'invoice', part: 2, grossCents: priceCents })
    expect(further?.content.lines).toMatchObject([{ is: 'goods', quantity: 1, grossCents: priceCents }])
  })
})

describe('a credit note', () => {
  test('takes back the lines of a refund, names the invoice, and goes with the letter; its job twice makes one', async () => {
    const order = await paid()
    const [invoice] = await documentsOf(order.id)
    const [item] = await shop.shop.db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const amountCents = (item?.priceCents ?? 0) + fromWire(order.shipping)
    const lines = [{ orderItemId: item?.id ?? 0, quantity: 1, amountCents: item?.priceCents ?? 0 }]
    const refund = { orderId: order.id, paymentId: order.paymentId, amountCents }
    now = new Date('2027-01-02T09:00:00Z')
    const refundId = await bookRefund(shop.shop, {
      ...refund,
      lines: { lines, shippingCents: fromWire(order.shipping) },
    })
    await issueDocuments(shop.shop)
    await again(order.id, refundId)
    now = new Date('2026-11-22T09:00:00Z')
    const [, credit, ...others] = await documentsOf(order.id)
    expect(others).toEqual([])
    expect(credit).toMatchObject({ kind: 'credit_note', refundId, originalId: invoice?.id, grossCents: amountCents })
    expect(credit?.number).toMatch(/^CRN-2027-\d{6}$/)
    expect(credit?.content.original).toEqual({ number: invoice?.number, issuedOn: '2026-11-22' })
    expect(credit?.content.lines.map(({ is, quantity }) => [is, quantity])).toEqual([
      ['goods', 1],
      ['delivery', 1],
    ])
    expect(await emailsOf(order.id, 'refund_done')).toEqual([
      { orderId: order.id, refundId, documentNumber: credit?.number },
    ])
  })

  test('of amounts alone takes away by rate, and after the last one no VAT is left', async () => {
    const order = await place()
    await shop.shop.db.update(orderItems).set({ taxClass: 'reduced_5' }).where(eq(orderItems.orderId, order.id))
    const totalCents = fromWire(order.total)
    const paymentId = await bookPayment(shop.shop, order.id, totalCents)
    for (const amountCents of [1, 333, totalCents - 334]) {
      await bookRefund(shop.shop, { orderId: order.id, paymentId, amountCents })
    }
    await issueDocuments(shop.shop)
    const [invoice, ...credits] = await documentsOf(order.id)
    expect(credits.map(({ grossCents }) => grossCents)).toEqual([1, 333, totalCents - 334])
    for (const percent of [19, 5]) {
      const vatOf = (rows: typeof credits) =>
        rows
          .flatMap(({ content }) => content.rates)
          .filter(({ ratePercent }) => ratePercent === percent)
          .reduce((sum, { vatCents }) => sum + vatCents, 0)
      expect(vatOf(credits)).toBe(vatOf(invoice ? [invoice] : []))
    }
  })

  test('of a refund that overtakes its invoice comes after it', async () => {
    const order = await place()
    const totalCents = fromWire(order.total)
    const paymentId = await bookPayment(shop.shop, order.id, totalCents)
    const refundId = await bookRefund(shop.shop, { orderId: order.id, paymentId, amountCents: totalCents })
    await transaction(shop.shop, (inner) => issueDocument(inner, { orderId: order.id, refundId }))
    await issueDocuments(shop.shop)
    expect((await documentsOf(order.id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  })

  test('is issued for a payment that was charged back before its invoice was written', async () => {
    const order = await place()
    const amountCents = fromWire(order.total)
    const paymentId = await bookPayment(shop.shop, order.id, amountCents)
    const review = { state: 'review' as const, reviewReason: 'charged_back' }
    await shop.shop.db.update(payments).set(review).where(eq(payments.id, paymentId))
    await issueDocuments(shop.shop)
    await bookRefund(shop.shop, { orderId: order.id, paymentId, amountCents, reason: 'review' })
    await issueDocuments(shop.shop)
    const [invoice, creditNote] = await documentsOf(order.id)
    expect(invoice?.content.paymentIds).toEqual([paymentId])
    expect(creditNote).toMatchObject({ kind: 'credit_note', grossCents: amountCents, originalId: invoice?.id })
  })

  test('is issued for the payment of an order whose surplus went back before the invoice was written', async () => {
    const order = await place()
    const amountCents = fromWire(order.total)
    const surplus = await bookPayment(shop.shop, order.id, amountCents, 'refunded' as never)
    await bookRefund(shop.shop, { orderId: order.id, paymentId: surplus, amountCents, reason: 'surplus' })
    const paymentId = await bookPayment(shop.shop, order.id, amountCents)
    await issueDocuments(shop.shop)
    expect((await documentsOf(order.id)).map(({ content }) => content.paymentIds)).toEqual([[paymentId]])
    await bookRefund(shop.shop, { orderId: order.id, paymentId, amountCents })
    await issueDocuments(shop.shop)
    expect((await documentsOf(order.id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  })

  test('is not issued for money that no invoice is for, nor for a refund that failed; the first is written about', async () => {
    const order = await paid()
    const surplus = await bookPayment(shop.shop, order.id, order.totalCents, 'surplus' as never)
    const refundId = await bookRefund(shop.shop, {
      orderId: order.id,
      paymentId: surplus,
      amountCents: order.totalCents,
    })
    await issueDocuments(shop.shop)
    expect(await documentsOf(order.id)).toHaveLength(1)
    expect(await emailsOf(order.id, 'refund_done')).toEqual([{ orderId: order.id, refundId }])
    const part = { orderId: order.id, paymentId: order.paymentId, amountCents: 100, reason: 'surplus' }
    await bookRefund(shop.shop, part)
    await issueDocuments(shop.shop)
    expect(await documentsOf(order.id)).toHaveLength(1)
    await shop.shop.db.execute(sql`update refunds set state = 'failed' where id = ${refundId}`)
    await again(order.id, refundId)
    expect(await documentsOf(order.id)).toHaveLength(1)
  })
})

test('a document is neither changed nor deleted before its years are over', async () => {
  const order = await paid()
  const isIt = eq(taxDocuments.orderId, order.id)
  await expect(shop.shop.db.update(taxDocuments).set({ grossCents: 1 }).where(isIt)).rejects.toThrow()
  await expect(shop.shop.db.delete(taxDocuments).where(isIt)).rejects.toThrow()
  await expect(shop.shop.db.execute(sql`truncate tax_documents cascade`)).rejects.toThrow()
  expect(await documentsOf(order.id)).toHaveLength(1)
})
