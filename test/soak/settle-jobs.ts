import { sql } from 'drizzle-orm'
import { EMAIL_JOB } from '../../src/server/email/enqueue-email.ts'
import { DOCUMENT_JOB } from '../../src/server/invoices/document-job.ts'
import { MATCH_WITHDRAWAL_JOB } from '../../src/server/returns/match-job.ts'
import type { Shop } from '../../src/server/shop.ts'
import { pause } from './network-faults.ts'

type Queue = Pick<Shop, 'db' | 'jobs'>

const LONGEST_WAIT_MS = 180_000
const POLL_MS = 100

/** Once every process has ended: their jobs have been without a heartbeat for long. The queue goes by the database's clock. */
export async function ageHeartbeats({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.execute(sql`
    update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`)
}

/** Waits until no document, no withdrawal and no e-mail is waiting. */
export async function untilIdle({ db, jobs }: Queue): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; ) {
    const waiting = [
      await jobs.list(db, DOCUMENT_JOB),
      await jobs.list(db, MATCH_WITHDRAWAL_JOB),
      await jobs.list(db, EMAIL_JOB),
    ]
    if (waiting.every((list) => list.length === 0)) return
    await shortenDelays({ db })
    await pause(POLL_MS)
  }
}

/** A second is what the workers of the soak wait before they try again. */
async function shortenDelays({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = now() + interval '1 second'
    where state in ('created', 'retry') and start_after > now() + interval '2 seconds'`)
}
