import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { CustomerList, CustomerListRow, CustomersQuery } from '../../contract/admin/customers.ts'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import { toWire } from '../../contract/money.ts'
import type { Db } from '../db/connect.ts'
import { customers } from '../db/customers-schema.ts'
import { isAfterCursor, newestCursor } from '../db/keyset.ts'
import { matchesQuery } from '../db/matches-query.ts'
import type { Shop } from '../shop.ts'
import { refreshCustomers } from './refresh-customers.ts'

export type CustomerColumns = Omit<typeof customers.$inferSelect, 'search'>

/** A page of everybody, or of those that a search finds, the last active first. */
export async function listCustomers(shop: Shop, { q, after, limit }: CustomersQuery): Promise<CustomerList> {
  await refreshCustomers(shop)
  const isListed = q === '' ? undefined : matchesQuery(q, customers.search)
  const { lastActiveAt, id } = customers
  const rows = await shop.db
    .select({ ...LIST_COLUMNS, cursor: newestCursor(lastActiveAt, id) })
    .from(customers)
    .where(and(isListed, after === undefined ? undefined : isAfterCursor(lastActiveAt, id, after)))
    .orderBy(desc(lastActiveAt), desc(id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return {
    customers: page.map(toListRow),
    count: after === undefined && !hasMore ? page.length : await countUpTo(shop.db, isListed),
    next: hasMore ? (page.at(-1)?.cursor ?? null) : null,
  }
}

export const LIST_COLUMNS = {
  id: customers.id,
  userId: customers.userId,
  email: customers.email,
  ownedEmail: customers.ownedEmail,
  firstName: customers.firstName,
  lastName: customers.lastName,
  phone: customers.phone,
  language: customers.language,
  orderCount: customers.orderCount,
  bookingCount: customers.bookingCount,
  spentCents: customers.spentCents,
  lastActiveAt: customers.lastActiveAt,
}

export const toListRow = (row: CustomerColumns): CustomerListRow => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  phone: row.phone,
  hasAccount: row.userId !== null,
  language: row.language,
  orders: row.orderCount,
  bookings: row.bookingCount,
  spent: toWire(row.spentCents),
  lastActiveAt: row.lastActiveAt.toISOString(),
})

async function countUpTo(db: Db, isListed: SQL | undefined): Promise<number> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as count from (select 1 from ${customers} where ${isListed ?? sql`true`}
      limit ${sql.raw(String(MOST_COUNTED))}) listed`)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
