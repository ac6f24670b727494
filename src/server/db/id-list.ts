import { sql } from 'drizzle-orm'

/** For `in (…)`: one value, whatever their number, so that the statement stays the same. */
export const idList = (ids: readonly number[]) =>
  sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer`
