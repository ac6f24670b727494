import { and, desc, eq, sql } from 'drizzle-orm'
import type { StaffMember } from '../../contract/admin/staff.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { audit, staff } from '../db/staff-schema.ts'

/** Names who made the last change, as the audit has it. */
export async function staffChangedMeanwhile(tx: Db, id: number, current: StaffMember): Promise<ShopError> {
  const isLast = and(
    eq(audit.subject, 'staff'),
    eq(audit.subjectId, String(id)),
    sql`jsonb_exists(${audit.changes}, 'version')`,
  )
  const [last] = await tx
    .select({ at: audit.at, name: staff.name })
    .from(audit)
    .leftJoin(staff, eq(staff.id, audit.staffId))
    .where(isLast)
    .orderBy(desc(audit.id))
    .limit(1)
  return new ShopError('changed_meanwhile', {
    conflict: { current, changedBy: last?.name ?? null, changedAt: (last?.at ?? new Date()).toISOString() },
  })
}
