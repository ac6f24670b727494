import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { expectSoundStock, stockOf, stockProduct } from '../../../test/support/stock.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ApiError } from '../../contract/client.ts'
import { en } from '../../i18n/en.ts'
import { appointments } from '../db/schema.ts'
import { stockLevels } from '../db/stock-schema.ts'
import { createEmailRenderer } from '../email/render-email.ts'
import { EMAIL_TEMPLATES } from '../email-templates.ts'
import { sweepExpiredHolds } from '../stock/holds.ts'

const SLUGS = ['ledra-panto-black', 'luft-gold', 'aviator-gold'] as const
const HOUR_MS = 3_600_000
// A Monday in Nicosia, at ten in the morning.
const MORNING = new Date('2026-11-23T08:00:00Z')

let shop: TestShop
let assistant: TestStaffMember
let now = MORNING
let ids: number[] = []
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  assistant = await newStaffMember(shop, 'assistant')
})
beforeEach(async () => {
  now = new Date(now.valueOf() + 72 * HOUR_MS)
  now.setUTCHours(8)
  await sweepExpiredHolds(shop.shop)
  now = MORNING
  await shop.shop.db.delete(appointments)
  ids = await Promise.all(SLUGS.map((slug) => stockProduct(shop, slug, { nicosia: 1, limassol: 2 })))
})
afterAll(async () => {
  await expectSoundStock(shop)
  await shop.close()
})

const visit = (changes: Parameters<typeof appointmentForm>[0] = {}) =>
  appointmentForm({ service: 'fitting', date: '2026-11-24', time: '10:00', frames: [...SLUGS], ...changes })
const book = (changes: Parameters<typeof appointmentForm>[0] = {}) =>
  shop.visitor().api.appointments.book(visit(changes))
const stocks = () => Promise.all(ids.map((id) => stockOf(shop, id)))
const fieldsOf = async (call: Promise<unknown>) => {
  const error = await call.catch((failure: unknown) => failure)
  return error instanceof ApiError ? error.problem?.fields : undefined
}
const FREE = { limassol: '2/0', nicosia: '1/0', web: 3 }

