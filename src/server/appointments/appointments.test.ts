import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { appointments } from '../db/schema.ts'
import { appointmentToken } from './appointment-token.ts'
import { enqueueReminders } from './reminders.ts'

const START = new Date('2026-11-20T08:00:00Z')
let now = START
let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
beforeEach(() => {
  now = START
})
afterAll(() => shop.close())

const api = () => shop.visitor().api.appointments
const getAppointment = (token: string) =>
  shop.visitor().api.call('GET /api/appointments/{token}', { params: { token } })
const book = (changes: Parameters<typeof appointmentForm>[0]) => api().book(appointmentForm(changes))
const kindsOf = async (email: string) =>
  (await listQueuedEmails(shop.shop, { recipient: email })).map(({ kind }) => kind)

describe('the link of an appointment', () => {
  test('shows the appointment until it is over', async () => {
    const made = await book({ date: '2026-11-23', time: '09:00' })
    expect(await getAppointment(made.token)).toEqual(made)
    now = new Date('2026-11-23T07:45:00Z')
    expect(await errorOf(getAppointment(made.token))).toEqual({ status: 404, code: 'not_found' })
    expect(await errorOf(api().cancel(made.token))).toMatchObject({ status: 404 })
  })

  test('moves it: takes the new time, frees the old one and sends an e-mail', async () => {
    const made = await book({ store: 'Paphos', date: '2026-11-23', time: '09:00', email: 'mover@example.com' })
    const moved = await api().move(made.token, { date: '2026-11-24', time: '11:30' })
    expect(moved).toMatchObject({ id: made.id, token: made.token, date: '2026-11-24', time: '11:30' })
    const free = await api().listSlots({ store: 'Paphos', date: '2026-11-23' })
    expect(free.map((slot) => slot.time)).toContain('09:00')
    const full = await api().listSlots({ store: 'Paphos', date: '2026-11-24' })
    expect(full.map((slot) => slot.time)).not.toContain('11:30')
    await api().move(made.token, { date: '2026-11-24', time: '11:30' })
    expect(await kindsOf('mover@example.com')).toEqual(['appointment_made', 'appointment_moved'])
  })

  test('moves it by half an hour although the times overlap', async () => {
    const made = await book({ store: 'Paphos', date: '2026-12-01', time: '09:00' })
    expect(await api().move(made.token, { date: '2026-12-01', time: '09:30' })).toMatchObject({ time: '09:30' })
  })

  test('gives a time to a request without one', async () => {
    const made = await book({ date: '2026-12-02', service: 'styling' })
    const moved = await api().move(made.token, { date: '2026-12-03', time: '10:00' })
    expect(moved).toMatchObject({ status: 'booked', service: 'styling', endsAt: '2026-12-03T08:30:00.000Z' })
  })

  test('cannot move it to a full time; the old time stays booked', async () => {
    await book({ store: 'Paphos', date: '2026-12-04', time: '10:00' })
    const made = await book({ store: 'Paphos', date: '2026-12-04', time: '12:00' })
    const rejected = errorOf(api().move(made.token, { date: '2026-12-04', time: '10:00' }))
    expect(await rejected).toEqual({ status: 409, code: 'slot_taken' })
    expect(await getAppointment(made.token)).toEqual(made)
  })

  test('cancels it once: frees the time, sends one e-mail and rejects later moves', async () => {
    const made = await book({ store: 'Paphos', date: '2026-12-07', time: '10:00', email: 'leaver@example.com' })
    const [first, second] = await Promise.all([api().cancel(made.token), api().cancel(made.token)])
    expect([first.status, second.status]).toEqual(['cancelled', 'cancelled'])
    expect(await kindsOf('leaver@example.com')).toEqual(['appointment_made', 'appointment_cancelled'])
    await book({ store: 'Paphos', date: '2026-12-07', time: '10:00' })
    const rejected = errorOf(api().move(made.token, { date: '2026-12-08', time: '10:00' }))
    expect(await rejected).toEqual({ status: 409, code: 'appointment_cancelled' })
  })
})

