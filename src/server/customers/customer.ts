import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Customer, CustomerNote } from '../../contract/admin/customers.ts'
import { toWire } from '../../contract/money.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { OPEN_ORDER_STATUSES } from '../../domain/order-status.ts'
import { noteDown } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { customerNotes } from '../db/customers-schema.ts'
import { appointments, newsletterSubscribers, orders, users } from '../db/schema.ts'
import { staff } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getCustomerRow, isBookingOf, isOrderOf } from './customer-sources.ts'
import { type CustomerColumns, toListRow } from './list-customers.ts'
import { refreshCustomers } from './refresh-customers.ts'

const MOST_LISTED = 50

/** @throws ShopError `not_found` */
export async function viewCustomer(shop: Shop, member: SignedInStaff, id: number): Promise<Customer> {
  await refreshCustomers(shop)
  const customer = await getCustomer(shop, id)
  await noteDown(shop.db, member, { note: 'viewed', subject: 'customers', subjectId: id })
  return customer
}

/** @throws ShopError `not_found` */
export async function getCustomer(shop: Shop, id: number): Promise<Customer> {
  const { db } = shop
  const row = await getCustomerRow(db, id)
  const bookings = await listBookings(db, row)
  return {
    ...toListRow(row),
    account: await findAccount(db, row),
    orderList: await listOrders(db, row),
    bookingList: bookings.map(toWireBooking),
    newsletter: await findSubscription(db, row),
    notes: await listNotes(db, id),
    openOrders: await listOpenOrders(db, row),
    bookingsAhead: bookings.filter((booking) => isAhead(booking, shop.clock())).length,
  }
}

/** Their numbers, oldest first. */
export async function listOpenOrders(db: Db, row: CustomerColumns): Promise<string[]> {
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOrderOf(row), inArray(orders.status, OPEN_ORDER_STATUSES)))
    .orderBy(orders.createdAt)
  return open.map(({ id }) => id)
}

async function listOrders(db: Db, row: CustomerColumns): Promise<Customer['orderList']> {
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      createdAt: orders.createdAt,
      pieces: sql<number>`(select sum(i.quantity)::int from order_items i where i.order_id = orders.id)`,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .where(isOrderOf(row))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_LISTED)
  return rows.map(({ totalCents, createdAt, pieces, ...order }) => ({
    ...order,
    pieces: pieces ?? 0,
    createdAt: createdAt.toISOString(),
    total: toWire(totalCents),
  }))
}

type BookingRow = Awaited<ReturnType<typeof listBookings>>[number]

const listBookings = (db: Db, row: CustomerColumns) =>
  db
    .select({
      id: appointments.id,
      store: appointments.store,
      service: appointments.service,
      date: appointments.date,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      status: appointments.status,
      message: appointments.message,
    })
    .from(appointments)
    .where(isBookingOf(row))
    .orderBy(desc(appointments.date), desc(appointments.startsAt), desc(appointments.id))
    .limit(MOST_LISTED)

const toWireBooking = ({ endsAt: _, startsAt, ...booking }: BookingRow): Customer['bookingList'][number] => ({
  ...booking,
  startsAt: startsAt?.toISOString() ?? null,
})

const isAhead = ({ status, endsAt, date }: BookingRow, now: Date): boolean =>
  (status === 'requested' || status === 'booked') && (endsAt === null ? date >= dayInCyprus(now) : endsAt > now)

async function findAccount(db: Db, { userId }: CustomerColumns): Promise<Customer['account']> {
  if (userId === null) return null
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (account === undefined) return null
  const { username, emailVerifiedAt, createdAt } = account
  return { username, isEmailConfirmed: emailVerifiedAt !== null, createdAt: createdAt.toISOString() }
}

async function findSubscription(db: Db, { ownedEmail }: CustomerColumns): Promise<Customer['newsletter']> {
  if (ownedEmail === null) return null
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, ownedEmail))
  if (found === undefined) return null
  const { id, status, source, confirmedAt, leftAt } = found
  return { id, status, source, confirmedAt: confirmedAt?.toISOString() ?? null, leftAt: leftAt?.toISOString() ?? null }
}

export async function listNotes(db: Db, customerId: number): Promise<CustomerNote[]> {
  const deleter = alias(staff, 'deleter')
  const rows = await db
    .select({ note: customerNotes, staffName: staff.name, deleterName: deleter.name })
    .from(customerNotes)
    .innerJoin(staff, eq(staff.id, customerNotes.staffId))
    .leftJoin(deleter, eq(deleter.id, customerNotes.deletedBy))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id))
  return rows.map(({ note, staffName, deleterName }) => ({
    id: note.id,
    at: note.at.toISOString(),
    staffName,
    text: note.body,
    deleted: note.deletedAt && {
      at: note.deletedAt.toISOString(),
      staffName: deleterName ?? '',
      reason: note.deleteReason ?? '',
    },
  }))
}
