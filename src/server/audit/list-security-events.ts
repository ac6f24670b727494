import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { SecurityEventPage, SecurityEventQuery } from '../../contract/admin/security-events.ts'
import { addDays, momentInCyprus } from '../../domain/calendar.ts'
import type { Db } from '../db/connect.ts'
import { securityEvents } from '../db/security-schema.ts'
import { staff } from '../db/staff-schema.ts'

/** Newest first, a page at a time by the events' ids. */
export async function listSecurityEvents(db: Db, query: SecurityEventQuery): Promise<SecurityEventPage> {
  const { kind, outcome, actor, from, to, before, limit } = query
  const rows = await db
    .select({ event: securityEvents, staffName: staff.name })
    .from(securityEvents)
    .leftJoin(staff, and(eq(securityEvents.actor, 'staff'), eq(staff.id, securityEvents.actorId)))
    .where(
      and(
        kind && eq(securityEvents.kind, kind),
        outcome && eq(securityEvents.outcome, outcome),
        actor && eq(securityEvents.actor, actor),
        from ? gte(securityEvents.at, momentInCyprus(from, 0)) : undefined,
        to ? lt(securityEvents.at, momentInCyprus(addDays(to, 1), 0)) : undefined,
        before === undefined ? undefined : lt(securityEvents.id, before),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    events: page.map(({ event, staffName }) => ({ ...event, at: event.at.toISOString(), staffName })),
    next: rows.length > limit ? (page.at(-1)?.event.id ?? null) : null,
  }
}
