import { sql } from 'drizzle-orm'
import type { CountSummary, StockCount } from '../../contract/admin/counts.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Shop } from '../shop.ts'
import { knowsMovements } from './movements-before.ts'

const MOST_LISTED = 50
const MOST_UNCOUNTED = 200

/** A line of a count against the ledger. */
export interface CountedLine {
  productId: number
  sku: string
  name: string
  nameEl: string
  counted: number
  /** On hand when it was counted: what came and went afterwards is taken away again. */
  expected: number
  onHand: number
  reserved: number
  lastAt: Date
  isRecountNeeded: boolean
}

type Summary = Omit<CountSummary, 'startedAt' | 'closedAt'> & { startedAt: string; closedAt: string | null }

export async function listCounts({ db }: Shop): Promise<CountSummary[]> {
  const { rows } = (await db.execute(sql`
    ${SUMMARY} order by (c.status = 'open') desc, c.id desc limit ${MOST_LISTED}::int`)) as unknown as {
    rows: Summary[]
  }
  return rows.map(toSummary)
}

/** @throws ShopError `not_found` */
export async function getCount(shop: Shop, id: number): Promise<StockCount> {
  const { rows } = (await shop.db.execute(sql`${SUMMARY} where c.id = ${id}`)) as unknown as { rows: Summary[] }
  const [row] = rows
  if (row === undefined) throw new ShopError('not_found')
  const { products: _, pieces: __, ...summary } = toSummary(row)
  const lines = await readLines(shop, id)
  return {
    ...summary,
    lines: lines.map(({ onHand: _, reserved: __, lastAt, ...line }) => ({
      ...line,
      lastAt: new Date(lastAt).toISOString(),
    })),
    unknownCodes: [],
    uncounted: summary.status === 'open' ? await readUncounted(shop, id) : [],
  }
}

const isAfter = sql`case when ${knowsMovements} then m.id > l.last_movement else m.at > l.last_at end`
const isBetween = sql`case when ${knowsMovements} then m.id > l.first_movement and m.id <= l.last_movement
  else m.at > l.first_at and m.at <= l.last_at end`

/** Of a posted count, what was expected is what was on hand before its own movement. */
export async function readLines({ db }: Shop, id: number): Promise<CountedLine[]> {
  const { rows } = (await db.execute(sql`
    select l.product_id as "productId", p.sku, p.name, p.name_el as "nameEl", l.counted, l.last_at as "lastAt",
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved,
      coalesce(s.on_hand, 0) - coalesce((
        select sum(m.delta) from stock_movements m
        where m.product_id = l.product_id and m.store = c.store and ${isAfter}), 0)::int as expected,
      c.status = 'open' and exists (
        select from stock_movements m
        where m.product_id = l.product_id and m.store = c.store and ${isBetween}
      ) as "isRecountNeeded"
    from counts c join count_lines l on l.count_id = c.id join products p on p.id = l.product_id
      left join stock_levels s on s.product_id = l.product_id and s.store = c.store
    where c.id = ${id} order by l.last_at desc, p.sku`)) as unknown as { rows: CountedLine[] }
  return rows
}

async function readUncounted({ db }: Shop, id: number): Promise<StockCount['uncounted']> {
  const { rows } = (await db.execute(sql`
    select p.id as "productId", p.sku, p.name, p.name_el as "nameEl", s.on_hand as "onHand"
    from counts c join stock_levels s on s.store = c.store and s.on_hand > 0 join products p on p.id = s.product_id
    where c.id = ${id} and not exists (select from count_lines l where l.count_id = c.id and l.product_id = p.id)
    order by p.sku limit ${MOST_UNCOUNTED}::int`)) as unknown as { rows: StockCount['uncounted'] }
  return rows
}

const SUMMARY = sql`
  select c.id, c.store, c.status, s.name as "startedBy", c.started_at as "startedAt", c.closed_at as "closedAt",
    (select count(*)::int from count_lines l where l.count_id = c.id) as products,
    (select coalesce(sum(l.counted), 0)::int from count_lines l where l.count_id = c.id) as pieces
  from counts c left join staff s on s.id = c.started_by`

const toSummary = ({ startedAt, closedAt, ...row }: Summary): CountSummary => ({
  ...row,
  startedAt: new Date(startedAt).toISOString(),
  closedAt: closedAt === null ? null : new Date(closedAt).toISOString(),
})
