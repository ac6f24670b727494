import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { deleteQueuedEmails, emailsTo, listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { runReturnJobs } from '../../../test/support/returns.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { withdrawalStatements, withdrawals } from '../db/returns-schema.ts'
import { orderEvents, orderItems, orders, products } from '../db/schema.ts'
import { createEmailRenderer } from '../email/render-email.ts'
import { EMAIL_TEMPLATES } from '../email-templates.ts'
import { orderUrl } from '../orders/order-link.ts'
import { statementHash } from './statement.ts'

const EMAIL = 'andri@example.com'

let shop: TestShop
let orderId: string
let now = new Date('2026-11-24T21:59:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  await shop.shop.db.update(products).set({ stock: 500 })
})
beforeEach(async () => {
  now = new Date('2026-11-24T21:59:07.345Z')
  orderId = (await placeGuestOrder(shop, { quantity: 2, form: { email: EMAIL } })).id
  await deleteQueuedEmails(shop.shop)
})
afterAll(() => shop.close())

const deliver = async (at: string) => {
  await shop.shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId))
  const details = { from: 'shipped', to: 'delivered' } as const
  await shop.shop.db.insert(orderEvents).values({ orderId, kind: 'status_changed', details, at: new Date(at) })
}
const form = (more: object = {}) => ({
  name: 'Άντρη Χατζηγεωργίου',
  orderNumber: orderId,
  email: EMAIL,
  isWholeOrder: true,
  pieces: '',
  ...more,
})
const stored = async (reference: string) => {
  const [row] = await shop.shop.db
    .select({ withdrawal: withdrawals, statement: withdrawalStatements })
    .from(withdrawalStatements)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalStatements.id))
    .where(eq(withdrawalStatements.reference, reference))
  if (row === undefined) throw new Error(`no statement ${reference}`)
  return row
}
const tokenOf = (id: string) => new URL(orderUrl(shop.shop, id, now)).pathname.split('/').at(-1) ?? ''
const greek = () => {
  const visitor = shop.visitor()
  visitor.cookies.set('language', 'el')
  return visitor
}

describe('a guest who withdraws at 23:59 of day 14, in Greek', () => {
  test('is in time, and has a Greek receipt with content and time to the second', async () => {
    await deliver('2026-11-10T08:00:00Z')
    const receipt = await greek().api.returns.withdraw(form())
    expect(receipt).toMatchObject({ orderNumber: orderId, statedAt: '2026-11-24T21:59:07.000Z' })
    expect(receipt.contentHash).toBe(statementHash(receipt))
    const [email] = await listQueuedEmails(shop.shop, { recipient: EMAIL })
    expect(email).toMatchObject({ kind: 'withdrawal_receipt', language: 'el' })
    if (email === undefined) return
    const { text, subject } = await createEmailRenderer(shop.shop, EMAIL_TEMPLATES)(email)
    expect(subject).toContain(receipt.reference)
    for (const part of ['24 Νοεμβρίου 2026', '23:59:07', 'Άντρη Χατζηγεωργίου', orderId, 'Όλη η παραγγελία']) {
      expect(text).toContain(part)
    }
    await runReturnJobs(shop.shop)
    expect((await stored(receipt.reference)).withdrawal).toMatchObject({
      state: 'goods_due',
      basis: 'law',
      orderId,
      goodsDueOn: '2026-12-08',
      refundDueOn: '2026-12-08',
    })
    expect((await emailsTo(shop, EMAIL)).map(({ kind }) => kind)).toEqual([
      'withdrawal_receipt',
      'withdrawal_how_to_send',
    ])
  })

  test('a second later is acknowledged too, and falls under the shop’s own promise', async () => {
    await deliver('2026-11-10T08:00:00Z')
    now = new Date('2026-11-24T22:00:00Z')
    const { reference } = await greek().api.returns.withdraw(form())
    await runReturnJobs(shop.shop)
    expect((await stored(reference)).withdrawal).toMatchObject({ state: 'goods_due', basis: 'promise' })
  })

  test('while nobody knows when it was delivered, the time is open', async () => {
    const { reference } = await shop.visitor().api.returns.withdraw(form())
    await runReturnJobs(shop.shop)
    expect((await stored(reference)).withdrawal).toMatchObject({ state: 'matched', basis: 'law' })
  })
})

