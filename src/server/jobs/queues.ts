import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Job } from './job.ts'

export const DEAD_LETTER_QUEUE = 'dead-letter'

const DAY_SECONDS = 86_400
/** Far more than one attempt takes. */
const EXPIRES_SECONDS = 900
/** A process without a heartbeat for this long counts as dead; others run its jobs. */
export const HEARTBEAT_SECONDS = 60

/** Changes of the options take effect for jobs that are stored later. */
export async function createQueues(boss: PgBoss, jobs: readonly Job<object>[], heartbeatSeconds?: number) {
  await boss.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: 365 * DAY_SECONDS })
  for (const job of jobs) {
    const options = queueOptions(job, heartbeatSeconds)
    const deadLetter = job.hasDeadLetters ? { deadLetter: DEAD_LETTER_QUEUE } : {}
    // Of a scheduled job, one waits at most.
    const policy = job.schedule === undefined ? 'standard' : 'short'
    await boss.createQueue(job.queue, { ...options, ...deadLetter, policy })
    // createQueue does not change the options of an existing queue.
    // pg-boss would notify inside the transaction that stores a job; see job-notices.ts.
    await boss.updateQueue(job.queue, { ...options, notify: false })
  }
}

function queueOptions(job: Job<object>, heartbeatSeconds = HEARTBEAT_SECONDS): QueueOptions {
  return {
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    retryDelayMax: job.maxRetryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: EXPIRES_SECONDS,
    heartbeatSeconds,
    retentionSeconds: 365 * DAY_SECONDS,
    // A failed job's data may be personal; its dead letter has a copy.
    deleteAfterSeconds: 60,
  }
}
