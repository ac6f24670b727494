import { type SQL, sql } from 'drizzle-orm'
import {
  isProductPrefix,
  productSearchKeys,
  readProductQuery,
  type SearchedProduct,
} from '../../domain/search/product-search.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import type { Db } from '../db/connect.ts'
import { prefixQuery } from '../db/prefix-query.ts'

const BATCH_SIZE = 1_000

/** The condition on `products`. Fill in missing keys first (`fillSearchKeys`). */
export function matchesProductQuery(text: string, synonyms: Synonyms): SQL {
  const words = readProductQuery(text, synonyms)
  if (words.length === 0) return sql`false`
  const query = prefixQuery([words], isProductPrefix)
  return sql`products.id in (select s.product_id from product_search s where s.keys @@ ${query}::tsquery)`
}

/** Computes the keys of products that are new or renamed: SQL cannot, and imports write products too. */
export async function fillSearchKeys(db: Db): Promise<void> {
  for (;;) {
    const { rows } = (await db.execute(sql`
      select p.id, p.sku, p.model, p.name, p.name_el as "nameEl", p.brand, p.version
      from product_search s join products p on p.id = s.product_id
      where s.keys is null order by s.product_id limit ${BATCH_SIZE}`)) as unknown as {
      rows: (SearchedProduct & { id: number; version: number })[]
    }
    if (rows.length === 0) return
    const keys = rows.map((row) => ({ id: row.id, version: row.version, keys: productSearchKeys(row) }))
    // A product that was renamed since it was read has another version, and waits for the next search.
    await db.execute(sql`
      update product_search set keys = array_to_tsvector(array(select jsonb_array_elements_text(found.keys)))
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found (id integer, version integer, keys jsonb)
      join products p on p.id = found.id and p.version = found.version
      where product_search.product_id = found.id`)
    if (rows.length < BATCH_SIZE) return
  }
}
