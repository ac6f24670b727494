import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { costMsOf, type ExceededLimit, type Limit, sizeMsOf } from './limit.ts'

/**
 * Takes one try's units out of each bucket, in one statement; a bucket that has too few is left as it is.
 *
 * `rate_limits.resets_at` is when a bucket is full again (GCRA): a try moves it on by the units' share of the window, and
 * is refused where that would be further away than the whole window.
 *
 * @returns the bucket that refused and has the longest wait, or `null`. The others were charged meanwhile: roll back.
 */
export async function takeTokens(tx: Db, limits: readonly Limit[], now: Date): Promise<ExceededLimit | null> {
  if (limits.length === 0) return null
  const at = sql`${now.toISOString()}::timestamptz`
  const moved = sql`greatest(held.resets_at, ${at}) + (excluded.resets_at - ${at})`
  // Rows are locked in the order of their keys, so that two visitors never wait for each other.
  const { rows } = (await tx.execute(sql`
    with asked (key, cost, size) as (values ${bucketRows(limits)})
    insert into rate_limits as held (key, failures, resets_at)
    select key, 0, ${at} + cost from asked where cost <= size order by key
    on conflict (key) do update set resets_at = ${moved}, failures = 0, strikes = 0
    where ${moved} <= ${at} + (select size from asked where asked.key = excluded.key)
    returning key`)) as unknown as { rows: { key: string }[] }
  const taken = new Set(rows.map(({ key }) => key))
  const refused = limits.filter(({ key }) => !taken.has(key))
  return refused.length === 0 ? null : longestWait(tx, refused, now)
}

/** Puts one try's units back, after a try that turned out to be harmless. */
export async function returnTokens(db: Db, limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return
  await db.execute(sql`
    with asked (key, cost, size) as (values ${bucketRows(limits)})
    update rate_limits set resets_at = resets_at - asked.cost from asked where rate_limits.key = asked.key`)
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

/** What is larger than the whole bucket never fits; it is told to come back once the bucket is full. */
function waitOf(limit: Limit, leftMs = 0): number {
  const wait = leftMs + Math.min(costMsOf(limit), sizeMsOf(limit)) - sizeMsOf(limit)
  return Math.max(wait, 1)
}

function bucketRows(limits: readonly Limit[]): SQL {
  const ms = (value: number) => sql`${value}::float8 * interval '1 millisecond'`
  return sql.join(
    limits.map((limit) => sql`(${limit.key}::text, ${ms(costMsOf(limit))}, ${ms(sizeMsOf(limit))})`),
    sql`, `,
  )
}
