import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { errorOf } from '../../../test/support/buyers.ts'
import { emailsTo } from '../../../test/support/emails.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { AdminInput } from '../../contract/admin/calls.ts'
import type { ApiError } from '../../contract/client.ts'
import { appointments } from '../db/schema.ts'
import { audit } from '../db/staff-schema.ts'
import { enqueueReminders } from './reminders.ts'

const START = new Date('2026-11-20T08:00:00Z')
let now = START
let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  staff = await newStaffMember(shop, 'assistant')
})
beforeEach(async () => {
  if (now !== START) await goTo(START)
})
afterAll(() => shop.close())

/** A session does not last until another day. */
async function goTo(moment: Date): Promise<void> {
  now = moment
  staff = await newStaffMember(shop, 'assistant')
}

type Booking = AdminInput<'POST /api/admin/diary/appointments'>['body']

let people = 0
const booking = (changes: Partial<Booking> = {}): Booking => ({
  store: 'nicosia',
  date: '2026-11-23',
  time: '09:00',
  seat: 1,
  service: 'fitting',
  firstName: 'Andreas',
  lastName: 'Georgiou',
  phone: '99 445566',
  email: `andreas-${++people}@example.com`,
  language: 'el',
  requestKey: crypto.randomUUID(),
  ...changes,
})
const diary = () => staff.admin.diary

test('a search after a page that no database can hold is refused', async () => {
  for (const after of ['2026-11-24~9999999999', '0000-01-01~1', '9999-12-31~1', 'x']) {
    expect((await errorOf(diary().search({ q: 'a', after }))).status, after).toBe(400)
  }
})
const book = (changes: Partial<Booking> = {}) => diary().book(booking(changes))
const kindsTo = async (email: string | null) => (await emailsTo(shop, email ?? '')).map(({ kind }) => kind)
const freeTimes = async (date: string, store: string) =>
  (await shop.visitor().api.appointments.listSlots({ store, date, service: 'fitting' })).map(({ time }) => time)
const dayOf = async (store: string, from: string) => (await diary().get({ store, from })).days[0]