describe('somebody who guesses', () => {
  test('gets the same answer by the same statements, whether there is such an order or not', async () => {
    await deliver('2026-11-10T08:00:00Z')
    const answers = []
    for (const more of [{}, { email: 'guesser@example.com' }, { orderNumber: 'EE-0000-0000-0000' }]) {
      shop.statements.length = 0
      const response = await shop.visitor().post('/api/withdrawals', form(more))
      const answer = Object.keys((await response.json()) as object)
      answers.push({ status: response.status, answer, statements: [...shop.statements] })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('is acknowledged, and staff look for the order', async () => {
    const { reference } = await shop.visitor().api.returns.withdraw(form({ email: 'guesser@example.com' }))
    await runReturnJobs(shop.shop)
    expect((await stored(reference)).withdrawal).toMatchObject({ state: 'acknowledged', orderId: null, basis: null })
    expect((await emailsTo(shop, 'guesser@example.com')).map(({ kind }) => kind)).toEqual(['withdrawal_receipt'])
  })

  test('cannot name lines of somebody else’s order', async () => {
    const lines = [{ productId: (await shop.product('aviator-gold')).id, quantity: 1 }]
    for (const orderNumber of [orderId, 'EE-0000-0000-0000']) {
      const trying = shop.visitor().api.returns.withdraw(form({ orderNumber, lines }))
      expect(await errorOf(trying)).toEqual({ status: 404, code: 'not_found' })
    }
  })
})

describe('on the page of an order', () => {
  test('lines are withdrawn by its link, and the receipt names them', async () => {
    await deliver('2026-11-20T08:00:00Z')
    const lines = [{ productId: (await shop.product('aviator-gold')).id, quantity: 1 }]
    const body = form({ token: tokenOf(orderId), lines, isWholeOrder: false, orderNumber: 'what was typed' })
    const receipt = await greek().api.returns.withdraw(body)
    expect(receipt).toMatchObject({ orderNumber: orderId, isWholeOrder: false })
    expect(receipt.pieces).toMatch(/^1 × .+ \(.+\)$/)
    expect((await stored(receipt.reference)).withdrawal).toMatchObject({ state: 'goods_due', basis: 'law' })
  })

  test('what was made to a prescription cannot be withdrawn', async () => {
    await shop.shop.db.update(orderItems).set({ isMadeToOrder: true }).where(eq(orderItems.orderId, orderId))
    const trying = shop.visitor().api.returns.withdraw(form({ token: tokenOf(orderId) }))
    expect(await errorOf(trying)).toEqual({ status: 409, code: 'made_to_order' })
  })

  test('more than was sold cannot be withdrawn', async () => {
    const lines = [{ productId: (await shop.product('aviator-gold')).id, quantity: 3 }]
    const trying = shop.visitor().api.returns.withdraw(form({ token: tokenOf(orderId), lines, isWholeOrder: false }))
    expect(await errorOf(trying)).toEqual({ status: 409, code: 'more_than_sold' })
  })
})

test('a statement stays as it was made', async () => {
  const { reference } = await shop.visitor().api.returns.withdraw(form())
  const { id } = (await stored(reference)).statement
  const { db } = shop.shop
  for (const change of [
    sql`update withdrawal_statements set stated_at = now() where id = ${id}`,
    sql`update withdrawal_statements set name = 'Somebody else' where id = ${id}`,
    sql`delete from withdrawal_statements where id = ${id}`,
  ]) {
    await expect(db.execute(change)).rejects.toThrow()
  }
  await db.update(withdrawalStatements).set({ name: '', email: '' }).where(eq(withdrawalStatements.id, id))
})

describe('without scripts', () => {
  const post = (fields: Record<string, string>) =>
    greek().send('/withdraw', { method: 'POST', body: new URLSearchParams(fields) })
  const typed = () => ({ name: 'Άντρη', orderNumber: orderId, email: EMAIL, scope: 'whole', pieces: '' })

  test('the form leads to a page with the statement, and that to a receipt', async () => {
    const check = await post(typed())
    expect(check.status).toBe(200)
    expect(await check.text()).toContain('Επιβεβαίωση υπαναχώρησης')
    expect(await shop.shop.db.$count(withdrawalStatements, eq(withdrawalStatements.name, 'Άντρη'))).toBe(0)
    const receipt = await post({ ...typed(), step: 'confirm' })
    expect(receipt.status).toBe(201)
    expect(await receipt.text()).toContain('23:59:07')
    expect(await shop.shop.db.$count(withdrawalStatements, eq(withdrawalStatements.name, 'Άντρη'))).toBe(1)
  })

  test('what is missing is named', async () => {
    const answer = await post({ ...typed(), email: 'nowhere', scope: 'part' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('role="alert"')
  })

  test('a form of another site is refused', async () => {
    const answer = await shop.visitor().send('/withdraw', {
      method: 'POST',
      body: new URLSearchParams(typed()),
      headers: { Origin: 'https://elsewhere.example' },
    })
    expect(answer.status).toBe(403)
  })
})
