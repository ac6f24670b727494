import { and, desc, eq, ne } from 'drizzle-orm'
import type { Conflict } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { audit, staff } from '../db/staff-schema.ts'

/** Who of the staff last changed a row, and when. A row that only the shop itself has changed counts as changed now. */
export async function findLastChange(
  db: Db,
  subject: string,
  subjectId: string | number,
  now: Date,
): Promise<Omit<Conflict, 'current'>> {
  const [last] = await db
    .select({ name: staff.name, at: audit.at })
    .from(audit)
    .leftJoin(staff, eq(staff.id, audit.staffId))
    .where(and(eq(audit.subject, subject), eq(audit.subjectId, String(subjectId)), ne(audit.action, 'note')))
    .orderBy(desc(audit.id))
    .limit(1)
  return { changedBy: last?.name ?? null, changedAt: (last?.at ?? now).toISOString() }
}
