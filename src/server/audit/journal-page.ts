import { and, type Column, gte, lt, type SQL } from 'drizzle-orm'
import type { JournalQuery } from '../../contract/admin/journal-query.ts'
import { addDays, momentInCyprus } from '../../domain/calendar.ts'

interface Journal {
  id: Column
  at: Column
}

/** The entries of the days asked for, before the page before. */
export const inJournal = ({ id, at }: Journal, { from, to, before }: JournalQuery): SQL | undefined =>
  and(
    from ? gte(at, momentInCyprus(from, 0)) : undefined,
    to ? lt(at, momentInCyprus(addDays(to, 1), 0)) : undefined,
    before === undefined ? undefined : lt(id, before),
  )

interface Entry {
  entry: { id: number; at: Date }
  staffName: string | null
}

/** @param rows one more than the page holds, where there is a next one */
export function toJournalPage<Row extends Entry>(rows: readonly Row[], { limit }: Pick<JournalQuery, 'limit'>) {
  const page = rows.slice(0, limit)
  return {
    entries: page.map(({ entry, staffName }: Row) => ({
      ...(entry as Row['entry']),
      at: entry.at.toISOString(),
      staffName,
    })),
    next: rows.length > limit ? (page.at(-1)?.entry.id ?? null) : null,
  }
}
