import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * For `in (…)`: one value, whatever their number, so that the statement stays the same. Unlike one with `= any (…)`, it
 * is planned once.
 */
export const idList = (ids: readonly number[]): SQL => idListAt(JSON.stringify(ids))

/** @param json a list of ids */
export const idListAt = (json: string | Placeholder): SQL =>
  sql`select jsonb_array_elements_text(${json}::jsonb)::integer`

/** As `idListAt`, for ids that are texts. */
export const textListAt = (json: Placeholder): SQL => sql`select jsonb_array_elements_text(${json}::jsonb)`
