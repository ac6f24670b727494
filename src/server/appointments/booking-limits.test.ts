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

const book = (address: string, changes: Partial<Form> = {}) =>
  visitorFrom(shop, address).post('/api/contact', appointmentForm({ phone: `99 ${100_000 + ++people}`, ...changes }))

test('one network address cannot book every free time', async () => {
  const requests: Partial<Form>[] = []
  for (let day = 3; day < 15; day++) {
    const date = addDays('2026-11-20', day)
    for (const { name: store } of STORES) {
      const { slots } = await listSlots(shop.shop, { store, date })
      requests.push(...slots.map(({ time }) => ({ store, date, time })))
    }
  }
  expect(requests.length).toBeGreaterThan(500)
  for (const request of requests) await book('203.0.113.1', request)
  expect(await shop.shop.db.$count(appointments)).toBe(allowance.perAddress)
  const rejected = await book('203.0.113.1')
  expect([rejected.status, Number(rejected.headers.get('Retry-After'))]).toEqual([429, 1080])
  expect((await rejected.json()).error).toMatchObject({
    code: 'too_many_bookings',
    message: expect.stringContaining('call the store'),
  })
})

test('sixty people can book from one network address', async () => {
  for (const [address, count] of [
    ['203.0.113.2', 30],
    ['203.0.113.3', 60],
  ] as const) {
    const responses = await Promise.all(Array.from({ length: count }, () => book(address)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  }
})

test('open appointments are limited per e-mail address and per phone number in any spelling', async () => {
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

test('the limit of open appointments holds for concurrent bookings', async () => {
  const email = 'hurried@example.com'
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => book(`203.0.114.${index}`, { email })))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(appointmentsOpen)
})

test('moves of one appointment are limited', async () => {
  const made = await (await book('203.0.113.40', { date: '2026-12-10', time: '10:00' })).json()
  const statuses = []
  for (let i = 0; i < 13; i++) {
    const body = { date: '2026-12-10', time: i % 2 ? '12:00' : '14:00' }
    statuses.push((await shop.visitor().post(`/api/appointments/${made.token}/move`, body)).status)
  }
  expect(statuses.slice(0, 13)).toEqual([...Array.from({ length: 12 }, () => 200), 429])
})
