import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Of a column, to the microsecond: a `Date` has milliseconds only, and a page would begin within one. */
const UTC_FORMAT = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

/** Where a page ends that is ordered by a moment and a whole number, both descending. */
export const newestCursor = (at: AnyPgColumn, id: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(${at} at time zone 'UTC', ${sql.raw(`'${UTC_FORMAT}'`)}) || '~' || ${id}`

/** Whether a row is on a page after the one that ends at `cursor`. */
export function isAfterCursor(at: AnyPgColumn, id: AnyPgColumn, cursor: string): SQL {
  const [moment, last] = cursor.split('~')
  return sql`(${at}, ${id}) < (${moment}::timestamptz, ${last}::bigint)`
}
