import { sql } from 'drizzle-orm'
import { RESET_JOB } from './account/reset-password.ts'
import type { Db } from './db/connect.ts'
import { EMAIL_JOB, emailIdOf, type QueuedEmail } from './email/enqueue-email.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import { DEAD_LETTER_QUEUE } from './jobs/queues.ts'

interface OutboxRow {
  kind: string
  recipient: string
  language: string
  payload: object
  dedupe_key: string
  created_at: string
  failed_at: string | null
  attempts: number
  last_error: string | null
}

/** The data step of migration 0012: unsent e-mails and password reset requests become jobs, and their tables go. */
export async function moveToJobs(tx: Db, jobs: JobQueue): Promise<void> {
  for (const row of await readAll<OutboxRow>(tx, 'select * from outbox where sent_at is null order by id')) {
    await moveEmail(tx, jobs, row)
  }
  const requests = await readAll<{ account: string; language: 'en' | 'el' }>(
    tx,
    'select * from reset_requests order by id',
  )
  for (const { account, language } of requests) await jobs.enqueue(tx, RESET_JOB, { account, language })
  for (const statement of CLEAN_UP) await tx.execute(sql.raw(statement))
}

const CLEAN_UP = [
  'drop table outbox',
  'drop function tell_post_office',
  'drop table reset_requests',
  // The queues of the outbox: their jobs named rows of it.
  "delete from pgboss.job where name in ('letters', 'dead-letters')",
  "delete from pgboss.queue where name = 'letters'",
  "delete from pgboss.queue where name = 'dead-letters'",
]

async function readAll<Row>(tx: Db, query: string): Promise<Row[]> {
  const { rows } = (await tx.execute(sql.raw(query))) as unknown as { rows: Row[] }
  return rows
}

async function moveEmail(tx: Db, jobs: JobQueue, row: OutboxRow): Promise<void> {
  const { kind, recipient, language, payload } = row
  const id = emailIdOf(row.dedupe_key)
  const email = { id, kind, recipient, language, payload, createdAt: new Date(row.created_at).toISOString() }
  if (row.failed_at === null) await jobs.enqueue(tx, EMAIL_JOB, email as QueuedEmail, id)
  else await addDeadLetter(tx, email as QueuedEmail, row)
}

/** pg-boss has no call for it. */
async function addDeadLetter(tx: Db, email: QueuedEmail, { failed_at, attempts, last_error }: OutboxRow) {
  await tx.execute(sql`
    insert into pgboss.job (name, data, output, source_name, source_id, source_retry_count, created_on, keep_until)
    values (${DEAD_LETTER_QUEUE}, ${JSON.stringify(email)}::jsonb, ${JSON.stringify({ message: last_error })}::jsonb,
      ${EMAIL_JOB.queue}, ${email.id}, ${Math.max(attempts - 1, 0)}, ${failed_at}, now() + interval '1 year')`)
}
