import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * For `in (…)`: one value, whatever their number, so that the statement stays the same. Unlike one with `= any (…)`, it
 * is planned once.
 */
export const idList = (ids: readonly number[]): SQL => idListAt(JSON.stringify(ids))

/**
 * @param json a list of ids. PostgreSQL takes any for 100 long, for which it reads small tables whole; the bounds, which
 *   leave out none, make it expect one, and look each up
 */
export const idListAt = (json: string | Placeholder): SQL => sql`
  select id from (select jsonb_array_elements_text(${json}::jsonb)::integer as id) given where id between 1 and 2147483647`
