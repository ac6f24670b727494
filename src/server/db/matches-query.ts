import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isPrefix, readOrderQuery } from '../../domain/order-search.ts'
import { prefixQuery } from './prefix-query.ts'
import { orders } from './schema.ts'

/** @param column of search keys */
export function matchesQuery(text: string, column: AnyPgColumn = orders.search): SQL {
  const alternatives = readOrderQuery(text)
  if (alternatives.length === 0) return sql`false`
  return sql`${column} @@ ${prefixQuery(alternatives, isPrefix)}::tsquery`
}