describe('frames to try', () => {
  test('are kept in the store for 48 hours, and the visit names them', async () => {
    const made = await book()
    expect(made.frames.map(({ slug }) => slug)).toEqual(SLUGS)
    expect(made).toMatchObject({ status: 'booked', framesHeldUntil: '2026-11-25T08:00:00.000Z' })
    for (const stock of await stocks()) expect(stock).toEqual({ limassol: '2/0', nicosia: '1/1', web: 2 })
    const [email] = await listQueuedEmails(shop.shop, { kind: 'appointment_made' })
    if (email === undefined) throw new Error('no e-mail was queued')
    const { text } = await createEmailRenderer(shop.shop, EMAIL_TEMPLATES)(email)
    for (const { name } of made.frames) expect(text).toContain(name)
    const query = { store: 'nicosia', from: '2026-11-24', days: '1' } as const
    const diary = await assistant.admin.call('GET /api/admin/diary', { query })
    expect(diary.days[0]?.appointments[0]?.frames.map(({ slug }) => slug)).toEqual(SLUGS)
    const page = await assistant.admin.stock.get(ids[0] ?? 0)
    expect(page.reservations[0]).toMatchObject({ store: 'nicosia', visitAt: '2026-11-24T08:00:00.000Z' })
  })

  test('that a store does not have keep nothing, and book nothing', async () => {
    await stockProduct(shop, SLUGS[1], { limassol: 2 })
    const refused = book()
    expect(await errorOf(refused)).toEqual({ status: 409, code: 'frame_taken' })
    expect(await fieldsOf(refused)).toEqual({ store: en.problems.frame_taken })
    expect(await errorOf(book({ frames: ['no-such-frame'] }))).toMatchObject({ code: 'frame_taken' })
    expect(await shop.shop.db.$count(appointments)).toBe(0)
    expect((await stocks())[0]).toEqual(FREE)
  })

  test('that are kept back from the web are not kept for customers', async () => {
    await shop.shop.db.update(stockLevels).set({ keepBack: 1 }).where(eq(stockLevels.store, 'nicosia'))
    expect(await errorOf(book())).toMatchObject({ code: 'frame_taken' })
    expect(await book({ store: 'Limassol' })).toMatchObject({ status: 'booked' })
    await shop.shop.db.update(stockLevels).set({ keepBack: 0 })
  })

  test.each([
    ['without a time', { time: '' }, { time: en.problems.time_required }],
    ['after the 48 hours', { date: '2026-11-25', time: '10:00' }, { date: en.problems.beyond_hold }],
  ] as const)('are refused %s, at the field', async (_, changes, fields) => {
    expect(await fieldsOf(book(changes))).toEqual(fields)
    expect(await stocks()).toEqual([FREE, FREE, FREE])
  })

  test('may be three at most', async () => {
    expect(await errorOf(book({ frames: [...SLUGS, 'faro-navy'] }))).toEqual({ status: 400, code: 'invalid_input' })
  })

  test('of which there is one piece go to one of those who want it at once', async () => {
    const times = ['09:00', '10:00', '11:00', '12:00']
    const results = await Promise.allSettled(times.map((time) => book({ time })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.shop.db.$count(appointments)).toBe(1)
  })
})

describe('the frames are free again', () => {
  test('when the visit is cancelled', async () => {
    const { token } = await book()
    const cancelled = await shop.visitor().api.appointments.cancel(token)
    expect(cancelled).toMatchObject({ status: 'cancelled', frames: [], framesHeldUntil: null })
    expect(await stocks()).toEqual([FREE, FREE, FREE])
  })

  test('after 48 hours, by themselves', async () => {
    const { token } = await book({ time: '17:00' })
    now = new Date(MORNING.valueOf() + 48 * HOUR_MS)
    await sweepExpiredHolds(shop.shop)
    expect(await stocks()).toEqual([FREE, FREE, FREE])
    expect(
      await errorOf(shop.visitor().api.call('GET /api/appointments/{token}', { params: { token } })),
    ).toMatchObject({
      status: 404,
    })
  })

  test('when the visit is over', async () => {
    const { id } = await book()
    now = new Date('2026-11-24T09:00:00Z')
    const assistant = await newStaffMember(shop, 'assistant')
    const query = { store: 'nicosia', from: '2026-11-24', days: '1' } as const
    const { days } = await assistant.admin.call('GET /api/admin/diary', { query })
    let { version = 0 } = days[0]?.appointments.find((one) => one.id === id) ?? {}
    for (const step of ['arrived', 'completed'] as const) {
      const body = { version, step }
      const taken = await assistant.admin.call('POST /api/admin/diary/appointments/{id}/step', { params: { id }, body })
      version = taken.version
    }
    expect(await stocks()).toEqual([FREE, FREE, FREE])
  })
})

test('a visit is moved within the time for which its frames are kept', async () => {
  const { token } = await book()
  const move = (body: { date: string; time: string }) =>
    shop.visitor().api.call('POST /api/appointments/{token}/move', { params: { token }, body })
  expect(await fieldsOf(move({ date: '2026-11-25', time: '10:00' }))).toEqual({ date: en.problems.beyond_hold })
  expect(await move({ date: '2026-11-25', time: '09:00' })).toMatchObject({ time: '09:00', frames: expect.any(Array) })
})

test('everybody sees how many free pieces each store has', async () => {
  const read = (slug: string) => shop.visitor().api.call('GET /api/products/{slug}/stores', { params: { slug } })
  const pieces = async () => (await read(SLUGS[0])).map(({ name, pieces }) => `${name} ${pieces}`)
  expect(await pieces()).toEqual(['Nicosia 1', 'Limassol 2', 'Paphos 0'])
  await book()
  expect(await pieces()).toEqual(['Nicosia 0', 'Limassol 2', 'Paphos 0'])
  expect(await errorOf(read('no-such-frame'))).toEqual({ status: 404, code: 'not_found' })
})
