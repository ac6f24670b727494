import { desc, gt, lt, max, sql, sum } from 'drizzle-orm'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { readVainSearch, type VainSearch } from '../../domain/search/vain-search.ts'
import type { Db } from '../db/connect.ts'
import { vainSearches } from '../db/customers-schema.ts'

/** Counts searches that found nothing: in memory, so that a request writes nothing, and into the database in batches. */
export interface VainSearches {
  /**
   * @param visitor whose typing is one search, of which the longest text counts; `null` for a search of its own. It stays
   * in memory.
   */
  note(text: string, visitor: string | null): void
  /** Stores what was counted. What cannot be stored is kept. */
  flush(): Promise<void>
  /** Stops the timer and stores everything. */
  close(): Promise<void>
}

interface Options {
  db: Db
  clock: () => Date
  onError: (error: unknown) => void
}

const FLUSH_MS = 60_000
const TYPING_MS = 20_000
const MAX_TYPING = 1_000
const MAX_COUNTED = 500
const SHOWN_DAYS = 30
const MAX_LISTED = 50

export function openVainSearches({ db, clock, onError }: Options): VainSearches {
  const typing = new Map<string, VainSearch & { at: number }>()
  let counts = new Map<string, { shown: string; count: number }>()

  function count({ key, shown }: VainSearch, times = 1): void {
    const counted = counts.get(key)
    if (counted === undefined && counts.size >= MAX_COUNTED) return
    counts.set(key, { shown, count: (counted?.count ?? 0) + times })
  }

  function settle(before: number): void {
    for (const [visitor, search] of typing) {
      if (search.at >= before) continue
      typing.delete(visitor)
      count(search)
    }
  }

  async function store(): Promise<void> {
    if (counts.size === 0) return
    const stored = counts
    counts = new Map()
    try {
      await add(db, dayInCyprus(clock()), stored)
    } catch (error) {
      for (const [key, { shown, count: times }] of stored) count({ key, shown }, times)
      onError(error)
    }
  }

  const flush = () => {
    settle(clock().valueOf() - TYPING_MS)
    return store()
  }
  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  return {
    note(text, visitor) {
      const search = readVainSearch(text)
      if (search === null) return
      if (visitor === null) return count(search)
      const earlier = typing.get(visitor)
      if (earlier?.key.startsWith(search.key)) return
      if (earlier !== undefined && !search.key.startsWith(earlier.key)) count(earlier)
      if (earlier === undefined && typing.size >= MAX_TYPING) return count(search)
      typing.set(visitor, { ...search, at: clock().valueOf() })
    },
    flush,
    async close() {
      clearInterval(timer)
      settle(Number.POSITIVE_INFINITY)
      await store()
    },
  }
}

async function add(db: Db, day: string, counts: ReadonlyMap<string, { shown: string; count: number }>): Promise<void> {
  await db
    .insert(vainSearches)
    .values([...counts].map(([key, { shown, count }]) => ({ day, key, shown, count })))
    .onConflictDoUpdate({
      target: [vainSearches.day, vainSearches.key],
      set: { count: sql`${vainSearches.count} + excluded.count`, shown: sql`excluded.shown` },
    })
}

/** The last 30 days, the most frequent first. */
export async function listVainSearches(db: Db, now: Date) {
  const count = sum(vainSearches.count).mapWith(Number)
  return db
    .select({ text: max(vainSearches.shown).mapWith(String), count })
    .from(vainSearches)
    .where(gt(vainSearches.day, addDays(dayInCyprus(now), -SHOWN_DAYS)))
    .groupBy(vainSearches.key)
    .orderBy(desc(count), vainSearches.key)
    .limit(MAX_LISTED)
}

export async function deleteOldVainSearches(db: Db, before: Date): Promise<void> {
  await db.delete(vainSearches).where(lt(vainSearches.day, dayInCyprus(before)))
}
