import { createHash } from 'node:crypto'
import { type Job, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import type { OutboxRow } from './outbox.ts'
import type { SendResult } from './send-email.ts'

/** How the queue keeps time. */
export interface QueueTiming {
  /** How often a letter is tried again, and how long after the first time; the pause doubles up to the longest. */
  retries: number
  pauseSeconds: number
  longestPauseSeconds: number
  pollSeconds: number
  /** A process that gives no sign for so long has died, and its letters are another's. */
  signSeconds: number
  /** How often the dead are looked for. */
  lookSeconds: number
}

/** Some thirty attempts over four days. */
export const QUEUE_TIMING: QueueTiming = {
  retries: 30,
  pauseSeconds: 30,
  longestPauseSeconds: 4 * 3600,
  pollSeconds: 2,
  signSeconds: 60,
  lookSeconds: 30,
}

const LETTERS = 'letters'
const DEAD = 'dead-letters'
const AT_ONCE = 8
/** Far more than `AT_ONCE` letters can take side by side. */
const EXPIRES_SECONDS = 900
/** A letter waits here until it is sent or dead; the outbox remembers it in any case. */
const KEPT_SECONDS = 365 * 86_400
const DONE_SECONDS = 86_400
const STOPPING_MS = 5_000

interface Work {
  send: (id: number) => Promise<SendResult>
  bury: (ids: number[]) => Promise<void>
  onError: (error: unknown) => void
}

interface Task {
  letter: number
}

const STATUS = { sent: 'completed', failed: 'failed', refused: 'deadletter' } as const

/** The queue of letters, in tables of its own in the shop's database. */
export async function openQueue(database: Database, { send, bury, onError }: Work, pace: QueueTiming) {
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    backend: database.kind,
    schedule: false,
    superviseIntervalSeconds: pace.lookSeconds,
    monitorIntervalSeconds: pace.lookSeconds,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    await createQueues(boss, pace)
  } catch (error) {
    // A queue that was opened halfway would go on beside the next one.
    await boss.stop({ close: false, graceful: false }).catch(onError)
    throw error
  }
  const polling = { pollingIntervalSeconds: pace.pollSeconds, batchSize: AT_ONCE, burstWhenBatchFull: true }
  const sender = await boss.work(LETTERS, { ...polling, perJobResults: true }, (jobs: Job<Task>[]) =>
    Promise.all(jobs.map(async ({ id, data }) => ({ id, status: STATUS[await send(data.letter)] }))),
  )
  await boss.work<Task>(DEAD, polling, (jobs) => bury(jobs.map(({ data }) => data.letter)))

  return {
    /** Takes letters in; one that is in already stays as it is. */
    async take(rows: readonly Pick<OutboxRow, 'id' | 'round'>[]): Promise<void> {
      await boss.insert(
        LETTERS,
        rows.map((row) => ({ id: jobIdOf(row), data: { letter: row.id } })),
      )
      boss.notifyWorker(sender)
    },
    /** Lets what is under way come to its end, for a moment. */
    close: () => boss.stop({ close: false, timeout: STOPPING_MS }),
  }
}

async function createQueues(boss: PgBoss, pace: QueueTiming): Promise<void> {
  const lasting = { retentionSeconds: KEPT_SECONDS, deleteAfterSeconds: DONE_SECONDS, expireInSeconds: EXPIRES_SECONDS }
  const trying = {
    ...lasting,
    retryLimit: pace.retries,
    retryDelay: pace.pauseSeconds,
    retryDelayMax: pace.longestPauseSeconds,
    retryBackoff: true,
    heartbeatSeconds: pace.signSeconds,
  }
  await boss.createQueue(DEAD, { ...lasting, retryLimit: pace.retries, retryDelay: 1, retryBackoff: true })
  await boss.createQueue(LETTERS, { ...trying, deadLetter: DEAD })
  // A queue that stands already keeps the pace it was made with, until it is told.
  await boss.updateQueue(LETTERS, trying)
}

/** The same for the same letter in the same round, whoever hands it over: the second is then no job of its own. */
function jobIdOf({ id, round }: Pick<OutboxRow, 'id' | 'round'>): string {
  const digest = createHash('sha256').update(`letter ${id} round ${round}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
