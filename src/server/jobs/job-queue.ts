import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/connect.ts'
import type { Job } from './job.ts'
import { tellWorkers } from './job-notices.ts'
import { splitRequest, withRequest } from './job-request.ts'
import { createQueues, DEAD_LETTER_QUEUE } from './queues.ts'

export interface WaitingJob<Data> {
  id: string
  data: Data
}

export interface DeadJob {
  id: string
  queue: string
  data: object
  /** Of the request that enqueued it. */
  requestId?: string
  /** When it was given up. */
  diedAt: Date
  attempts: number
  lastError: string
}

/** The one queue of background jobs: pg-boss, in its own schema of the shop's database. */
export interface JobQueue {
  /**
   * Stores a job in the caller's transaction: it exists if and only if that commits.
   *
   * @param id a UUID; a second job with the id of a waiting or running one is ignored
   */
  enqueue<Data extends object>(db: Db, job: Job<Data>, data: Data, id?: string): Promise<void>
  /** Waiting and running jobs whose data contain `part`, oldest first. */
  list<Data extends object>(db: Db, job: Job<Data>, part?: Partial<Data>): Promise<WaitingJob<Data>[]>
  /** @returns false where the job does not exist, since another process has done or removed it */
  remove<Data extends object>(db: Db, job: Job<Data>, id: string): Promise<boolean>
  /** Dead letters whose data contain `part`, oldest first. */
  listDead(db: Db, part?: object): Promise<DeadJob[]>
  /** Enqueues a dead job again, with all its retries. Call it in a transaction. */
  retryDead(db: Db, dead: DeadJob): Promise<void>
  /** Deletes a dead letter for good. */
  removeDead(db: Db, dead: DeadJob): Promise<void>
  /** Stops the timers. The queue keeps its jobs. */
  close(): Promise<void>
}

/**
 * Creates the queues and opens them for storing jobs. `startWorkers` runs the jobs.
 *
 * @param jobs all kinds of job
 */
export async function openJobQueue(
  database: Database,
  jobs: readonly Job<object>[],
  onError: (error: unknown) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    backend: database.kind,
    supervise: false,
    schedule: false,
  })
  boss.on('error', onError)
  const close = () => boss.stop({ close: false, graceful: false })
  try {
    await boss.start()
    await createQueues(boss, jobs)
    // Makes pg-boss cache the queues. Inside a transaction it would read them on another connection, which on PGlite
    // waits for the end of the transaction.
    for (const queue of [DEAD_LETTER_QUEUE, ...jobs.map(({ queue }) => queue)])
      await boss.findJobs(queue, { id: NO_JOB })
  } catch (error) {
    await close()
    throw error
  }
  const within = (db: Db) => ({ db: fromDrizzle(db as unknown as DrizzleTransaction, sql) })
  return {
    async enqueue(db, { queue, delaySeconds = 0 }, data, id) {
      await boss.send(queue, withRequest(data), {
        ...within(db),
        startAfter: delaySeconds,
        ...(id !== undefined && { id }),
      })
      if (delaySeconds === 0) tellWorkers(database, db, queue)
    },
    async list<Data extends object>(db: Db, { queue }: Job<Data>, part: Partial<Data> = {}) {
      const found = await boss.findJobs<Data>(queue, { data: part, ...within(db) })
      const open = found.filter(({ state }) => OPEN_STATES.has(state))
      return open.sort(byAge).map(({ id, data }) => ({ id, data: splitRequest(data).data }))
    },
    async remove(db, { queue }, id) {
      return isOne(await boss.deleteJob(queue, id, within(db)))
    },
    async listDead(db, part = {}) {
      const found = await boss.findJobs<object>(DEAD_LETTER_QUEUE, { data: part, ...within(db) })
      return found.sort(byAge).map(toDeadJob)
    },
    async retryDead(db, { id, queue, data, requestId }) {
      if (!isOne(await boss.deleteJob(DEAD_LETTER_QUEUE, id, within(db)))) return
      await boss.send(queue, withRequest(data, requestId), within(db))
      tellWorkers(database, db, queue)
    },
    async removeDead(db, { id }) {
      await boss.deleteJob(DEAD_LETTER_QUEUE, id, within(db))
    },
    close,
  }
}

type DrizzleTransaction = Parameters<typeof fromDrizzle>[0]

/** pg-boss does not type its response. */
const isOne = (response: object) => (response as { affected: number }).affected === 1

const OPEN_STATES = new Set<JobWithMetadata['state']>(['created', 'retry', 'active'])
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Drizzle leaves times as text, which pg-boss types as dates. */
const timeOf = ({ createdOn }: { createdOn: Date }) => new Date(createdOn)

const byAge = (one: { createdOn: Date }, other: { createdOn: Date }) => timeOf(one).valueOf() - timeOf(other).valueOf()

function toDeadJob(job: JobWithMetadata): DeadJob {
  const { id, sourceName, data, sourceRetryCount, output } = job
  const { message } = (output ?? {}) as { message?: string }
  return {
    id,
    queue: sourceName ?? '',
    ...splitRequest(data),
    diedAt: timeOf(job),
    attempts: (sourceRetryCount ?? 0) + 1,
    lastError: message ?? 'no attempt was finished',
  }
}
