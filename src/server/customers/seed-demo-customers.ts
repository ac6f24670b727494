import { eq, inArray } from 'drizzle-orm'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { foldUsername } from '../../domain/login-name.ts'
import { readVainSearch } from '../../domain/search/vain-search.ts'
import { SERVICE_NAMES } from '../../domain/services.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import { slotsOf } from '../../domain/slots.ts'
import type { Store } from '../../domain/stores.ts'
import { unusablePasswordHash } from '../account/password.ts'
import type { Db } from '../db/connect.ts'
import { customerNotes, customers, vainSearches } from '../db/customers-schema.ts'
import { appointments, newsletterSubscribers, orders, users } from '../db/schema.ts'
import {
  ACCOUNT_BUYERS,
  SEED_MESSAGES,
  SEED_NOTES,
  SEED_SUBSCRIPTIONS,
  SEED_VAIN_SEARCHES,
} from '../db/seed/customer-notes.ts'
import { ORDER_BUYERS, type SeedBuyer } from '../db/seed/order-buyers.ts'
import { staff } from '../db/staff-schema.ts'
import { readSettings } from '../settings/settings.ts'
import { refreshBatch } from './refresh-customers.ts'

const DAY_MS = 86_400_000
const DAYS_BACK = 24
const DAYS_AHEAD = 6
/** Two and a half hours, so that no two appointments overlap. */
const SLOTS_APART = 5

/** Accounts, appointments, subscribers, notes and vain searches around the demo orders, the same every time. */
export async function seedDemoCustomers(tx: Db, now: Date): Promise<void> {
  await seedAccounts(tx, now)
  const settings = await readSettings(tx)
  await tx
    .insert(appointments)
    .values(settings.stores.flatMap((store, at) => appointmentsIn(store, { settings, storeAt: at, now })))
  await tx.insert(newsletterSubscribers).values(subscribersAt(now))
  await tx.insert(vainSearches).values(
    SEED_VAIN_SEARCHES.flatMap(([text, count], at) => {
      const search = readVainSearch(text)
      return search === null ? [] : [{ ...search, count, day: addDays(dayInCyprus(now), -1 - at * 3) }]
    }),
  )
  while ((await refreshBatch(tx)) > 0);
  await seedNotes(tx, now)
}

const addressOf = (name: string) => `${name}@example.com`
const buyerAt = (position: number) => ORDER_BUYERS[position % ORDER_BUYERS.length] as SeedBuyer

async function seedAccounts(tx: Db, now: Date): Promise<void> {
  const buyers = ORDER_BUYERS.filter(({ email }) => ACCOUNT_BUYERS.map(addressOf).includes(email))
  const registeredAt = new Date(now.valueOf() - 60 * DAY_MS)
  await tx.insert(users).values(
    buyers.map(({ email, firstName, lastName, address, city, phoneNumber, language }) => {
      const username = email.replace(/@.*/, '')
      const person = { username, email, firstName, lastName, address, city, phoneNumber, language }
      const moments = { emailVerifiedAt: registeredAt, createdAt: registeredAt }
      return { ...person, ...moments, usernameFolded: foldUsername(username), password: unusablePasswordHash() }
    }),
  )
  for (const { id, email } of await tx.select().from(users)) {
    await tx.update(orders).set({ userId: id }).where(eq(orders.guestEmail, email))
  }
}

/** Up to two a day, of the last weeks and of the next days. */
function appointmentsIn(
  store: Store,
  { settings, storeAt, now }: { settings: ShopSettings; storeAt: number; now: Date },
) {
  const today = dayInCyprus(now)
  return Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, at) => at - DAYS_BACK).flatMap((offset) => {
    const day = offset + DAYS_BACK
    return Array.from({ length: (day * 7 + storeAt) % 3 }, (_, nth) => {
      const position = day * 6 + storeAt * 2 + nth
      const service = SERVICE_NAMES[position % SERVICE_NAMES.length] ?? SERVICE_NAMES[0]
      const date = addDays(today, offset)
      const slot = slotsOf(store, date, service, settings)[1 + (position % 3) + nth * SLOTS_APART]
      return slot === undefined ? [] : [appointmentAt(position, { store, date, service, ...slot, now })]
    }).flat()
  })
}

interface Place {
  store: Store
  date: string
  service: (typeof SERVICE_NAMES)[number]
  startsAt: Date
  endsAt: Date
  now: Date
}

function appointmentAt(position: number, { store, now, date, service, startsAt, endsAt }: Place) {
  const { firstName, lastName, email, phoneNumber: phone, language } = buyerAt(position * 5)
  const messages = SEED_MESSAGES[language]
  const isOver = endsAt <= now
  const status = position % 11 === 4 ? 'cancelled' : isOver ? 'completed' : 'booked'
  return {
    ...{ firstName, lastName, email, phone, language, date, service, startsAt, endsAt },
    store: store.name,
    message: position % 4 === 0 ? (messages[position % messages.length] ?? null) : null,
    status,
    createdAt: new Date(Math.min(startsAt.valueOf() - 4 * DAY_MS, now.valueOf() - (position % 40) * 1_800_000)),
  } as const
}

function subscribersAt(now: Date) {
  return ORDER_BUYERS.filter((_, at) => at % 2 === 0).map(({ email, language }, at) => {
    const [status, source] = SEED_SUBSCRIPTIONS[at % SEED_SUBSCRIPTIONS.length] ?? (['subscribed', 'home'] as const)
    const askedAt = new Date(now.valueOf() - (at * 3 + 1) * DAY_MS)
    const confirmedAt = status === 'pending' ? null : new Date(askedAt.valueOf() + 1_800_000)
    const leftAt = status === 'unsubscribed' ? new Date(askedAt.valueOf() + DAY_MS / 2) : null
    return { email, language, status, source, askedAt, confirmedAt, leftAt, createdAt: askedAt }
  })
}

async function seedNotes(tx: Db, now: Date): Promise<void> {
  const [author] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'technical_optician'))
  if (author === undefined) return
  const addresses = SEED_NOTES.map(([name]) => addressOf(name))
  const found = await tx.select().from(customers).where(inArray(customers.ownedEmail, addresses))
  const notes = SEED_NOTES.flatMap(([name, body], at) => {
    const customer = found.find(({ email }) => email === addressOf(name))
    const moment = new Date(now.valueOf() - (at * 9 + 2) * DAY_MS)
    return customer
      ? [{ customerId: customer.id, body, staffId: author.id, requestKey: crypto.randomUUID(), at: moment }]
      : []
  })
  await tx.insert(customerNotes).values(notes)
}
