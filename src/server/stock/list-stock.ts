import { type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import type { StockList, StockQuery } from '../../contract/admin/stock.ts'
import { LOW_STOCK, type StockView } from '../../domain/stock.ts'
import { idList } from '../db/id-list.ts'
import type { Shop } from '../shop.ts'
import { isCode, selectStockProducts } from './stock-products.ts'
import { listStores } from './stores.ts'

/** A page of a view, by SKU. */
export async function listStock(shop: Shop, { view, q, after, limit }: StockQuery): Promise<StockList> {
  const isListed = sql`${IS_IN[view]} and ${q === '' ? sql`true` : matches(shop, q)}`
  const rows = await selectStockProducts(
    shop,
    after === undefined ? isListed : sql`${isListed} and p.sku > ${after}`,
    limit + 1,
  )
  const products = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return {
    products,
    stores: listStores(shop),
    count: after === undefined && !hasMore ? products.length : await countUpTo(shop, isListed),
    next: hasMore ? (products.at(-1)?.sku ?? null) : null,
  }
}

const IS_IN: Record<StockView, SQL> = {
  all: sql`true`,
  low: sql`p.stock <= ${LOW_STOCK}::int`,
  sold_out: sql`p.stock = 0`,
  held: sql`p.id in (select r.product_id from reservations r where r.kind = 'hold' and r.closed_at is null)`,
}

/** The catalogue in memory knows Greeklish; the database knows codes, and products that are not for sale. */
function matches({ catalogue }: Shop, q: string): SQL {
  const { products } = catalogue.listProducts({ q, limit: MOST_COUNTED })
  const pattern = `${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(p.id in (${idList(products.map(({ id }) => id))}) or p.sku ilike ${pattern}
    or p.name ilike ${pattern} or p.name_el ilike ${pattern} or ${isCode(q)})`
}

async function countUpTo({ db }: Shop, isListed: SQL): Promise<number> {
  const { rows } = (await db.execute(sql`select count(*)::int as count
    from (select 1 from products p where ${isListed} limit ${MOST_COUNTED}::int) listed`)) as unknown as {
    rows: { count: number }[]
  }
  return rows[0]?.count ?? 0
}
