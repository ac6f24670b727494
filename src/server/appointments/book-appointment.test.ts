import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { testConfig } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { STORES } from '../../domain/stores.ts'
import { appointments } from '../db/schema.ts'

let shop: TestShop
beforeAll(async () => {
  // Two hundred requests wait for ten connections longer than a shopper should, on a slow machine.
  const databaseTimeouts = { ...testConfig().databaseTimeouts, connectMs: 60_000 }
  shop = await createTestShop({ clock: () => new Date('2026-11-20T08:00:00Z'), config: { databaseTimeouts } })
})
afterAll(() => shop.close())

const freeTimes = async (date: string, store: (typeof STORES)[number]['name'] = 'Nicosia') =>
  (await shop.visitor().api.appointments.listSlots({ store, date })).map((slot) => slot.time)

const emailsTo = (email: string) => listQueuedEmails(shop.shop, { recipient: email })

describe('the free times of a day', () => {
  test('are every half hour in Cyprus time at which the service ends before closing', async () => {
    const slots = await shop.visitor().api.appointments.listSlots({ store: 'Nicosia', date: '2026-11-24' })
    expect(slots[0]).toEqual({
      time: '09:00',
      startsAt: '2026-11-24T07:00:00.000Z',
      endsAt: '2026-11-24T07:45:00.000Z',
    })
    expect(slots.at(-1)?.time).toBe('18:00')
    const short = { store: 'Nicosia', date: '2026-11-24', service: 'collection' } as const
    expect((await shop.visitor().api.appointments.listSlots(short)).at(-1)?.time).toBe('18:30')
  })

  test('are empty on closed days, public holidays, in the past and far ahead', async () => {
    expect(await freeTimes('2026-11-22')).toEqual([])
    expect(await freeTimes('2026-12-25', 'Paphos')).toEqual([])
    expect(await freeTimes('2026-11-19')).toEqual([])
    expect(await freeTimes('2028-11-20')).toEqual([])
    expect(await freeTimes('2026-11-22', 'Limassol')).toHaveLength(11)
  })

  test.each(['store=Athens&date=2026-11-23', 'store=Paphos', 'date=2026-11-23', 'store=Paphos&date=2026-02-30'])(
    'are rejected for ?%s',
    async (query) => {
      expect((await shop.visitor().send(`/api/appointments/slots?${query}`)).status).toBe(400)
    },
  )
})

describe('a booking', () => {
  test('without a time is stored as a request', async () => {
    const form = appointmentForm({ message: 'I come with a dog' })
    const made = await shop.visitor().api.appointments.book(form)
    expect(made).toMatchObject({ status: 'requested', date: '2026-11-23', time: null, service: null })
    const [row] = await shop.shop.db.select().from(appointments).where(eq(appointments.id, made.id))
    expect(row).toMatchObject({ email: form.email, message: 'I come with a dog', startsAt: null, language: 'en' })
    expect(await freeTimes('2026-11-23')).toHaveLength(19)
  })

  test('with a time takes it and enqueues an e-mail in the visitor’s language', async () => {
    const visitor = shop.visitor()
    visitor.cookies.set('language', 'el')
    const form = appointmentForm({ date: '2026-11-25', time: '10:00', service: 'fitting', email: 'Niki@Example.com' })
    const made = await visitor.api.appointments.book(form)
    expect(made).toMatchObject({
      status: 'booked',
      service: 'fitting',
      time: '10:00',
      startsAt: '2026-11-25T08:00:00.000Z',
      endsAt: '2026-11-25T08:30:00.000Z',
    })
    const [email] = await emailsTo('niki@example.com')
    expect(email).toMatchObject({
      kind: 'appointment_made',
      language: 'el',
      payload: { link: `http://shop.test/appointments/${made.token}`, sequence: 0 },
    })
  })

  test('fills a time seat by seat', async () => {
    const book = () => shop.visitor().api.appointments.book(appointmentForm({ date: '2026-11-26', time: '12:00' }))
    await book()
    expect(await freeTimes('2026-11-26')).toContain('12:00')
    await book()
    const free = await freeTimes('2026-11-26')
    expect(free.filter((time) => time >= '11:00' && time <= '13:00')).toEqual(['11:00', '13:00'])
    expect(await errorOf(book())).toEqual({ status: 409, code: 'slot_taken' })
  })

  test.each([
    ['a time off the half hours', { time: '10:10' }],
    ['a time before opening', { time: '08:30' }],
    ['a time too late for the service', { time: '18:30' }],
    ['a Sunday in Nicosia', { date: '2026-11-22', time: '10:00' }],
    ['Christmas', { date: '2026-12-25', store: 'Paphos', time: '10:00' }],
    ['an impossible time', { time: '25:00' }],
  ] as const)('is rejected for %s', async (_, changes) => {
    const response = await shop.visitor().post('/api/contact', appointmentForm(changes))
    expect(response.status).toBe(400)
    expect((await response.json()).error.fields).toEqual({ time: 'Please select one of the free times' })
  })

  test('is rejected in the past and less than an hour ahead', async () => {
    const book = (changes: object) => errorOf(shop.visitor().api.appointments.book(appointmentForm(changes)))
    expect(await book({ date: '2026-11-19' })).toEqual({ status: 400, code: 'invalid_input' })
    expect(await book({ date: '2026-11-20', time: '10:30' })).toEqual({ status: 409, code: 'slot_taken' })
  })

  test('is limited per e-mail address', async () => {
    const book = () => shop.visitor().api.appointments.book(appointmentForm({ email: 'victim@example.com' }))
    for (let times = 0; times < 12; times++) await book()
    expect(await errorOf(book())).toEqual({ status: 429, code: 'too_many_bookings' })
    expect(await emailsTo('victim@example.com')).toHaveLength(12)
  })
})

test('two hundred concurrent requests for the last seat make exactly one booking', async () => {
  const last = { store: 'Paphos', date: '2026-11-27', time: '10:00' } as const
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, () => shop.visitor().api.appointments.book(appointmentForm(last))),
  )
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(new Set(rejected.map((outcome) => outcome.reason.problem?.code))).toEqual(new Set(['slot_taken']))
  expect(await shop.shop.db.$count(appointments, eq(appointments.date, '2026-11-27'))).toBe(1)
})
