import { sql } from 'drizzle-orm'
import { customerSearchKeys } from '../../domain/customer-search.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Db } from '../db/connect.ts'
import type { users } from '../db/schema.ts'

export type Account = typeof users.$inferSelect

/** Somebody who may be a customer: an account, or a guest by their address. */
export interface Person {
  account: Account | null
  /** The address, where it is theirs alone. */
  ownedEmail: string | null
}

/** How a person wrote themselves in an order or an appointment. */
interface Signature {
  at: string
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
}

interface Totals {
  orders: number
  spent: number
  bookings: number
  lastAt: string | null
  signatures: Signature[]
}

export interface CustomerFacts extends Person {
  totals: Totals
}

/** How many orders, and how many appointments, of a person are read for names and phone numbers. */
const SIGNATURES = 10

/** What the shop knows about people, in one statement. Guests without anything are left out. */
export async function readFacts(tx: Db, people: readonly Person[]): Promise<CustomerFacts[]> {
  if (people.length === 0) return []
  const sought = people.map(({ account, ownedEmail }, at) => ({ at, user_id: account?.id ?? null, email: ownedEmail }))
  const { rows } = (await tx.execute(sql`
    select p.at, o.orders, o.spent, a.bookings, greatest(o.last_at, a.last_at)::text as "lastAt", s.signatures
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as p (at int, user_id int, email text)
    cross join lateral (
      select count(*)::int as orders, max(created_at) as last_at,
        coalesce(sum(total_cents) filter (where status not in ('cancelled', 'returned')), 0)::float8 as spent
      from (select created_at, status, total_cents from orders where user_id = p.user_id
        union all select created_at, status, total_cents from orders where user_id is null and guest_email = p.email) own
    ) o
    cross join lateral (
      select count(*)::int as bookings, max(created_at) as last_at from appointments where lower(email) = p.email
    ) a
    cross join lateral (
      select coalesce(jsonb_agg(own), '[]') as signatures from (
        (select ${ORDER_SIGNATURE} from orders where user_id = p.user_id order by created_at desc limit ${SIGNATURES})
        union all (select ${ORDER_SIGNATURE} from orders where user_id is null and guest_email = p.email
          order by created_at desc limit ${SIGNATURES})
        union all (select created_at as at, first_name, last_name, email, phone, language from appointments
          where lower(email) = p.email order by created_at desc limit ${SIGNATURES})
      ) as own (at, "firstName", "lastName", email, phone, language)
    ) s`)) as unknown as { rows: (Totals & { at: number })[] }
  return rows.flatMap(({ at, ...totals }) => {
    const person = people[at]
    if (person === undefined || (person.account === null && totals.orders + totals.bookings === 0)) return []
    return [{ ...person, totals }]
  })
}

const ORDER_SIGNATURE = sql.raw(`created_at as at, shipping_address->>'firstName', shipping_address->>'lastName',
  shipping_address->>'email', shipping_address->>'phoneNumber', language`)

/** The row of a customer, for `jsonb_to_recordset`. */
export function toRow({ account, ownedEmail, totals }: CustomerFacts, id: number | null) {
  const signatures = totals.signatures.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  const newest = signatures[0]
  const accountSignature = account && {
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    email: account.email,
    phone: account.phoneNumber ?? '',
  }
  const all = accountSignature ? [accountSignature, ...signatures] : signatures
  const hasOwnName = accountSignature !== null && accountSignature.firstName + accountSignature.lastName !== ''
  const named = hasOwnName ? accountSignature : newest
  return {
    id,
    user_id: account?.id ?? null,
    email: ownedEmail ?? account?.email ?? '',
    owned_email: ownedEmail,
    first_name: named?.firstName ?? '',
    last_name: named?.lastName ?? '',
    phone: all.find(({ phone }) => phone !== '')?.phone ?? '',
    language: account?.language ?? newest?.language ?? 'el',
    order_count: totals.orders,
    booking_count: totals.bookings,
    spent_cents: totals.spent,
    last_active_at: latestOf(totals.lastAt, account?.createdAt.toISOString()),
    keys: customerSearchKeys({
      names: [account?.username ?? '', ...all.flatMap(({ firstName, lastName }) => [firstName, lastName])],
      emails: [...new Set([ownedEmail ?? '', ...all.map(({ email }) => email)])],
      phones: all.map(({ phone }) => phone),
    }),
  }
}
export type CustomerRow = ReturnType<typeof toRow>

function latestOf(...moments: (string | null | undefined)[]): string {
  const known = moments.filter((moment) => moment != null)
  return known.reduce((latest, moment) => (Date.parse(moment) > Date.parse(latest) ? moment : latest))
}
