import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { audit } from '../db/staff-schema.ts'
import type { Actor } from '../http/admin-env.ts'
import type { Note } from './staff-transaction.ts'

const MINUTES_OF_ONE_LOOK = 30

/** Notes that somebody looked at something; a screen that reads it again and again is one look. */
export async function noteView(db: Db, actor: Actor, { subject, subjectId }: Omit<Note, 'note'>): Promise<void> {
  const { id, call, requestId } = actor
  await db.execute(sql`
    insert into ${audit} (staff_id, call, request_id, action, note, subject, subject_id)
    select ${id}::integer, ${call}, ${requestId}, 'note', 'viewed', ${subject}, ${subjectId}::text
    where not exists (
      select 1 from ${audit}
      where subject = ${subject} and subject_id is not distinct from ${subjectId}::text
        and staff_id = ${id}::integer and note = 'viewed'
        and at > clock_timestamp() - ${MINUTES_OF_ONE_LOOK}::int * interval '1 minute')`)
}
