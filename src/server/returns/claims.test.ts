import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { emailsTo } from '../../../test/support/emails.ts'
import { addPayment } from '../../../test/support/paid-order.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { runReturnJobs } from '../../../test/support/returns.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { payments, refunds } from '../db/payments-schema.ts'
import { orderEvents, orders } from '../db/schema.ts'
import { staffSessions } from '../db/staff-schema.ts'

const EMAIL = 'andri@example.com'

let shop: TestShop
let staff: TestStaffMember
let orderId: string
const now = new Date('2026-11-20T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  staff = await newStaffMember(shop, 'assistant')
  orderId = (await placeGuestOrder(shop, { form: { email: EMAIL } })).id
  const { db } = shop.shop
  await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId))
  const details = { from: 'shipped', to: 'delivered' } as const
  const at = new Date('2026-11-10T08:00:00Z')
  await db.insert(orderEvents).values({ orderId, kind: 'status_changed', details, at })
})
afterAll(() => shop.close())

const form = (more: object = {}) => ({
  name: 'Andri',
  orderNumber: orderId,
  email: EMAIL,
  description: 'The hinge is loose',
  ...more,
})
const open = () => staff.admin.call('GET /api/admin/guarantee-claims', { query: {} })
const find = async (reference: string) => {
  const claim = (await open()).find((one) => one.reference === reference)
  if (claim === undefined) throw new Error(`no claim ${reference}`)
  return claim
}

test('a claim is acknowledged, joined to its order, and has the day on which the guarantee ends', async () => {
  const { reference } = await shop.visitor().api.returns.claim(form())
  expect((await emailsTo(shop, EMAIL)).at(-1)).toMatchObject({ kind: 'guarantee_receipt', payload: { reference } })
  await runReturnJobs(shop.shop)
  expect(await find(reference)).toMatchObject({ state: 'claimed', orderId, endsOn: '2028-11-10', isInTime: true })
})

test('a guesser gets the same answer by the same statements', async () => {
  const answers = []
  for (const more of [{}, { email: 'guesser@example.com' }, { orderNumber: 'EE-0000-0000-0000' }]) {
    shop.statements.length = 0
    const response = await shop.visitor().post('/api/guarantee-claims', form(more))
    answers.push({ status: response.status, statements: [...shop.statements] })
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('it is examined, repaired and settled, and every step is written; a repair adds a year', async () => {
  const { reference } = await shop.visitor().api.returns.claim(form())
  await runReturnJobs(shop.shop)
  let claim = await find(reference)
  const early = { version: claim.version, requestKey: randomUUID(), state: 'repair', answer: '' } as const
  expect(await errorOf(staff.admin.returns.answerClaim(claim.id, early))).toEqual({
    status: 409,
    code: 'return_step_not_allowed',
  })
  for (const state of ['examined', 'repair', 'settled'] as const) {
    const body = { version: claim.version, requestKey: randomUUID(), state, answer: `Step ${state}` }
    const [answered] = await Promise.all([1, 2].map(() => staff.admin.returns.answerClaim(claim.id, body)))
    claim = answered ?? claim
    expect(claim).toMatchObject({ state, answer: `Step ${state}` })
  }
  expect(claim.endsOn).toBe('2029-11-10')
  const answers = (await emailsTo(shop, EMAIL)).filter(({ kind, payload }) => {
    return kind === 'guarantee_answer' && payload.reference === reference
  })
  expect(answers.map(({ payload }) => payload.state)).toEqual(['examined', 'repair', 'settled'])
})

test('staff say to which order a claim belongs', async () => {
  const { reference } = await shop.visitor().api.returns.claim(form({ orderNumber: 'bought in May' }))
  await runReturnJobs(shop.shop)
  const { id, version, orderId: none } = await find(reference)
  expect(none).toBeNull()
  const body = { version, requestKey: randomUUID(), state: 'examined', answer: '', orderNumber: orderId } as const
  expect(await staff.admin.returns.answerClaim(id, body)).toMatchObject({ orderId, state: 'examined' })
})

describe('a decision that gives money back', () => {
  let manager: TestStaffMember
  beforeAll(async () => {
    manager = await newStaffMember(shop)
    const card = { provider: 'jcc' as const, method: 'credit_card' as const, gatewayRef: randomUUID() }
    await shop.shop.db.delete(payments).where(eq(payments.orderId, orderId))
    await addPayment(shop, orderId, { ...card, amountCents: 8_500 })
    await shop.shop.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, orderId))
  })
  async function examined(more: object = {}) {
    const { reference } = await shop.visitor().api.returns.claim(form(more))
    await runReturnJobs(shop.shop)
    const { id, version } = await find(reference)
    const body = { version, requestKey: randomUUID(), state: 'examined' as const, answer: '' }
    return staff.admin.returns.answerClaim(id, body)
  }
  const decide = ({ version }: { version: number }, state: 'reduce' | 'refund', amount: number) => ({
    ...{ version, requestKey: randomUUID(), state, answer: 'We are sorry', amount },
  })
  const refundsOf = (reason: string) => shop.shop.db.select().from(refunds).where(eq(refunds.reason, reason))

  test('stores one refund, however often it is sent, and is written to the claimant', async () => {
    const claim = await examined()
    const body = decide(claim, 'reduce', 12.5)
    const [answered] = await Promise.all([1, 2, 3].map(() => manager.admin.returns.refundClaim(claim.id, body)))
    expect(answered).toMatchObject({ state: 'reduce', answer: 'We are sorry' })
    expect(await refundsOf(claim.reference)).toMatchObject([
      { orderId, amountCents: 1_250, kind: 'gateway', state: 'pending', staffId: manager.id },
    ])
    expect((await emailsTo(shop, EMAIL)).at(-1)).toMatchObject({
      kind: 'guarantee_answer',
      payload: { state: 'reduce' },
    })
  })

  test('changes nothing where more goes back than was paid, or no order is known', async () => {
    const claim = await examined()
    const tooMuch = manager.admin.returns.refundClaim(claim.id, decide(claim, 'refund', 999))
    expect(await errorOf(tooMuch)).toEqual({ status: 409, code: 'refund_too_large' })
    expect(await find(claim.reference)).toMatchObject({ state: 'examined', version: claim.version })
    const unknown = await examined({ orderNumber: 'bought in May' })
    const without = manager.admin.returns.refundClaim(unknown.id, decide(unknown, 'refund', 5))
    expect(await errorOf(without)).toEqual({ status: 409, code: 'return_step_not_allowed' })
    const found = { ...decide(unknown, 'refund', 5), orderNumber: orderId }
    expect(await manager.admin.returns.refundClaim(unknown.id, found)).toMatchObject({ state: 'refund', orderId })
    expect(await refundsOf(claim.reference)).toEqual([])
  })

  test('needs a manager who has confirmed, and is no plain answer', async () => {
    const claim = await examined()
    const late = await newStaffMember(shop)
    await shop.shop.db.update(staffSessions).set({ confirmedAt: null }).where(eq(staffSessions.staffId, late.id))
    const body = decide(claim, 'reduce', 5)
    for (const [member, code] of [
      [late, 'confirmation_required'],
      [staff, 'not_permitted'],
    ] as const) {
      expect(await errorOf(member.admin.returns.refundClaim(claim.id, body))).toEqual({ status: 403, code })
    }
    expect((await manager.post(`/api/admin/guarantee-claims/${claim.id}`, body)).status).toBe(400)
  })
})
