import { sql } from 'drizzle-orm'
import type { Shop } from '../../src/server/shop.ts'
import type { LedgerLine } from './ledger-line.ts'

/** Pieces on hand of each product. */
export type Stock = ReadonlyMap<number, number>

export async function readStock({ db }: Shop): Promise<Stock> {
  const { rows } = (await db.execute(sql`
    select product_id as id, sum(on_hand)::int as pieces from stock_levels group by product_id`)) as unknown as {
    rows: { id: number; pieces: number }[]
  }
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

/** @param before the stock when the first order was placed */
export async function stockLines(shop: Shop, before: Stock): Promise<LedgerLine[]> {
  const { db } = shop
  const { rows: reserved } = (await db.execute(sql`
    select i.order_id || ' ' || i.sku as name, i.quantity as wanted, coalesce(sum(r.quantity), 0)::int as held,
      o.status in ('pending', 'confirmed', 'in_fulfilment') as "isKept"
    from order_items i join orders o on o.id = i.order_id
      left join reservations r on r.order_id = o.id and r.product_id = i.product_id and r.closed_at is null
    group by i.order_id, i.sku, i.quantity, o.status`)) as unknown as {
    rows: { name: string; wanted: number; held: number; isKept: boolean }[]
  }
  const wrong = reserved.filter(({ wanted, held, isKept }) => held !== (isKept ? wanted : 0))
  const { rows: levels } = (await db.execute(sql`
    select l.product_id || ' ' || l.store as name from stock_levels l
    where l.on_hand <> (select coalesce(sum(delta), 0) from stock_movements m
        where m.product_id = l.product_id and m.store = l.store)
      or l.reserved <> (select coalesce(sum(quantity), 0) from reservations r
        where r.product_id = l.product_id and r.store = l.store and r.closed_at is null)
      or l.on_hand < 0 or l.reserved > l.on_hand`)) as unknown as { rows: { name: string }[] }
  const { rows: gone } = (await db.execute(sql`
    select i.product_id as id, sum(i.quantity)::int as pieces from order_items i join orders o on o.id = i.order_id
    where o.status in ('shipped', 'delivered') group by i.product_id`)) as unknown as {
    rows: { id: number; pieces: number }[]
  }
  const sent = new Map(gone.map(({ id, pieces }) => [id, pieces]))
  const after = await readStock(shop)
  const lost = [...before]
    .map(([id, pieces]) => ({ id, pieces, sent: sent.get(id) ?? 0, left: after.get(id) ?? 0 }))
    .filter(({ pieces, sent, left }) => pieces - sent !== left)
  return [
    {
      name: 'order lines, each with its pieces kept until they leave',
      figure: reserved.length,
      faults: wrong.map(({ name }) => name),
    },
    { name: 'stock levels, as their ledger says', figure: after.size, faults: levels.map(({ name }) => name) },
    {
      name: 'pieces sent, and no other is missing or left over',
      figure: [...sent.values()].reduce((sum, pieces) => sum + pieces, 0),
      faults: lost.map((product) => JSON.stringify(product)),
    },
  ]
}
