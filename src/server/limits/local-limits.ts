import { LRUCache } from 'lru-cache'
import { costMsOf, type ExceededLimit, type Limit, sizeMsOf } from './limit.ts'

/** Keys that a process remembers; past this the ones used longest ago are forgotten, which only loosens their limits. */
const MOST_KEYS = 50_000

/**
 * What one process knows of limits without asking the database: buckets for what is cheap and frequent, such as
 * changing a cart, and keys that were refused, so that a flood past a limit costs no statement. Each process has its
 * own, so behind several the buckets add up.
 */
export function createLocalLimits() {
  const fullAt = new LRUCache<string, number>({ max: MOST_KEYS })
  const refusals = new LRUCache<string, ExceededLimit & { until: number }>({ max: MOST_KEYS })

  function refusedBy(limit: Limit, now: number): ExceededLimit | null {
    const next = Math.max(fullAt.get(limit.key) ?? 0, now) + costMsOf(limit)
    const waitMs = next - sizeMsOf(limit) - now
    return waitMs > 0 ? { limit, waitMs } : null
  }

  return {
    /** Takes one try's units out of every bucket, or out of none where one has too few. */
    take(limits: readonly Limit[], now: Date): ExceededLimit | null {
      const at = now.valueOf()
      const refused = limits.map((limit) => refusedBy(limit, at)).find((one) => one !== null)
      if (refused) return refused
      for (const limit of limits) fullAt.set(limit.key, Math.max(fullAt.get(limit.key) ?? 0, at) + costMsOf(limit))
      return null
    },

    /** Keeps in mind that the database refused a key; one that asked for several units says nothing about others. */
    remember(refused: ExceededLimit, now: Date): void {
      if ((refused.limit.units ?? 1) > 1) return
      refusals.set(refused.limit.key, { ...refused, until: now.valueOf() + refused.waitMs })
    },

    /** What was refused before and still would be. */
    findExceededLimit(limits: readonly Limit[], now: Date): ExceededLimit | null {
      for (const { key } of limits) {
        const known = refusals.get(key)
        const waitMs = (known?.until ?? 0) - now.valueOf()
        if (known !== undefined && waitMs > 0) return { limit: known.limit, waitMs }
      }
      return null
    },
  }
}

export type LocalLimits = ReturnType<typeof createLocalLimits>
