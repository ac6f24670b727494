import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { createPayingShop, type PayingShop } from '../../../test/support/paying.ts'
import { fromWire } from '../../contract/money.ts'
import { DOCUMENT_JOB } from '../invoices/document-job.ts'
import { orderUrl } from '../orders/order-link.ts'
import { pollPayments } from './poll-payments.ts'
import { settlePayment } from './settle-payment.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await createPayingShop()
})
afterAll(() => shop.close())

const start = (bought: Awaited<ReturnType<PayingShop['buy']>>) => bought.guest.api.payments.start(bought.id)
const documentsOf = async (orderId: string) => {
  const { jobs, db } = shop.shop
  return (await jobs.list(db, DOCUMENT_JOB, { orderId })).length
}

describe('an order by card', () => {
  test('waits unpaid on a hold of half an hour, with one payment that has not called the gateway', async () => {
    const { order, id, reference } = await shop.buy()
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid' })
    expect(order.heldUntil).toBe(new Date(shop.clock().valueOf() + 30 * 60_000).toISOString())
    const { payments, held } = await shop.read(id)
    expect(payments).toMatchObject([
      { reference, state: 'created', provider: 'jcc', amountCents: fromWire(order.total) },
    ])
    expect(held).toBeGreaterThan(0)
    expect(shop.card.entries.has(reference)).toBe(false)
  })

  test('is paid once when the buyer returns before the message, which comes twice', async () => {
    const bought = await shop.buy()
    const { id, reference, guest, order } = bought
    const view = await start(bought)
    expect(view).toMatchObject({ state: 'checking', mayPay: true, payUrl: `https://bank.test/${reference}` })
    shop.card.pay(reference)
    expect(await guest.api.payments.get(id)).toMatchObject({ state: 'paid', mayPay: false, payUrl: null })
    expect((await shop.signal(reference)).status).toBe(200)
    expect((await shop.signal(reference, { key: 'another' })).status).toBe(200)
    expect(await shop.read(id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      heldUntil: null,
      states: ['captured'],
      captures: [{ amountCents: fromWire(order.total), kind: 'gateway' }],
      refunds: [],
    })
    expect(await documentsOf(id)).toBe(1)
  })

  test('of fifty messages at once makes one capture', async () => {
    const bought = await shop.buy()
    const { id, reference } = bought
    await start(bought)
    shop.card.pay(reference)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => shop.signal(reference, { key: `${reference} ${index}` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await shop.read(id)).captures).toHaveLength(1)
    expect(await documentsOf(id)).toBe(1)
  })

  test('is settled by the poll within three minutes where no message came and the tab was closed', async () => {
    const bought = await shop.buy()
    await start(bought)
    shop.card.pay(bought.reference)
    shop.pass(2)
    await pollPayments(shop.shop)
    expect(await shop.read(bought.id)).toMatchObject({ paymentStatus: 'paid', status: 'confirmed' })
  })

  test('is not touched by a message with a forged signature, nor by one about nothing', async () => {
    const bought = await shop.buy()
    await start(bought)
    shop.card.pay(bought.reference)
    expect((await shop.signal(bought.reference, { signature: 'forged' })).status).toBe(400)
    expect((await shop.signal('EE-unknown-1')).status).toBe(404)
    expect((await shop.signal(bought.reference, { provider: 'nobody' })).status).toBe(404)
    expect(await shop.read(bought.id)).toMatchObject({ paymentStatus: 'unpaid', states: ['started'] })
  })

  test('is not paid by the payment of another order', async () => {
    const [paid, other] = [await shop.buy(), await shop.buy()]
    await start(paid)
    await start(other)
    shop.card.pay(paid.reference)
    const entry = shop.card.entries.get(paid.reference)
    const own = shop.card.entries.get(other.reference)
    if (entry === undefined || own === undefined) throw new Error('not started')
    shop.card.entries.set(other.reference, entry)
    await other.guest.api.payments.get(other.id)
    expect(await shop.read(other.id)).toMatchObject({ paymentStatus: 'unpaid', captures: [] })
    shop.card.entries.set(other.reference, own)
  })

  test('goes to review where a cent is missing, and cannot be prepared', async () => {
    const bought = await shop.buy()
    await start(bought)
    const { amountCents } = shop.card.entries.get(bought.reference) ?? { amountCents: 0 }
    shop.card.pay(bought.reference, amountCents - 1)
    expect(await bought.guest.api.payments.get(bought.id)).toMatchObject({ state: 'review', mayPay: false })
    expect(await shop.read(bought.id)).toMatchObject({
      status: 'pending',
      paymentStatus: 'review',
      heldUntil: null,
      states: ['review'],
      captures: [{ amountCents: amountCents - 1 }],
    })
  })

  test('is being checked while the bank asks for a code', async () => {
    const bought = await shop.buy()
    await start(bought)
    expect(await bought.guest.api.payments.get(bought.id)).toMatchObject({ state: 'checking' })
  })

  test('is paid by a second attempt on the same hold after the first was declined', async () => {
    const bought = await shop.buy()
    const { id, reference, guest } = bought
    await start(bought)
    shop.card.set(reference, { state: 'declined' })
    expect(await guest.api.payments.get(id)).toMatchObject({ state: 'declined', mayPay: true, attemptsLeft: 4 })
    const again = await guest.api.payments.start(id)
    expect(again).toMatchObject({ state: 'checking', payUrl: `https://bank.test/${id}-2` })
    shop.card.pay(`${id}-2`)
    expect(await guest.api.payments.get(id)).toMatchObject({ state: 'paid' })
    expect(await shop.read(id)).toMatchObject({ states: ['declined', 'captured'], status: 'confirmed', refunds: [] })
  })

  test('that is paid in two tabs gives the second payment back', async () => {
    const bought = await shop.buy()
    const { id, guest, order } = bought
    await start(bought)
    await guest.api.payments.start(id, { paymentMethod: 'paypal' })
    shop.card.pay(`${id}-1`)
    shop.paypal.pay(`${id}-2`)
    await Promise.all([shop.signal(`${id}-1`), shop.signal(`${id}-2`, { provider: 'paypal' })])
    const { states, refunds, paymentStatus, captures } = await shop.read(id)
    expect(states.toSorted()).toEqual(['captured', 'surplus'])
    expect(paymentStatus).toBe('paid')
    expect(captures).toHaveLength(2)
    expect(refunds).toEqual([
      { amountCents: fromWire(order.total), state: 'pending', reason: 'surplus', kind: 'gateway' },
    ])
    expect(await documentsOf(id)).toBe(1)
  })
})

