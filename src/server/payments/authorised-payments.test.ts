import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { createPayingShop, type PayingShop } from '../../../test/support/paying.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { fromWire } from '../../contract/money.ts'
import { DOCUMENT_JOB } from '../invoices/document-job.ts'
import { pollPayments } from './poll-payments.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await createPayingShop()
})
afterAll(() => shop.close())

/** An order whose card is authorised and not captured. */
async function authorised() {
  const bought = await shop.buy()
  await bought.guest.api.payments.start(bought.id)
  shop.card.set(bought.reference, { state: 'authorised', authorisedCents: fromWire(bought.order.total) })
  await shop.signal(bought.reference)
  return bought
}

/** The gateway says that it no longer holds the money. */
async function lose({ reference }: { reference: string }, state: 'reversed' | 'closed' = 'reversed') {
  shop.card.set(reference, { state })
  await shop.signal(reference, { key: `${reference} lost` })
}

async function takeSteps(id: string, steps: readonly ('in_fulfilment' | 'shipped')[]) {
  const { admin } = await newStaffMember(shop.test, 'manager')
  for (const status of steps) {
    const { version } = await admin.orders.get(id)
    await admin.orders.takeStep(id, { version, status, ...(status === 'shipped' ? { trackingNumber: 'T1' } : {}) })
  }
}

const expired = async (orderId: string) =>
  (await listQueuedEmails(shop.shop, { kind: 'payment_expired' })).filter(
    ({ payload }) => (payload as { orderId: string }).orderId === orderId,
  ).length

describe('an authorised payment', () => {
  test('takes the hold and confirms its order, without an invoice before the money is taken', async () => {
    const { id } = await authorised()
    expect(await shop.read(id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'authorised',
      heldUntil: null,
      states: ['authorised'],
      captures: [],
    })
    expect(await shop.shop.jobs.list(shop.shop.db, DOCUMENT_JOB, { orderId: id })).toEqual([])
    shop.pass(60)
    await pollPayments(shop.shop)
    expect((await shop.read(id)).status).toBe('confirmed')
  })

  test('is captured once the order is sent, which makes one invoice', async () => {
    const { id, reference, order } = await authorised()
    await takeSteps(id, ['in_fulfilment', 'shipped'])
    shop.pass(60)
    await pollPayments(shop.shop)
    expect(shop.card.entries.get(reference)?.capturedCents).toBe(fromWire(order.total))
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'paid', states: ['captured'], status: 'shipped' })
    expect(await shop.shop.jobs.list(shop.shop.db, DOCUMENT_JOB, { orderId: id })).toHaveLength(1)
  })

  test('is freed when its order is cancelled', async () => {
    const { id, reference } = await authorised()
    const { admin } = await newStaffMember(shop.test, 'manager')
    const { version } = await admin.orders.get(id)
    await admin.orders.cancel(id, version)
    await pollPayments(shop.shop)
    expect(shop.card.entries.get(reference)?.state).toBe('reversed')
    expect(await shop.read(id)).toMatchObject({ states: ['reversed'], paymentStatus: 'unpaid', held: 0 })
  })

  test.each(['reversed', 'closed'] as const)('that the gateway has %s releases its order', async (state) => {
    const bought = await authorised()
    await lose(bought, state)
    await pollPayments(shop.shop)
    expect(await shop.read(bought.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', held: 0 })
    expect(await expired(bought.id)).toBe(1)
  })

  test('that lapses while the order is prepared leaves it to staff, and nothing is sent', async () => {
    const bought = await authorised()
    await takeSteps(bought.id, ['in_fulfilment'])
    await lose(bought)
    shop.pass(60)
    await pollPayments(shop.shop)
    expect(await shop.read(bought.id)).toMatchObject({ status: 'in_fulfilment', paymentStatus: 'unpaid' })
    await expect(takeSteps(bought.id, ['shipped'])).rejects.toMatchObject({
      problem: { code: 'payment_not_secured' },
    })
  })
})
