import { sql } from 'drizzle-orm'
import type { Shop } from '../../src/server/shop.ts'
import type { LedgerLine } from './ledger-line.ts'

/**
 * Compares the orders of a buyer who repeats each call until it is answered with those that are stored.
 *
 * @param acknowledged every answer, an order once for each purchase
 */
export async function orderLine({ db }: Pick<Shop, 'db'>, acknowledged: readonly string[]): Promise<LedgerLine> {
  const { rows } = (await db.execute(sql`select id from orders`)) as unknown as { rows: { id: string }[] }
  const stored = new Set(rows.map(({ id }) => id))
  const answered = new Set(acknowledged)
  return {
    name: 'orders acknowledged, each stored once',
    figure: acknowledged.length,
    faults: [
      ...[...answered].filter((id) => !stored.has(id)).map((id) => `lost: ${id}`),
      ...[...stored].filter((id) => !answered.has(id)).map((id) => `not acknowledged: ${id}`),
      ...(answered.size < acknowledged.length ? ['one order was the answer to two purchases'] : []),
    ],
  }
}

/** A cart becomes one order, however often it is sent. */
export async function doubledOrders({ db }: Pick<Shop, 'db'>): Promise<LedgerLine> {
  const { rows } = (await db.execute(sql`
    select cart_id as cart, count(*)::int as orders from orders where cart_id is not null group by cart_id`)) as unknown as {
    rows: { cart: number; orders: number }[]
  }
  const faults = rows.filter(({ orders }) => orders > 1).map(({ cart, orders }) => `cart ${cart}: ${orders} orders`)
  return { name: 'carts ordered, each once', figure: rows.length, faults }
}
