import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rateLimits } from '../db/schema.ts'
import { DAY_MINUTES, type ExceededLimit, type Limit, MINUTE_MS } from './limit.ts'

/** Without attempts for this long after a wait, the wait starts at its minimum again. */
const FORGIVEN_AFTER_MS = DAY_MINUTES * MINUTE_MS

type GrowingLimit = Limit & { growsToMinutes: number }

export const isGrowing = (limit: Limit): limit is GrowingLimit => limit.growsToMinutes !== undefined

/**
 * Counts an attempt. The last allowed one starts the wait; attempts during the wait are rejected and change nothing.
 * @returns `null` if the attempt is allowed
 */
export async function countGrowing(tx: Db, limit: GrowingLimit, now: Date): Promise<ExceededLimit | null> {
  const { key, most, minutes, growsToMinutes } = limit
  const at = (ms: number) => sql`${new Date(now.valueOf() + ms).toISOString()}::timestamptz`
  const { failures, strikes, resetsAt } = rateLimits
  const isOver = sql`${resetsAt} <= ${at(0)}`
  const isLast = sql`${failures} + 1 >= ${most}::int`
  const wait = sql`least(${minutes}::int * (1 << ${strikes}), ${growsToMinutes}::int) * interval '1 minute'`
  const counted = await tx
    .insert(rateLimits)
    .values({ key, failures: 1, resetsAt: new Date(now.valueOf() + minutes * MINUTE_MS) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        strikes: sql`case when ${resetsAt} <= ${at(-FORGIVEN_AFTER_MS)} then 0
          when not ${isOver} and ${isLast} then least(${strikes} + 1, 10) else ${strikes} end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at
          when ${isLast} then ${at(0)} + ${wait} else ${resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${failures} < ${most}::int`,
    })
    .returning({ key: rateLimits.key })
  if (counted.length > 0) return null
  const [row] = await tx.select({ resetsAt }).from(rateLimits).where(eq(rateLimits.key, key))
  return { limit, waitMs: Math.max((row?.resetsAt.valueOf() ?? 0) - now.valueOf(), 1) }
}
