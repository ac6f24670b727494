import { sql } from 'drizzle-orm'
import type { Today } from '../../contract/admin/today.ts'
import { addDays, dayInCyprus, momentInCyprus } from '../../domain/calendar.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import type { Permission } from '../../domain/permissions.ts'
import type { Service } from '../../domain/services.ts'
import type { Db } from '../db/connect.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'

/** What the shop has to act on, in the order of the work. */
const WAITING: readonly OrderStatus[] = ['pending', 'confirmed', 'in_fulfilment', 'ready_for_collection']
/** With as many pieces or fewer in all stores, a product is scarce. */
const SCARCE_PIECES = 2
const SCARCE_SHOWN = 10

/** What waits today, as far as the permissions of who asks go. */
export async function getToday({ db, clock }: Pick<Shop, 'db' | 'clock'>, staff: SignedInStaff): Promise<Today> {
  const day = dayInCyprus(clock())
  const may = (permission: Permission) => staff.permissions.includes(permission)
  const seesDiary = may('appointments.view')
  return {
    day,
    orders: may('orders.view') ? await listWaiting(db) : null,
    bookings: seesDiary ? await listBookings(db, day) : null,
    requests: seesDiary ? await countRequests(db, day) : null,
    lowStock: may('stock.view') ? await listLowStock(db) : null,
  }
}

async function listWaiting(db: Db): Promise<Today['orders']> {
  // The list in words, so that the planner sees the partial index of open orders.
  const { rows } = (await db.execute(sql`
    select status, count(*)::int as count, min(created_at) as since from orders
    where status in (${sql.raw(WAITING.map((status) => `'${status}'`).join(', '))}) group by status`)) as unknown as {
    rows: { status: OrderStatus; count: number; since: Date | string }[]
  }
  return WAITING.map((status) => {
    const found = rows.find((row) => row.status === status)
    return { status, count: found?.count ?? 0, since: found ? new Date(found.since).toISOString() : null }
  })
}

async function listBookings(db: Db, day: string): Promise<Today['bookings']> {
  const { rows } = (await db.execute(sql`
    select id, store, starts_at, ends_at, service, first_name || ' ' || last_name as name from appointments
    where status in ('booked', 'completed')
      and starts_at >= ${momentInCyprus(day, 0).toISOString()}::timestamptz
      and starts_at < ${momentInCyprus(addDays(day, 1), 0).toISOString()}::timestamptz
    order by starts_at, store, id`)) as unknown as {
    rows: {
      id: number
      store: string
      starts_at: Date | string
      ends_at: Date | string
      service: Service | null
      name: string
    }[]
  }
  return rows.map(({ starts_at, ends_at, name, ...row }) => ({
    ...row,
    name: name.trim(),
    startsAt: new Date(starts_at).toISOString(),
    endsAt: new Date(ends_at).toISOString(),
  }))
}

async function countRequests(db: Db, day: string): Promise<number> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as count from appointments where status = 'requested' and date >= ${day}`)) as unknown as {
    rows: { count: number }[]
  }
  return rows[0]?.count ?? 0
}

async function listLowStock(db: Db): Promise<Today['lowStock']> {
  const { rows } = (await db.execute(sql`
    select id, name, name_el as "nameEl", sku, stock, count(*) over ()::int as count from products
    where stock <= ${SCARCE_PIECES} and status = 'published' order by stock, id limit ${SCARCE_SHOWN}`)) as unknown as {
    rows: { id: number; name: string; nameEl: string; sku: string; stock: number; count: number }[]
  }
  return { count: rows[0]?.count ?? 0, products: rows.map(({ count: _, ...product }) => product) }
}
