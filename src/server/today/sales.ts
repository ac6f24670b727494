import { sql } from 'drizzle-orm'
import type { Sales } from '../../contract/admin/today.ts'
import { toWire } from '../../contract/money.ts'
import { addDays, dayInCyprus, momentInCyprus } from '../../domain/calendar.ts'
import type { Db } from '../db/connect.ts'

const DAYS = 30

interface DaySum {
  cents: number
  orders: number
}
const NOTHING: DaySum = { cents: 0, orders: 0 }

/** Sales by day in Cyprus. Sums are in whole cents; euros are made at the very end. */
export async function getSales(db: Db, now: Date): Promise<Sales> {
  const today = dayInCyprus(now)
  const first = addDays(today, 1 - DAYS)
  const sums = await sumDays(db, addDays(first, -DAYS), addDays(today, 1))
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index)
    return { day, present: sums.get(day) ?? NOTHING, before: sums.get(addDays(day, -DAYS)) ?? NOTHING }
  })
  const present = add(days.map((one) => one.present))
  const before = add(days.map((one) => one.before))
  return {
    days: days.map(({ day, present, before }) => ({
      day,
      sales: toWire(present.cents),
      orders: present.orders,
      salesBefore: toWire(before.cents),
      ordersBefore: before.orders,
    })),
    sales: toWire(present.cents),
    orders: present.orders,
    salesBefore: toWire(before.cents),
    ordersBefore: before.orders,
  }
}

async function sumDays(db: Db, from: string, until: string): Promise<Map<string, DaySum>> {
  const { rows } = (await db.execute(sql`
    select to_char(created_at at time zone 'Europe/Nicosia', 'YYYY-MM-DD') as day,
      sum(total_cents)::float8 as cents, count(*)::int as orders
    from orders
    where created_at >= ${momentInCyprus(from, 0).toISOString()}::timestamptz
      and created_at < ${momentInCyprus(until, 0).toISOString()}::timestamptz
      and status not in ('cancelled', 'returned')
    group by 1`)) as unknown as { rows: (DaySum & { day: string })[] }
  return new Map(rows.map(({ day, cents, orders }) => [day, { cents, orders }]))
}

const add = (sums: readonly DaySum[]): DaySum => ({
  cents: sums.reduce((sum, { cents }) => sum + cents, 0),
  orders: sums.reduce((sum, { orders }) => sum + orders, 0),
})
