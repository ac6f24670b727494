import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { costMsOf, type ExceededLimit, type Limit, sizeMsOf } from './limit.ts'

/**
 * Takes the units of an attempt out of each bucket, in one statement. A bucket with too few units is not changed. GCRA:
 * `rate_limits.resets_at` is when a bucket is full again. An attempt moves it by the units' share of the window, and is
 * rejected if the result is more than a window away.
 * @returns the exceeded bucket with the longest wait, or `null`. The other buckets have been charged: roll back.
 */
export async function takeTokens(tx: Db, limits: readonly Limit[], now: Date): Promise<ExceededLimit | null> {
  if (limits.length === 0) return null
  const rows = await charge(tx, { limits: bucketRows(limits), now: now.toISOString() })
  const charged = new Set(rows.map(({ key }) => key))
  const exceeded = limits.filter(({ key }) => !charged.has(key))
  return exceeded.length === 0 ? null : longestWait(tx, exceeded, now)
}

const charge = preparedSql<{ limits: string; now: string }, { key: string }>(({ limits, now }) => {
  const at = sql`${now}::timestamptz`
  const moved = sql`greatest(bucket.resets_at, ${at}) + (excluded.resets_at - ${at})`
  // Rows are locked in key order to avoid deadlocks.
  return sql`
    with requested as (${requestedIn(limits)})
    insert into rate_limits as bucket (key, failures, resets_at)
    select key, 0, ${at} + cost from requested where cost <= size order by key
    on conflict (key) do update set resets_at = ${moved}, failures = 0, strikes = 0
    where ${moved} <= ${at} + (select size from requested where requested.key = excluded.key)
    returning key`
})

export async function returnTokens(db: Db, limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return
  await db.execute(sql`
    with requested as (${requestedIn(bucketRows(limits))})
    update rate_limits set resets_at = resets_at - requested.cost from requested where rate_limits.key = requested.key`)
}

async function longestWait(tx: Db, limits: readonly Limit[], now: Date): Promise<ExceededLimit | null> {
  const { rows } = (await tx.execute(sql`
    select key, (extract(epoch from resets_at - ${now.toISOString()}::timestamptz) * 1000)::float8 as left
    from rate_limits where key in (${sql.join(
      limits.map(({ key }) => sql`${key}`),
      sql`, `,
    )})`)) as unknown as { rows: { key: string; left: number }[] }
  const left = new Map(rows.map((row) => [row.key, Math.max(row.left, 0)]))
  const waits = limits.map((limit) => ({ limit, waitMs: waitOf(limit, left.get(limit.key)) }))
  return waits.sort((a, b) => b.waitMs - a.waitMs)[0] ?? null
}

/** An attempt larger than the bucket never succeeds; its wait is the time until the bucket is full. */
function waitOf(limit: Limit, leftMs = 0): number {
  const wait = leftMs + Math.min(costMsOf(limit), sizeMsOf(limit)) - sizeMsOf(limit)
  return Math.max(wait, 1)
}

const bucketRows = (limits: readonly Limit[]): string =>
  JSON.stringify(limits.map((limit) => ({ key: limit.key, cost: costMsOf(limit), size: sizeMsOf(limit) })))

/** @param limits what `bucketRows` answers */
const requestedIn = (limits: string | Placeholder): SQL => sql`
  select key, cost * interval '1 millisecond' as cost, size * interval '1 millisecond' as size
  from jsonb_to_recordset(${limits}::jsonb) as bucket (key text, cost float8, size float8)`
