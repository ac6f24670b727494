import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import type { AdminOrdersQuery, OrderCounts, OrderList, OrderListRow } from '../../contract/admin/orders.ts'
import { toWire } from '../../contract/money.ts'
import { ORDER_VIEW_NAMES, ORDER_VIEWS, type OrderView } from '../../domain/order-views.ts'
import type { Db } from '../db/connect.ts'
import { matchesQuery } from '../db/matches-query.ts'
import { orders } from '../db/schema.ts'

/** Of a column, to the microsecond: a `Date` has milliseconds only, and a page would begin within one. */
const UTC_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

/** What a selection by query means: the numbers and versions of all that the list would show, newest first. */
export function listSelected(
  db: Db,
  { view, q }: Pick<AdminOrdersQuery, 'view' | 'q'>,
  most: number,
): Promise<{ id: string; version: number }[]> {
  return db
    .select({ id: orders.id, version: orders.version })
    .from(orders)
    .where(and(isIn(view), q === '' ? undefined : matchesQuery(q)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(most)
}

/** A page of a view, newest first. Orders that arrive meanwhile do not move the next pages. */
export async function listAdminOrders(db: Db, query: AdminOrdersQuery): Promise<OrderList> {
  const { view, q, after, limit } = query
  const isAfterCursor = after === undefined ? undefined : isAfter(after)
  if (q === '') return readPage(db, query, { isListed: isIn(view), isAfterCursor })
  const matches = matchesQuery(q)
  const search = { isListed: and(isIn(view), matches), isAfterCursor }
  const newest = await findAmongNewest(db, { isInView: and(isIn(view), isAfterCursor), matches, most: limit + 1 })
  if (newest.length > limit) return readPage(db, query, { ...search, only: inArray(orders.id, newest) })
  return withIndexOfSearch(db, (tx) => readPage(tx, query, search))
}

/** So many of the newest orders are searched one by one. */
const NEWEST = 20_000

/**
 * The matches among the newest orders. What many orders have is found here at once; what few have is found by the index
 * of the search. The planner cannot tell the two apart: it knows little of prefixes, and would read a million orders.
 */
async function findAmongNewest(
  db: Db,
  { isInView, matches, most }: { isInView: SQL | undefined; matches: SQL; most: number },
): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select id from (
      select id, search, created_at from ${orders} where ${isInView ?? sql`true`}
      order by created_at desc, id desc limit ${sql.raw(String(NEWEST))}
    ) ${orders} where ${matches} order by created_at desc, id desc limit ${most}::int`)) as unknown as {
    rows: { id: string }[]
  }
  return rows.map(({ id }) => id)
}

function withIndexOfSearch<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`)
    return work(tx)
  })
}

interface Listed {
  isListed: SQL | undefined
  isAfterCursor: SQL | undefined
  /** The page, where it is known already. */
  only?: SQL
}

async function readPage(
  db: Db,
  { after, limit }: AdminOrdersQuery,
  { isListed, isAfterCursor, only }: Listed,
): Promise<OrderList> {
  const rows = await db
    .select({ ...LIST_COLUMNS, cursor: CURSOR })
    .from(orders)
    .where(only ?? and(isListed, isAfterCursor))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return {
    orders: page.map(toListRow),
    count: after === undefined && !hasMore ? page.length : await countUpTo(db, isListed),
    next: hasMore ? (page.at(-1)?.cursor ?? null) : null,
  }
}

export async function countAdminOrders(db: Db): Promise<OrderCounts> {
  const parts = ORDER_VIEW_NAMES.map((view) => sql`select ${view}::text as view, (${countSql(isIn(view))}) as count`)
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: { view: OrderView; count: number }[]
  }
  return { counts: Object.fromEntries(rows.map(({ view, count }) => [view, count])) as OrderCounts['counts'] }
}

const CURSOR = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', ${sql.raw(`'${UTC_FORMAT}'`)}) || '~' || ${orders.id}`

const LIST_COLUMNS = {
  id: orders.id,
  status: orders.status,
  createdAt: orders.createdAt,
  firstName: sql<string>`${orders.shippingAddress}->>'firstName'`,
  lastName: sql<string>`${orders.shippingAddress}->>'lastName'`,
  city: sql<string>`${orders.shippingAddress}->>'city'`,
  pieces: sql<number>`(select sum(i.quantity)::int from order_items i where i.order_id = orders.id)`,
  totalCents: orders.totalCents,
  paymentMethod: orders.paymentMethod,
  shippingMethod: orders.shippingMethod,
  source: orders.source,
  version: orders.version,
}

type ListedRow = Omit<OrderListRow, 'name' | 'total' | 'createdAt' | 'pieces'> & {
  createdAt: Date
  firstName: string
  lastName: string
  pieces: number | null
  totalCents: number
}

const toListRow = ({ firstName, lastName, totalCents, createdAt, ...row }: ListedRow): OrderListRow => ({
  id: row.id,
  status: row.status,
  createdAt: createdAt.toISOString(),
  name: `${firstName} ${lastName}`.trim(),
  city: row.city,
  pieces: row.pieces ?? 0,
  total: toWire(totalCents),
  paymentMethod: row.paymentMethod,
  shippingMethod: row.shippingMethod,
  source: row.source,
  version: row.version,
})

/** In words rather than parameters, so that the planner sees the partial index of the open orders. */
function isIn(view: OrderView): SQL | undefined {
  const statuses = ORDER_VIEWS[view]
  if (statuses === null) return undefined
  const [first, ...others] = statuses
  if (first !== undefined && others.length === 0) return eq(orders.status, first)
  return sql`${orders.status} in (${sql.raw(statuses.map((status) => `'${status}'`).join(', '))})`
}

function isAfter(cursor: string): SQL {
  const [createdAt, id] = cursor.split('~')
  return sql`(${orders.createdAt}, ${orders.id}) < (${createdAt}::timestamptz, ${id}::text)`
}

async function countUpTo(db: Db, isListed: SQL | undefined): Promise<number> {
  const { rows } = (await db.execute(countSql(isListed))) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}

const countSql = (isListed: SQL | undefined) => sql`
  select count(*)::int as count
  from (select 1 from ${orders} where ${isListed ?? sql`true`} limit ${sql.raw(String(MOST_COUNTED))}) listed`