describe('a booking by staff', () => {
  test('takes its seat, is shown in the diary and writes to the customer in their language', async () => {
    const made = await book({ date: '2026-11-24', seat: 2 })
    expect(made).toMatchObject({ status: 'booked', time: '09:00', seat: 2, source: 'store', version: 1 })
    expect(made.endsAt).toBe('2026-11-24T07:30:00.000Z')
    expect((await dayOf('nicosia', '2026-11-24'))?.appointments).toEqual([made])
    expect(await emailsTo(shop, made.email ?? '')).toMatchObject([{ kind: 'appointment_made', language: 'el' }])
  })

  test('needs only a phone number; then no e-mail is sent, not even a reminder', async () => {
    const made = await book({ date: '2026-11-25', firstName: '', lastName: '', email: null })
    expect(made).toMatchObject({ email: null, firstName: '' })
    await goTo(new Date('2026-11-24T08:01:00Z'))
    await enqueueReminders(shop.shop)
    expect(
      await shop.shop.jobs.list(shop.shop.db, (await import('../email/enqueue-email.ts')).EMAIL_JOB, {
        payload: { id: made.id },
      } as never),
    ).toEqual([])
  })

  test('is not bound by the customers’ limits: at once, far ahead, at a quarter, many for one person', async () => {
    await goTo(new Date('2026-11-26T08:10:00Z'))
    const walkIn = await book({ date: '2026-11-26', time: '10:00' })
    expect(walkIn.steps).toEqual(['arrived', 'no_show'])
    expect(await kindsTo(walkIn.email)).toEqual([])
    expect(await book({ date: '2027-11-26', time: '11:15' })).toMatchObject({ time: '11:15' })
    for (const time of ['11:00', '11:30', '12:00', '12:30', '13:00', '13:30']) {
      await book({ date: '2026-11-26', time, email: 'regular@example.com' })
    }
  })

  test('with the same request key is made once, also twice at once', async () => {
    const form = booking({ date: '2026-11-27' })
    const [one, two] = await Promise.all([diary().book(form), diary().book(form)])
    expect(two).toEqual(one)
    expect(await diary().book(form)).toEqual(one)
    expect(await kindsTo(one.email)).toEqual(['appointment_made'])
  })

  test('outside of opening hours, on a Sunday and on a holiday wants a confirmation', async () => {
    for (const place of [
      { date: '2026-11-23', time: '18:45' },
      { date: '2026-11-22', time: '10:00' },
      { date: '2026-12-25', time: '10:00' },
    ]) {
      expect(await errorOf(book(place))).toEqual({ status: 409, code: 'outside_hours' })
      expect(await book({ ...place, isOutsideHours: true })).toMatchObject(place)
    }
    expect(await dayOf('nicosia', '2026-12-25')).toMatchObject({ hours: null, holiday: 'christmas' })
  })

  test.each([
    ['a past day', { date: '2026-11-19' }],
    ['a seat that the store does not have', { seat: 3 }],
    ['an unknown store', { store: 'athens' }],
    ['a time between quarters', { time: '09:05' }],
    ['the hour that spring skips', { date: '2027-03-28', time: '03:15', isOutsideHours: true }],
    ['no phone number', { phone: '' }],
  ])('is refused for %s', async (_, changes) => {
    expect(await errorOf(book(changes))).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('lies at the right moment on the days of clock changes', async () => {
    const spring = await book({ date: '2027-03-28', time: '10:00', isOutsideHours: true })
    expect(spring).toMatchObject({ time: '10:00', startsAt: '2027-03-28T07:00:00.000Z' })
    const before = await book({ date: '2027-10-30', time: '10:00' })
    const autumn = await diary().move(before.id, {
      ...{ version: before.version, store: 'limassol', date: '2027-10-31', time: '10:00', seat: 1 },
    })
    expect(before.startsAt).toBe('2027-10-30T07:00:00.000Z')
    expect(autumn).toMatchObject({ time: '10:00', startsAt: '2027-10-31T08:00:00.000Z' })
  })
})

describe('a seat is given once', () => {
  test('when two members of the staff take one gap', async () => {
    const other = await newStaffMember(shop, 'assistant')
    const results = await Promise.allSettled([
      diary().book(booking({ date: '2026-12-01' })),
      other.admin.diary.book(booking({ date: '2026-12-01' })),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [refused] = results.filter((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ status: 409, problem: { code: 'slot_taken' } })
  })

  test('when staff and customers take the last one', async () => {
    const visitors = [1, 2, 3].map(() =>
      shop
        .visitor()
        .api.appointments.book(
          appointmentForm({ store: 'Paphos', date: '2026-12-01', time: '12:00', service: 'fitting' }),
        ),
    )
    const results = await Promise.allSettled([
      ...visitors,
      book({ store: 'paphos', date: '2026-12-01', time: '12:15' }),
      book({ store: 'paphos', date: '2026-12-01', time: '11:45' }),
    ])
    const day = await dayOf('paphos', '2026-12-01')
    const made = results.filter(({ status }) => status === 'fulfilled')
    expect(day?.appointments).toHaveLength(made.length)
    expect(made.length).toBeGreaterThan(0)
    for (const one of day?.appointments ?? []) {
      for (const two of day?.appointments ?? []) {
        if (one.id < two.id)
          expect((one.endsAt ?? '') <= (two.startsAt ?? '') || (two.endsAt ?? '') <= (one.startsAt ?? '')).toBe(true)
      }
    }
  })

  test('by the database too, which also gives one to rows that come without', async () => {
    const row = {
      ...{ firstName: 'A', lastName: 'B', email: 'a@b.cy', phone: '99000000', language: 'el' as const },
      ...{ store: 'Nicosia', date: '2026-12-02', service: 'fitting' as const, status: 'booked' as const },
      startsAt: new Date('2026-12-02T08:00:00Z'),
      endsAt: new Date('2026-12-02T08:30:00Z'),
    }
    const made = await shop.shop.db.insert(appointments).values([row, row]).returning()
    expect(made.map(({ seat }) => seat)).toEqual([1, 2])
    await expect(shop.shop.db.insert(appointments).values({ ...row, seat: 2 })).rejects.toThrow()
    expect(await errorOf(book({ date: '2026-12-02', time: '10:15', seat: 2 }))).toMatchObject({ code: 'slot_taken' })
  })

  test('to a customer at any seat that is free during the whole time', async () => {
    await book({ date: '2026-12-03', time: '10:00', seat: 1 })
    const form = appointmentForm({ date: '2026-12-03', time: '10:00', service: 'fitting' })
    const made = await shop.visitor().api.appointments.book(form)
    const [row] = await shop.shop.db.select().from(appointments).where(eq(appointments.id, made.id))
    expect(row?.seat).toBe(2)
    expect(await freeTimes('2026-12-03', 'Nicosia')).not.toContain('10:00')
  })
})

describe('a move', () => {
  test('to another store and time raises the calendar file’s sequence and is written about once', async () => {
    const made = await book({ date: '2026-12-04', time: '09:00' })
    const place = { store: 'limassol', date: '2026-12-05', time: '12:15', seat: 2 }
    const moved = await diary().move(made.id, { version: made.version, ...place })
    expect(moved).toMatchObject({ ...place, version: 2 })
    expect(await emailsTo(shop, made.email ?? '')).toMatchObject([
      { kind: 'appointment_made', payload: { sequence: 0, store: 'Nicosia' } },
      { kind: 'appointment_moved', payload: { sequence: 1, store: 'Limassol' } },
    ])
    const [row] = await shop.shop.db.select().from(appointments).where(eq(appointments.id, made.id))
    expect(row?.remindAt).toEqual(new Date('2026-12-04T08:00:00Z'))
    expect(await freeTimes('2026-12-04', 'Nicosia')).toContain('09:00')
  })

  test('to another seat only is not written about', async () => {
    const made = await book({ date: '2026-12-07', seat: 1 })
    const place = { store: 'nicosia', date: '2026-12-07', time: '09:00', seat: 2 }
    expect(await diary().move(made.id, { version: 1, ...place })).toMatchObject({ seat: 2, version: 2 })
    expect(await kindsTo(made.email)).toEqual(['appointment_made'])
  })

  test('gives a request its time, which the customer is told with a calendar file', async () => {
    const form = appointmentForm({ date: '2026-12-08', service: 'styling' })
    const { id } = await shop.visitor().api.appointments.book(form)
    const { requests } = await diary().get({ store: 'nicosia', from: '2026-12-08' })
    const request = requests.find((one) => one.id === id)
    expect(request).toMatchObject({ time: null, isMovable: true, steps: [] })
    const place = { store: 'nicosia', date: '2026-12-09', time: '16:00', seat: 1 }
    const moved = await diary().move(id, { version: request?.version ?? 0, ...place })
    expect(moved).toMatchObject({ status: 'booked', service: 'styling', time: '16:00' })
    expect((await emailsTo(shop, form.email)).at(-1)).toMatchObject({
      kind: 'appointment_made',
      payload: { startsAt: '2026-12-09T14:00:00.000Z', sequence: 1 },
    })
  })

  test('of what somebody else has changed is refused, with the booking as it is and who changed it', async () => {
    const other = await newStaffMember(shop, 'assistant')
    const made = await book({ date: '2026-12-10', time: '09:00' })
    const place = { store: 'nicosia', date: '2026-12-10', seat: 1 }
    await other.admin.diary.move(made.id, { version: 1, ...place, time: '10:00' })
    const error = await diary()
      .move(made.id, { version: 1, ...place, time: '11:00' })
      .catch((reason: unknown) => reason)
    expect((error as ApiError).problem).toMatchObject({
      code: 'changed_meanwhile',
      changedBy: other.name,
      current: { id: made.id, time: '10:00', version: 2 },
    })
    expect((await dayOf('nicosia', '2026-12-10'))?.appointments).toMatchObject([{ time: '10:00' }])
  })

  test('onto a booking is refused, and nothing changes', async () => {
    await book({ date: '2026-12-11', time: '09:30' })
    const made = await book({ date: '2026-12-11', time: '12:00', service: 'eye_exam' })
    const place = { store: 'nicosia', date: '2026-12-11', time: '09:00', seat: 1 }
    expect(await errorOf(diary().move(made.id, { version: 1, ...place }))).toEqual({ status: 409, code: 'slot_taken' })
    expect(await kindsTo(made.email)).toEqual(['appointment_made'])
  })
})

describe('blocked time', () => {
  const block = (changes: Partial<AdminInput<'POST /api/admin/diary/blocks'>['body']>) =>
    diary().block({
      ...{ store: 'nicosia', date: '2026-12-14', from: '10:00', to: '11:00', seat: 1, reason: 'Training' },
      ...{ requestKey: crypto.randomUUID(), ...changes },
    })

  test('takes its seat from customers and staff until it is unblocked', async () => {
    const { id } = await block({ seat: 1 })
    expect(await freeTimes('2026-12-14', 'Nicosia')).toContain('10:00')
    await block({ seat: 2 })
    expect(await freeTimes('2026-12-14', 'Nicosia')).not.toContain('10:00')
    const refused = book({ date: '2026-12-14', time: '10:45', seat: 1 })
    expect(await errorOf(refused)).toEqual({ status: 409, code: 'time_blocked' })
    const form = appointmentForm({ date: '2026-12-14', time: '10:30', service: 'fitting' })
    expect(await errorOf(shop.visitor().api.appointments.book(form))).toMatchObject({ code: 'slot_taken' })
    await diary().unblock(id)
    expect(await freeTimes('2026-12-14', 'Nicosia')).toContain('10:00')
    expect(await errorOf(diary().unblock(id))).toEqual({ status: 404, code: 'not_found' })
  })

  test('of all seats closes the store', async () => {
    await block({ date: '2026-12-15', seat: null, from: '09:00', to: '19:00' })
    expect(await freeTimes('2026-12-15', 'Nicosia')).toEqual([])
    expect((await dayOf('nicosia', '2026-12-15'))?.blocks).toMatchObject([{ seat: null, reason: 'Training' }])
  })

  test('is refused over a booking, and made once by one request', async () => {
    await book({ date: '2026-12-16', time: '10:30', seat: 2 })
    expect(await errorOf(block({ date: '2026-12-16', seat: null }))).toEqual({
      status: 409,
      code: 'booking_in_the_way',
    })
    const requestKey = crypto.randomUUID()
    const [one, two] = await Promise.all([1, 2].map(() => block({ date: '2026-12-16', seat: 1, requestKey })))
    expect(two).toEqual(one)
    expect(await errorOf(block({ from: '11:00', to: '10:00' }))).toMatchObject({ status: 400 })
  })
})

describe('a visit', () => {
  const step = async (id: number, name: 'arrived' | 'not_arrived' | 'completed' | 'no_show' | 'reopened') => {
    const { version } = (await shop.shop.db.select().from(appointments).where(eq(appointments.id, id)))[0] ?? {}
    return diary().takeStep(id, { version: version ?? 0, step: name })
  }

  test('is arrived at, taken back and completed, without an e-mail', async () => {
    const made = await book({ date: '2026-12-17', time: '09:00' })
    expect(await errorOf(step(made.id, 'arrived'))).toEqual({ status: 409, code: 'visit_step_not_allowed' })
    await goTo(new Date('2026-12-17T06:50:00Z'))
    expect(await step(made.id, 'arrived')).toMatchObject({ status: 'booked', arrivedAt: now.toISOString() })
    expect(await errorOf(step(made.id, 'no_show'))).toMatchObject({ code: 'visit_step_not_allowed' })
    expect(await step(made.id, 'not_arrived')).toMatchObject({ arrivedAt: null })
    await step(made.id, 'arrived')
    expect(await step(made.id, 'completed')).toMatchObject({ status: 'completed', steps: ['reopened'] })
    expect(await kindsTo(made.email)).toEqual(['appointment_made'])
  })

  test('that is missed frees its seat, and cannot take it back from somebody else', async () => {
    const made = await book({ store: 'paphos', date: '2026-12-18', time: '09:00' })
    await goTo(new Date('2026-12-18T07:05:00Z'))
    expect(await step(made.id, 'no_show')).toMatchObject({ status: 'no_show' })
    const walkIn = await book({ store: 'paphos', date: '2026-12-18', time: '09:00', email: null })
    expect(await errorOf(step(made.id, 'reopened'))).toEqual({ status: 409, code: 'slot_taken' })
    await diary().cancel(walkIn.id, { version: walkIn.version })
    expect(await step(made.id, 'arrived')).toMatchObject({ status: 'booked', seat: 1 })
  })

  test('is cancelled by the store with a kind e-mail, by the customer with the usual one, and never when past', async () => {
    const [byStore, byCustomer, past] = [
      await book({ date: '2026-12-21', time: '09:00' }),
      await book({ date: '2026-12-21', time: '10:00' }),
      await book({ date: '2026-12-21', time: '11:00' }),
    ]
    expect(await diary().cancel(byStore.id, { version: 1 })).toMatchObject({ status: 'cancelled', isMovable: false })
    expect((await emailsTo(shop, byStore.email ?? '')).at(-1)?.payload).toMatchObject({ isByStore: true, sequence: 1 })
    await diary().cancel(byCustomer.id, { version: 1, isByStore: false })
    expect((await emailsTo(shop, byCustomer.email ?? '')).at(-1)?.payload).not.toHaveProperty('isByStore')
    await goTo(new Date('2026-12-21T12:00:00Z'))
    await diary().cancel(past.id, { version: 1 })
    expect(await kindsTo(past.email)).toEqual(['appointment_made'])
    const place = { store: 'nicosia', date: '2026-12-22', time: '09:00', seat: 1 }
    expect(await errorOf(diary().move(byStore.id, { version: 2, ...place }))).toMatchObject({
      code: 'appointment_not_open',
    })
  })
})

describe('a search', () => {
  test.each(['99778899', '+357 99 778 899', 'Χαραλάμπους', 'xaralampous', 'harald@example.com'])(
    'finds an appointment by %s',
    async (q) => {
      const known = { phone: '+357 99 778899', firstName: 'Χαρά', lastName: 'Χαραλάμπους', email: 'harald@example.com' }
      const { appointments: before } = await diary().search({ q: '99778899' })
      if (before.length === 0) await book({ date: '2027-01-11', ...known })
      const found = await diary().search({ q })
      expect(found.appointments).toMatchObject([known])
      expect(await diary().findPeople(q)).toMatchObject([known])
    },
  )

  test('finds people once, also those who have only ordered', async () => {
    const { placeGuestOrder } = await import('../../../test/support/placed-order.ts')
    await placeGuestOrder(shop)
    const [row] = await shop.shop.db.query.orders.findMany({ orderBy: (orders, { desc }) => desc(orders.createdAt) })
    const address = row?.shippingAddress
    const people = await diary().findPeople(address?.email ?? '')
    expect(people).toMatchObject([{ firstName: address?.firstName, phone: address?.phoneNumber }])
  })
})

test('the audit names what staff did, printing included, without personal values', async () => {
  const made = await book({ date: '2027-01-12', staffNote: 'Needs a ramp', lastName: 'Unmistakable' })
  await diary().note(made.id, { version: 1, staffNote: 'Needs the wide ramp' })
  await diary().notePrinted('nicosia', '2027-01-12')
  const written = shop.shop.db.select().from(audit).where(eq(audit.staffId, staff.id))
  const entries = await written.orderBy(audit.id)
  const own = entries.filter(({ subject, subjectId }) => subject === 'appointments' && subjectId === String(made.id))
  expect(own.map(({ action }) => action)).toEqual(['insert', 'update'])
  expect(own[1]?.hidden).toEqual(['staff_note'])
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'note', note: 'printed', subject: 'diary', subjectId: 'nicosia 2027-01-12' }),
  )
  expect(JSON.stringify(entries)).not.toMatch(/ramp|Unmistakable|99778899|example\.com/)
})
