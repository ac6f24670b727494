import { and, desc, sql } from 'drizzle-orm'
import type { DiaryPerson, FoundAppointments } from '../../contract/admin/diary-page.ts'
import { matchesQuery } from '../db/matches-query.ts'
import { appointments, orders } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { toDiaryAppointments } from './diary.ts'

const PAGE = 50
const MOST_READ = 30
const MOST_PEOPLE = 7

/** A page of the appointments of all stores that a search finds, by day, the latest first. */
export async function searchAppointments(
  shop: Shop,
  { q, after }: { q: string; after?: string | undefined },
): Promise<FoundAppointments> {
  const [date, id] = after?.split('~') ?? []
  const isAfter = after && sql`(${appointments.date}, ${appointments.id}) < (${date}::date, ${id}::int)`
  const rows = await shop.db
    .select()
    .from(appointments)
    .where(and(matchesQuery(q, appointments.search), isAfter || undefined))
    .orderBy(desc(appointments.date), desc(appointments.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    appointments: await toDiaryAppointments(shop, page),
    next: last ? `${last.date}~${last.id}` : null,
  }
}

/** People of earlier bookings and orders, each once, the last seen first. */
export async function findPeople({ db }: Shop, q: string): Promise<DiaryPerson[]> {
  const booked = await db
    .select({
      firstName: appointments.firstName,
      lastName: appointments.lastName,
      phone: appointments.phone,
      email: appointments.email,
      language: appointments.language,
      lastSeen: appointments.createdAt,
    })
    .from(appointments)
    .where(matchesQuery(q, appointments.search))
    .orderBy(desc(appointments.id))
    .limit(MOST_READ)
  const bought = await db
    .select({ address: orders.shippingAddress, language: orders.language, lastSeen: orders.createdAt })
    .from(orders)
    .where(matchesQuery(q))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_READ)
  const buyers = bought.map(({ address, ...rest }) => {
    const { firstName, lastName, phoneNumber, email } = address
    return { firstName, lastName, phone: phoneNumber, email: email || null, ...rest }
  })
  const all = [...booked, ...buyers].sort((one, other) => other.lastSeen.valueOf() - one.lastSeen.valueOf())
  const people = new Map<string, DiaryPerson>()
  for (const person of all) {
    // An order whose buyer's details were deleted has no phone number.
    if (person.phone === '') continue
    const key = person.email?.toLowerCase() ?? `${person.phone.replace(/\D/g, '').slice(-8)} ${person.firstName}`
    if (!people.has(key)) people.set(key, { ...person, lastSeen: person.lastSeen.toISOString() })
  }
  return [...people.values()].slice(0, MOST_PEOPLE)
}
