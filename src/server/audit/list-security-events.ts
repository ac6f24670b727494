import { and, desc, eq } from 'drizzle-orm'
import type { SecurityEventPage, SecurityEventQuery } from '../../contract/admin/security-events.ts'
import type { Db } from '../db/connect.ts'
import { securityEvents } from '../db/security-schema.ts'
import { staff } from '../db/staff-schema.ts'
import { inJournal, toJournalPage } from './journal-page.ts'

export async function listSecurityEvents(db: Db, query: SecurityEventQuery): Promise<SecurityEventPage> {
  const { kind, outcome, actor } = query
  const rows = await db
    .select({ entry: securityEvents, staffName: staff.name })
    .from(securityEvents)
    .leftJoin(staff, and(eq(securityEvents.actor, 'staff'), eq(staff.id, securityEvents.actorId)))
    .where(
      and(
        kind && eq(securityEvents.kind, kind),
        outcome && eq(securityEvents.outcome, outcome),
        actor && eq(securityEvents.actor, actor),
        inJournal(securityEvents, query),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(query.limit + 1)
  const { entries: events, next } = toJournalPage(rows, query)
  return { events, next }
}
