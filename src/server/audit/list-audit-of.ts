import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { audit, staff } from '../db/staff-schema.ts'

interface AuditedThing {
  subject: string
  subjectId: string
  /** The table of its events, which are told on their own; a change in the same request as one is left out. */
  events: string
}

export type AuditOfThing = Awaited<ReturnType<typeof listAuditOf>>[number]

/** What the audit holds about one thing beside its events, oldest first: columns by name, no values. */
export async function listAuditOf(db: Db, { subject, subjectId, events }: AuditedThing) {
  const rows = await db
    .select({ entry: audit, staffName: staff.name })
    .from(audit)
    .leftJoin(staff, eq(staff.id, audit.staffId))
    .where(
      and(
        eq(audit.subject, subject),
        eq(audit.subjectId, subjectId),
        or(
          eq(audit.action, 'note'),
          isNull(audit.requestId),
          sql`not exists (
            select 1 from audit event
            where event.subject = ${events} and event.subject_id = ${subjectId}
              and event.request_id = ${audit.requestId})`,
        ),
      ),
    )
    .orderBy(asc(audit.id))
  return rows.map(({ entry: { at, action, note, changes, hidden }, staffName }) => ({
    at: at.toISOString(),
    staffName,
    action,
    note,
    columns: [...Object.keys(changes), ...hidden],
  }))
}