describe('an order that is not paid in time', () => {
  const lapse = async () => {
    shop.pass(31)
    await pollPayments(shop.shop)
  }

  test('is cancelled, its pieces are free once, and its buyer is written to', async () => {
    const bought = await shop.buy()
    await start(bought)
    shop.card.set(bought.reference, { state: 'closed' })
    await lapse()
    await pollPayments(shop.shop)
    expect(await shop.read(bought.id)).toMatchObject({
      status: 'cancelled',
      states: ['expired'],
      held: 0,
      heldUntil: null,
    })
    expect(await bought.guest.api.payments.get(bought.id)).toMatchObject({ state: 'expired', mayPay: false })
    expect(await errorOf(start(bought))).toEqual({ status: 409, code: 'payment_not_possible' })
  })

  test('is cancelled too where the buyer never went to the gateway', async () => {
    const { id } = await shop.buy()
    await lapse()
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', states: ['expired'], held: 0 })
  })

  test('waits while its gateway has not decided, or does not answer', async () => {
    const bought = await shop.buy()
    await start(bought)
    await lapse()
    expect(await shop.read(bought.id)).toMatchObject({ status: 'pending', states: ['started'] })
    shop.card.pay(bought.reference)
    await shop.signal(bought.reference)
    expect(await shop.read(bought.id)).toMatchObject({ status: 'confirmed', states: ['captured'] })
  })

  test('is opened again where it is paid late and its pieces are there', async () => {
    const bought = await shop.buy()
    await start(bought)
    shop.card.set(bought.reference, { state: 'closed' })
    await lapse()
    shop.card.pay(bought.reference)
    await shop.signal(bought.reference)
    const { held, ...read } = await shop.read(bought.id)
    expect(read).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', states: ['captured'], refunds: [] })
    expect(held).toBeGreaterThan(0)
  })

  test('gives the money back where it is paid late and its pieces are gone', async () => {
    const slug = 'silk-cord-navy'
    const bought = await shop.buy({}, slug)
    await start(bought)
    shop.card.set(bought.reference, { state: 'closed' })
    await lapse()
    const { id: productId } = await shop.product(slug)
    await shop.shop.db.execute(`update stock_levels set keep_back = on_hand where product_id = ${productId}`)
    shop.card.pay(bought.reference)
    await shop.signal(bought.reference)
    const { refunds, ...read } = await shop.read(bought.id)
    expect(read).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', states: ['surplus'], held: 0 })
    expect(refunds).toMatchObject([{ state: 'pending', reason: 'surplus' }])
    await shop.shop.db.execute(`update stock_levels set keep_back = 0 where product_id = ${productId}`)
  })

  test('is captured once where it expires and is paid at the same moment', async () => {
    const bought = await shop.buy()
    await start(bought)
    shop.card.set(bought.reference, { state: 'closed' })
    shop.pass(31)
    const polling = pollPayments(shop.shop)
    shop.card.pay(bought.reference)
    await Promise.all([polling, shop.signal(bought.reference), pollPayments(shop.shop)])
    const { captures, refunds, ...read } = await shop.read(bought.id)
    expect(read).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', states: ['captured'] })
    expect([captures.length, refunds.length]).toEqual([1, 0])
  })
})

