import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { visitorFrom } from '../../../test/support/from-address.ts'
import { DEFAULT_LIMITS } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { addDays } from '../../domain/calendar.ts'
import { STORES } from '../../domain/stores.ts'
import { appointments } from '../db/schema.ts'
import { listSlots } from './slots.ts'

const { appointments: allowance, appointmentsOpen } = DEFAULT_LIMITS
let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({
    config: { trustedProxies: 1, limits: DEFAULT_LIMITS },
    clock: () => new Date('2026-11-20T08:00:00Z'),
  })
})
afterAll(() => shop.close())

let people = 0
type Form = ReturnType<typeof appointmentForm>

/** Books as somebody new, with a phone and an e-mail address of their own. */
const book = (address: string, changes: Partial<Form> = {}) =>
  visitorFrom(shop, address).post('/api/contact', appointmentForm({ phone: `99 ${100_000 + ++people}`, ...changes }))

test('one stranger cannot take every time of twelve days in three stores', async () => {
  const wishes: Partial<Form>[] = []
  for (let day = 3; day < 15; day++) {
    const date = addDays('2026-11-20', day)
    for (const { name: store } of STORES) {
      const slots = await listSlots(shop.shop, { store, date })
      wishes.push(...slots.map(({ time }) => ({ store, date, time })))
    }
  }
  expect(wishes.length).toBeGreaterThan(500)
  for (const wish of wishes) await book('203.0.113.1', wish)
  expect(await shop.shop.db.$count(appointments)).toBe(allowance.perAddress)
  const refused = await book('203.0.113.1')
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 1080])
  expect((await refused.json()).error).toMatchObject({
    code: 'too_many_bookings',
    message: expect.stringContaining('call the store'),
  })
})

test('thirty people of one office, and sixty after a lecture, book from one address', async () => {
  for (const [address, count] of [
    ['203.0.113.2', 30],
    ['203.0.113.3', 60],
  ] as const) {
    const responses = await Promise.all(Array.from({ length: count }, () => book(address)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  }
})

test('one person has few appointments to come, by e-mail and by phone, however it is written', async () => {
  const phones = ['99112233', '+357 99 112233', '0035799112233', '99-11-22-33', '(99) 112 233', '99 11 2233']
  const byPhone = []
  for (const [index, phone] of phones.entries()) byPhone.push(await book(`203.0.113.${10 + index}`, { phone }))
  const byEmail = []
  for (const index of phones.keys()) byEmail.push(await book(`203.0.113.${20 + index}`, { email: 'Niki@example.com' }))
  for (const responses of [byPhone, byEmail]) {
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409])
    expect((await responses.at(-1)?.json())?.error).toMatchObject({
      code: 'too_many_appointments',
      message: expect.stringMatching(new RegExp(`${appointmentsOpen} appointments to come.*cancel`)),
    })
  }
  const { token } = await (byEmail[0] as Response).json()
  await shop.visitor().api.appointments.cancel(token)
  expect((await book('203.0.113.30', { email: 'niki@example.com' })).status).toBe(201)
})

test('of twenty bookings that one person makes at once, no more than they may have are made', async () => {
  const email = 'hurried@example.com'
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => book(`203.0.114.${index}`, { email })))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(appointmentsOpen)
})

test('moving an appointment to and fro does not fill the mailbox of whoever was named', async () => {
  const made = await (await book('203.0.113.40', { date: '2026-12-10', time: '10:00' })).json()
  const statuses = []
  for (let i = 0; i < 13; i++) {
    const body = { date: '2026-12-10', time: i % 2 ? '12:00' : '14:00' }
    statuses.push((await shop.visitor().post(`/api/appointments/${made.token}/move`, body)).status)
  }
  expect(statuses.slice(0, 13)).toEqual([...Array.from({ length: 12 }, () => 200), 429])
})
