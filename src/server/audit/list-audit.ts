import { and, desc, eq } from 'drizzle-orm'
import type { AuditPage, AuditQuery } from '../../contract/admin/audit.ts'
import type { Db } from '../db/connect.ts'
import { audit, staff } from '../db/staff-schema.ts'
import { inJournal, toJournalPage } from './journal-page.ts'

export async function listAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const { staffId, action, subject, subjectId } = query
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
        inJournal(audit, query),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(query.limit + 1)
  return toJournalPage(rows, query)
}
