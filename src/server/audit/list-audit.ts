import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { AuditPage, AuditQuery } from '../../contract/admin/audit.ts'
import { addDays, momentInCyprus } from '../../domain/calendar.ts'
import type { Db } from '../db/connect.ts'
import { audit, staff } from '../db/staff-schema.ts'

/** Newest first, a page at a time by the entries' ids. */
export async function listAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { staffId, action, subject, subjectId, from, to, before, limit } = query
  const rows = await db
    .select({ entry: audit, staffName: staff.name })
    .from(audit)
    .leftJoin(staff, eq(staff.id, audit.staffId))
    .where(
      and(
        staffId === undefined ? undefined : eq(audit.staffId, staffId),
        action && eq(audit.action, action),
        subject ? eq(audit.subject, subject) : undefined,
        subjectId ? eq(audit.subjectId, subjectId) : undefined,
        from ? gte(audit.at, momentInCyprus(from, 0)) : undefined,
        to ? lt(audit.at, momentInCyprus(addDays(to, 1), 0)) : undefined,
        before === undefined ? undefined : lt(audit.id, before),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    entries: page.map(({ entry, staffName }) => ({ ...entry, at: entry.at.toISOString(), staffName })),
    next: rows.length > limit ? (page.at(-1)?.entry.id ?? null) : null,
  }
}
