import { sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import type { Db } from '../db/connect.ts'
import { countInTransaction, limitsOf, type Requester } from '../http/visitor-limits.ts'
import { hashed } from '../limits/find-exceeded-limit.ts'
import { DAY_MINUTES, type Limit } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'

/** Each booking and each change sends an e-mail to an unconfirmed address. */
const MAX_PER_DAY = 12

/** A network address may book more often than a guest: an office shares one. */
export const bookingLimits = (shop: Shop, visitor: Requester): Limit[] =>
  limitsOf(visitor, {
    what: 'appointment',
    minutes: DAY_MINUTES,
    code: 'too_many_bookings',
    ...shop.config.limits.appointments,
  })

/**
 * Counts a booking in the transaction that wrote it.
 * @throws ShopError `too_many_bookings` with the seconds to wait; `too_many_appointments` over the limit of open
 * appointments
 */
export async function countBooking(
  shop: Shop,
  visitor: Requester,
  person: { email: string; phone: string },
): Promise<void> {
  const perPerson = { most: MAX_PER_DAY, minutes: DAY_MINUTES, code: 'too_many_bookings' } as const
  const email = { key: `appointment:${hashed(person.email)}`, ...perPerson }
  await countInTransaction(shop, [...bookingLimits(shop, visitor), email])
  const most = shop.config.limits.appointmentsOpen
  if ((await countOpen(shop.db, person, dayInCyprus(shop.clock()))) > most) {
    throw new ShopError('too_many_appointments', { most })
  }
}

/**
 * Counts a change of an appointment, which sends an e-mail.
 * @throws ShopError `too_many_bookings`
 */
export const countChange = (shop: Shop, id: number): Promise<void> =>
  countInTransaction(shop, [
    { key: `appointment-change:${id}`, most: MAX_PER_DAY, minutes: DAY_MINUTES, code: 'too_many_bookings' },
  ])

/** The open appointments of the e-mail address or of the phone number, whichever has more. */
async function countOpen(tx: Db, { email, phone }: { email: string; phone: string }, today: string): Promise<number> {
  const hasPhone = sql`right(regexp_replace(phone, '\\D', '', 'g'), 8) = ${phone.replace(/\D/g, '').slice(-8)}`
  const hasEmail = sql`email = ${email}`
  const { rows } = (await tx.execute(sql`
    select greatest(count(*) filter (where ${hasEmail}), count(*) filter (where ${hasPhone}))::int as open
    from appointments
    where status in ('requested', 'booked') and date >= ${today} and (${hasEmail} or ${hasPhone})`)) as unknown as {
    rows: { open: number }[]
  }
  return rows[0]?.open ?? 0
}
