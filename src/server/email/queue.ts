import { createHash } from 'node:crypto'
import { type Job, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import type { OutboxRow } from './outbox.ts'
import type { SendResult } from './send-email.ts'

export interface QueueTiming {
  /** The delay doubles from the first to the longest. */
  retries: number
  retryDelaySeconds: number
  maxRetryDelaySeconds: number
  pollSeconds: number
  /** A process without a heartbeat for this long counts as dead; others send its e-mails. */
  heartbeatSeconds: number
  /** How often dead processes are looked for. */
  monitorSeconds: number
}

/** Some thirty attempts over four days. */
export const QUEUE_TIMING: QueueTiming = {
  retries: 30,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 4 * 3600,
  pollSeconds: 2,
  heartbeatSeconds: 60,
  monitorSeconds: 30,
}

// These names and the job's `letter` are stored in the database.
const EMAIL_QUEUE = 'letters'
const DEAD_LETTER_QUEUE = 'dead-letters'
const BATCH_SIZE = 8
/** Far more than sending `BATCH_SIZE` e-mails in parallel takes. */
const EXPIRES_SECONDS = 900
const RETENTION_SECONDS = 365 * 86_400
const COMPLETED_RETENTION_SECONDS = 86_400
const STOP_TIMEOUT_MS = 5_000

interface QueueHandlers {
  send: (id: number) => Promise<SendResult>
  markDead: (ids: number[]) => Promise<void>
  onError: (error: unknown) => void
}

interface EmailJob {
  letter: number
}

const STATUS = { sent: 'completed', failed: 'failed', rejected: 'deadletter' } as const

/** The e-mail queue: pg-boss, in its own schema of the shop's database. */
export async function openQueue(database: Database, { send, markDead, onError }: QueueHandlers, timing: QueueTiming) {
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    backend: database.kind,
    schedule: false,
    superviseIntervalSeconds: timing.monitorSeconds,
    monitorIntervalSeconds: timing.monitorSeconds,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    await createQueues(boss, timing)
  } catch (error) {
    // Otherwise its timers would run beside the next attempt's.
    await boss.stop({ close: false, graceful: false }).catch(onError)
    throw error
  }
  const polling = { pollingIntervalSeconds: timing.pollSeconds, batchSize: BATCH_SIZE, burstWhenBatchFull: true }
  const sender = await boss.work(EMAIL_QUEUE, { ...polling, perJobResults: true }, (jobs: Job<EmailJob>[]) =>
    Promise.all(jobs.map(async ({ id, data }) => ({ id, status: STATUS[await send(data.letter)] }))),
  )
  await boss.work<EmailJob>(DEAD_LETTER_QUEUE, polling, (jobs) => markDead(jobs.map(({ data }) => data.letter)))

  return {
    /** E-mails that are queued already are skipped. */
    async add(rows: readonly Pick<OutboxRow, 'id' | 'round'>[]): Promise<void> {
      await boss.insert(
        EMAIL_QUEUE,
        rows.map((row) => ({ id: jobIdOf(row), data: { letter: row.id } })),
      )
      boss.notifyWorker(sender)
    },
    /** Waits a moment for running jobs. */
    close: () => boss.stop({ close: false, timeout: STOP_TIMEOUT_MS }),
  }
}

async function createQueues(boss: PgBoss, timing: QueueTiming): Promise<void> {
  const retention = {
    retentionSeconds: RETENTION_SECONDS,
    deleteAfterSeconds: COMPLETED_RETENTION_SECONDS,
    expireInSeconds: EXPIRES_SECONDS,
  }
  const sendOptions = {
    ...retention,
    retryLimit: timing.retries,
    retryDelay: timing.retryDelaySeconds,
    retryDelayMax: timing.maxRetryDelaySeconds,
    retryBackoff: true,
    heartbeatSeconds: timing.heartbeatSeconds,
  }
  await boss.createQueue(DEAD_LETTER_QUEUE, {
    ...retention,
    retryLimit: timing.retries,
    retryDelay: 1,
    retryBackoff: true,
  })
  await boss.createQueue(EMAIL_QUEUE, { ...sendOptions, deadLetter: DEAD_LETTER_QUEUE })
  // createQueue does not change the options of an existing queue.
  await boss.updateQueue(EMAIL_QUEUE, sendOptions)
}

/** The same for one e-mail and round in all processes, so that queueing it twice makes one job. */
function jobIdOf({ id, round }: Pick<OutboxRow, 'id' | 'round'>): string {
  const digest = createHash('sha256').update(`letter ${id} round ${round}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