test('concurrent moves to one time never share a seat', async () => {
  const store = 'Paphos'
  const one = await book({ store, date: '2026-12-09', time: '10:00' })
  const other = await book({ store, date: '2026-12-10', time: '10:00' })
  await Promise.allSettled([
    api().move(one.token, { date: '2026-12-10', time: '12:00' }),
    api().move(other.token, { date: '2026-12-10', time: '12:00' }),
  ])
  const atTime = and(eq(appointments.date, '2026-12-10'), eq(appointments.startsAt, new Date('2026-12-10T10:00:00Z')))
  expect(await shop.shop.db.$count(appointments, atTime)).toBe(1)
})

test('a token without a valid signature gives no access', async () => {
  const made = await book({ date: '2026-12-11', time: '10:00' })
  const neighbour = await book({ date: '2026-12-11', time: '11:00' })
  const signature = neighbour.token.split('-').slice(1).join('-')
  const forged = [
    String(made.id),
    `${made.id}-`,
    `${made.id}-${signature}`,
    `0${made.token}`,
    `${made.token}x`,
    appointmentToken('another secret than the shop’s own', made.id),
    appointmentToken(shop.shop.cookieSecret, 999_999),
    appointmentToken(shop.shop.cookieSecret, 9_999_999_999),
    '%00',
  ]
  for (const token of forged) {
    expect(await errorOf(getAppointment(token))).toEqual({ status: 404, code: 'not_found' })
    expect(await errorOf(api().cancel(token))).toMatchObject({ status: 404 })
    expect(await errorOf(api().move(token, { date: '2026-12-12', time: '10:00' }))).toMatchObject({ status: 404 })
    const file = await shop.visitor().send(`/api/appointments/${encodeURIComponent(token)}/calendar`)
    expect(file.status).toBe(404)
  }
  expect(await getAppointment(made.token)).toEqual(made)
})

describe('the reminder', () => {
  const reminders = async (email: string) => (await kindsOf(email)).filter((kind) => kind === 'appointment_reminder')

  test('is enqueued at ten on the day before, once, also by concurrent processes', async () => {
    await book({ date: '2026-12-15', time: '10:00', email: 'reminded@example.com' })
    now = new Date('2026-12-14T07:59:00Z')
    await enqueueReminders(shop.shop)
    expect(await reminders('reminded@example.com')).toEqual([])
    now = new Date('2026-12-14T08:00:00Z')
    await Promise.all(Array.from({ length: 5 }, () => enqueueReminders(shop.shop)))
    await enqueueReminders(shop.shop)
    expect(await reminders('reminded@example.com')).toHaveLength(1)
  })

  test('is sent again for a moved appointment and never for a cancelled one', async () => {
    const made = await book({ date: '2026-12-17', time: '10:00', email: 'moved@example.com' })
    const cancelled = await book({ date: '2026-12-17', time: '12:00', email: 'left@example.com' })
    await api().cancel(cancelled.token)
    now = new Date('2026-12-16T09:00:00Z')
    await enqueueReminders(shop.shop)
    await api().move(made.token, { date: '2026-12-21', time: '10:00' })
    now = new Date('2026-12-20T09:00:00Z')
    await enqueueReminders(shop.shop)
    expect(await reminders('moved@example.com')).toHaveLength(2)
    expect(await reminders('left@example.com')).toEqual([])
  })

  test('is left out for appointments booked after the reminder time', async () => {
    now = new Date('2026-12-21T09:00:00Z')
    await book({ date: '2026-12-22', time: '12:00', email: 'late@example.com' })
    now = new Date('2026-12-21T12:00:00Z')
    await enqueueReminders(shop.shop)
    expect(await reminders('late@example.com')).toEqual([])
  })
})
