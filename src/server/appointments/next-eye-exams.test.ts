import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { addDays, momentInCyprus } from '../../domain/calendar.ts'
import { DEFAULT_SETTINGS, type ShopSettings } from '../../domain/settings.ts'
import { diaryBlocks } from '../db/diary-schema.ts'
import { appointments } from '../db/schema.ts'
import { shopSettings } from '../db/settings-schema.ts'

/** Friday, 10:00 in Nicosia. */
let now = new Date('2026-11-20T08:00:00Z')
let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date('2026-11-20T08:00:00Z')
  await shop.shop.db.delete(appointments)
  await shop.shop.db.delete(diaryBlocks)
  await shop.shop.db.delete(shopSettings)
  await shop.shop.settings.reread()
})

const nextExams = async () =>
  ((await shop.visitor().api.read('/api/stores/eye-exams')) as { store: string; date: string; time: string }[]).map(
    ({ store, date, time }) => `${store} ${date} ${time}`,
  )

async function setAppointments(value: Partial<ShopSettings['appointments']>): Promise<void> {
  const all = { ...DEFAULT_SETTINGS.appointments, ...value }
  await shop.shop.db.insert(shopSettings).values({ name: 'appointments', value: all, changedAt: now })
  await shop.shop.settings.reread()
}

const block = (date: string, seat: number | null = null) =>
  shop.shop.db.insert(diaryBlocks).values({
    store: 'Nicosia',
    date,
    seat,
    startsAt: momentInCyprus(date, 0),
    endsAt: momentInCyprus(date, 24 * 60),
    createdAt: now,
    requestKey: randomUUID(),
  })

test('each store names its first free time after the time that it needs beforehand', async () => {
  expect(await nextExams()).toEqual([
    'nicosia 2026-11-20 11:00',
    'limassol 2026-11-20 11:00',
    'paphos 2026-11-20 11:00',
  ])
  now = new Date('2026-11-20T16:30:00Z')
  // The exam takes 45 minutes, and Limassol closes at 20:00.
  expect(await nextExams()).toEqual([
    'nicosia 2026-11-21 09:00',
    'limassol 2026-11-21 10:00',
    'paphos 2026-11-20 19:30',
  ])
})

test('booked times and blocked days are passed over, a free seat is not', async () => {
  const book = () =>
    shop.visitor().api.appointments.book(appointmentForm({ date: '2026-11-20', time: '11:00', service: 'fitting' }))
  await book()
  expect(await nextExams()).toContain('nicosia 2026-11-20 11:00')
  await book()
  expect(await nextExams()).toContain('nicosia 2026-11-20 11:30')
  for (let days = 0; days < 20; days++) await block(addDays('2026-11-20', days))
  expect(await nextExams()).toEqual([
    'nicosia 2026-12-10 09:00',
    'limassol 2026-11-20 11:00',
    'paphos 2026-11-20 11:00',
  ])
})

test('a store without a free time is left out, and all are where no eye exams are offered', async () => {
  await setAppointments({ daysAhead: 3 })
  for (const date of ['2026-11-20', '2026-11-21', '2026-11-23']) await block(date)
  expect(await nextExams()).toEqual(['limassol 2026-11-20 11:00', 'paphos 2026-11-20 11:00'])
  await shop.shop.db.delete(shopSettings)
  const { services } = DEFAULT_SETTINGS.appointments
  await setAppointments({ services: { ...services, eye_exam: { ...services.eye_exam, isOffered: false } } })
  expect(await nextExams()).toEqual([])
})

test('settings from before eye exams had a price keep the default', async () => {
  const { eyeExamCents, ...older } = DEFAULT_SETTINGS.appointments
  await shop.shop.db
    .insert(shopSettings)
    .values({ name: 'appointments', value: { ...older, leadMinutes: 90 }, changedAt: now })
  await shop.shop.settings.reread()
  expect(await shop.visitor().api.read('/api/settings')).toMatchObject({
    appointments: { leadMinutes: 90, eyeExamCents },
  })
})
