import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { emailsTo } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { runReturnJobs } from '../../../test/support/returns.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { orderEvents, orders } from '../db/schema.ts'

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