describe('starting a payment', () => {
  test('again answers the page that is open, and calls the gateway once', async () => {
    const bought = await shop.buy()
    const before = shop.card.asked.start
    const first = await start(bought)
    expect(await start(bought)).toEqual(first)
    expect(shop.card.asked.start - before).toBe(1)
  })

  test('after an answer that was lost makes one payment at the gateway, by the same reference', async () => {
    const bought = await shop.buy()
    shop.card.faults.push('lose_answer')
    expect(await errorOf(start(bought))).toEqual({ status: 503, code: 'gateway_unavailable' })
    expect(await shop.read(bought.id)).toMatchObject({ states: ['created'] })
    expect(await start(bought)).toMatchObject({ state: 'checking' })
    expect(shop.card.entries.get(bought.reference)?.starts).toHaveLength(2)
    shop.card.pay(bought.reference)
    await shop.signal(bought.reference)
    expect((await shop.read(bought.id)).captures).toHaveLength(1)
  })

  test('after an answer that was lost, the poll finds what was paid', async () => {
    const bought = await shop.buy()
    shop.card.faults.push('lose_answer')
    await errorOf(start(bought))
    shop.card.pay(bought.reference)
    shop.pass(2)
    await pollPayments(shop.shop)
    expect(await shop.read(bought.id)).toMatchObject({ paymentStatus: 'paid', states: ['captured'] })
  })

  test('in two tabs at once makes one payment', async () => {
    const bought = await shop.buy()
    const views = await Promise.all([start(bought), start(bought), start(bought)])
    expect(new Set(views.map(({ payUrl }) => payUrl))).toEqual(new Set([`https://bank.test/${bought.reference}`]))
    expect((await shop.read(bought.id)).states).toEqual(['started'])
  })

  test('works by the link of the order, and for nobody else', async () => {
    const bought = await shop.buy()
    const token = orderUrl(shop.shop, bought.id, shop.clock()).split('/').at(-1) ?? ''
    expect(await shop.visitor().api.payments.startByLink(token)).toMatchObject({ state: 'checking' })
    shop.card.pay(bought.reference)
    expect(await shop.visitor().api.payments.getByLink(token)).toMatchObject({ state: 'paid', orderId: bought.id })
    expect(await errorOf(shop.visitor().api.payments.start(bought.id))).toMatchObject({ status: 404 })
    expect(await errorOf(shop.visitor().api.payments.getByLink(`${token}x`))).toMatchObject({ status: 404 })
  })

  test('can change to a transfer and back to a card while nothing is paid', async () => {
    const bought = await shop.buy()
    const { guest, id } = bought
    await start(bought)
    const transfer = await guest.api.payments.start(id, { paymentMethod: 'bank_transfer' })
    expect(transfer).toMatchObject({ state: 'awaiting_transfer', method: 'bank_transfer', transfer: { reference: id } })
    expect(transfer.heldUntil).toBe(new Date(shop.clock().valueOf() + 7 * 86_400_000).toISOString())
    const card = await guest.api.payments.start(id, { paymentMethod: 'credit_card' })
    expect(card).toMatchObject({ state: 'checking', method: 'credit_card', transfer: null })
    expect((await shop.read(id)).states).toEqual(['started', 'expired', 'started'])
  })
})

test('two processes that poll at once ask about a payment once', async () => {
  const bought = await shop.buy()
  await start(bought)
  shop.pass(2)
  const before = shop.card.asked.findStatus
  await Promise.all([pollPayments(shop.shop), pollPayments(shop.shop)])
  const others = (await shop.read(bought.id)).payments.length
  expect(others).toBe(1)
  expect(shop.card.entries.get(bought.reference)?.state).toBe('in_progress')
  expect(shop.card.asked.findStatus).toBeGreaterThan(before)
})

test('settling a payment again and again changes nothing', async () => {
  const bought = await shop.buy()
  await start(bought)
  shop.card.pay(bought.reference)
  const [payment] = (await shop.read(bought.id)).payments
  for (let time = 0; time < 3; time++) await settlePayment(shop.shop, payment?.id ?? 0)
  shop.card.set(bought.reference, { state: 'in_progress' })
  await settlePayment(shop.shop, payment?.id ?? 0)
  expect(await shop.read(bought.id)).toMatchObject({ states: ['captured'], paymentStatus: 'paid' })
})
