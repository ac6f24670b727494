import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import type { NewsletterView, Subscriber, SubscriberList, SubscribersQuery } from '../../contract/admin/newsletter.ts'
import { words } from '../../domain/search-key.ts'
import type { Db } from '../db/connect.ts'
import { isAfterCursor, newestCursor } from '../db/keyset.ts'
import { newsletterSubscribers as subscribers } from '../db/schema.ts'

export type SubscriberRow = typeof subscribers.$inferSelect

/** A page of a view, the last to sign up first. */
export async function listSubscribers(db: Db, { view, q, after, limit }: SubscribersQuery): Promise<SubscriberList> {
  const isListed = and(isIn(view), q === '' ? undefined : matches(q))
  const { askedAt, id } = subscribers
  const rows = await db
    .select({ subscriber: subscribers, cursor: newestCursor(askedAt, id) })
    .from(subscribers)
    .where(and(isListed, after === undefined ? undefined : isAfterCursor(askedAt, id, after)))
    .orderBy(desc(askedAt), desc(id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return {
    subscribers: page.map(({ subscriber }) => toWireSubscriber(subscriber)),
    count: after === undefined && !hasMore ? page.length : await countUpTo(db, isListed),
    next: hasMore ? (page.at(-1)?.cursor ?? null) : null,
  }
}

export const toWireSubscriber = (row: SubscriberRow): Subscriber => ({
  id: row.id,
  email: row.email,
  language: row.language,
  status: row.status,
  source: row.source,
  askedAt: row.askedAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  leftAt: row.leftAt?.toISOString() ?? null,
})

const isIn = (view: NewsletterView): SQL | undefined => (view === 'all' ? undefined : eq(subscribers.status, view))

/** By the beginnings of an address's parts; the index of migration 0019 has the same expression. */
function matches(q: string): SQL {
  const parts = words(q).map((word) => `'${word}':*`)
  if (parts.length === 0) return sql`false`
  return sql`to_tsvector('simple', translate(${subscribers.email}, '@._+-', '     ')) @@ ${parts.join(' & ')}::tsquery`
}

async function countUpTo(db: Db, isListed: SQL | undefined): Promise<number> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as count from (select 1 from ${subscribers} where ${isListed ?? sql`true`}
      limit ${sql.raw(String(MOST_COUNTED))}) listed`)) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}
