import { LRUCache } from 'lru-cache'
import { costMsOf, type ExceededLimit, type Limit, sizeMsOf } from './limit.ts'

/**
 * The least recently used keys are dropped, which only loosens their limits. They are counted by their size of one:
 * with `max` the caches would make room for all of them at each start, which takes 16 ms and 2 MB.
 */
const KEYS = { maxSize: 50_000, sizeCalculation: () => 1 }

/**
 * In-memory limits of one process: buckets for cheap and frequent calls, such as cart changes, and a cache of exceeded
 * limits, so that a flood causes no database queries. With several processes the buckets add up.
 */
export function createLocalLimits() {
  const fullAt = new LRUCache<string, number>(KEYS)
  const exceededByKey = new LRUCache<string, ExceededLimit & { until: number }>(KEYS)

  function checkLimit(limit: Limit, now: number): ExceededLimit | null {
    const next = Math.max(fullAt.get(limit.key) ?? 0, now) + costMsOf(limit)
    const waitMs = next - sizeMsOf(limit) - now
    return waitMs > 0 ? { limit, waitMs } : null
  }

  return {
    take(limits: readonly Limit[], now: Date): ExceededLimit | null {
      const at = now.valueOf()
      const exceeded = limits.map((limit) => checkLimit(limit, at)).find((result) => result !== null)
      if (exceeded) return exceeded
      for (const limit of limits) fullAt.set(limit.key, Math.max(fullAt.get(limit.key) ?? 0, at) + costMsOf(limit))
      return null
    },

    /** Caches an exceeded limit. Attempts of several units are not cached: a smaller one may still be allowed. */
    remember(exceeded: ExceededLimit, now: Date): void {
      if ((exceeded.limit.units ?? 1) > 1) return
      exceededByKey.set(exceeded.limit.key, { ...exceeded, until: now.valueOf() + exceeded.waitMs })
    },

    findExceededLimit(limits: readonly Limit[], now: Date): ExceededLimit | null {
      for (const { key } of limits) {
        const known = exceededByKey.get(key)
        const waitMs = (known?.until ?? 0) - now.valueOf()
        if (known !== undefined && waitMs > 0) return { limit: known.limit, waitMs }
      }
      return null
    },
  }
}

export type LocalLimits = ReturnType<typeof createLocalLimits>
