import { type JobResult, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import { currentRequestId, withRequestId } from '../log/request-scope.ts'
import type { JobHandler } from './job.ts'
import type { JobContext } from './job-handler.ts'
import { listenForJobs } from './job-notices.ts'
import { splitRequest } from './job-request.ts'
import { createQueues } from './queues.ts'

export interface WorkerTiming {
  /** How often jobs are looked for of which no notification told: it was lost, or they become due later. */
  pollSeconds: number
  heartbeatSeconds?: number
  /** How often dead processes are looked for. */
  monitorSeconds: number
}

const TIMING: WorkerTiming = { pollSeconds: 15, monitorSeconds: 30 }
const BATCH_SIZE = 8
const REOPEN_DELAY_MS = 10_000
const STOP_TIMEOUT_MS = 5_000
const MAX_ERROR_LENGTH = 500
const STATUS = { done: 'completed', failed: 'failed', rejected: 'deadletter' } as const

interface Open<S> {
  shop: S
  database: Database
}

/**
 * Runs jobs in the background until it is closed. It does not delay the start of the shop, and its end only briefly:
 * the next process runs what is left.
 */
export function startWorkers<S extends JobContext>(
  open: Open<S>,
  handlers: readonly JobHandler<S>[],
  timing: Partial<WorkerTiming> = {},
) {
  const { log } = open.shop
  const stopped = new AbortController()
  const opening = openWithRetries(
    () => openWorkers(open, handlers, { ...TIMING, ...timing }),
    stopped.signal,
    (err) => log.error({ err }, 'starting the workers failed'),
  )
  return {
    /** Once jobs are run, or the workers were closed before. */
    opened: opening.then(() => {}),
    async close(): Promise<void> {
      stopped.abort()
      await (await opening)?.()
    },
  }
}

/** Tries again until it succeeds or is stopped. */
async function openWithRetries<T>(open: () => Promise<T>, stopped: AbortSignal, onError: (error: unknown) => void) {
  while (!stopped.aborted) {
    try {
      return await open()
    } catch (error) {
      onError(error)
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, REOPEN_DELAY_MS)
        stopped.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
      })
    }
  }
}

async function openWorkers<S extends JobContext>(
  { shop, database }: Open<S>,
  handlers: readonly JobHandler<S>[],
  timing: WorkerTiming,
) {
  const onError = (err: unknown) => shop.log.error({ err }, 'the job queue reported an error')
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    backend: database.kind,
    migrate: false,
    superviseIntervalSeconds: timing.monitorSeconds,
    monitorIntervalSeconds: timing.monitorSeconds,
  })
  boss.on('error', onError)
  const workers = new Map<string, string>()
  try {
    await boss.start()
    const jobs = handlers.map(({ job }) => job)
    await createQueues(boss, jobs, timing.heartbeatSeconds)
    const polling = {
      pollingIntervalSeconds: timing.pollSeconds,
      batchSize: BATCH_SIZE,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const
    for (const handler of handlers) {
      const { queue, schedule } = handler.job
      workers.set(queue, await boss.work<object>(queue, polling, (batch) => runBatch(shop, handler, batch)))
      if (schedule !== undefined) await boss.schedule(queue, schedule, {}, { missed: 'once' })
    }
    const wake = (queue: string) => boss.notifyWorker(workers.get(queue) ?? '')
    const stopListening = await listenForJobs(database, [...workers.keys()], wake)
    // What was stored since the workers looked first.
    for (const queue of workers.keys()) wake(queue)
    return async () => {
      await stopListening()
      await boss.stop({ close: false, timeout: STOP_TIMEOUT_MS })
    }
  } catch (error) {
    // Otherwise its timers would run beside the next attempt's.
    await boss.stop({ close: false, graceful: false }).catch(onError)
    throw error
  }
}

type Batch = readonly { id: string; data: object }[]

async function runBatch<S extends JobContext>(shop: S, handler: JobHandler<S>, batch: Batch): Promise<JobResult[]> {
  if (handler.job.isParallel) return Promise.all(batch.map(({ id, data }) => runJob(shop, handler, id, data)))
  const results: JobResult[] = []
  for (const { id, data } of batch) results.push(await runJob(shop, handler, id, data))
  return results
}

async function runJob<S extends JobContext>(
  shop: S,
  handler: JobHandler<S>,
  id: string,
  stored: object,
): Promise<JobResult> {
  const { data, requestId } = splitRequest(stored)
  const run = () => runAttempt(shop, handler, id, data)
  return requestId === undefined ? run() : withRequestId(requestId, run)
}

async function runAttempt<S extends JobContext>(
  shop: S,
  handler: JobHandler<S>,
  id: string,
  data: object,
): Promise<JobResult> {
  const { queue } = handler.job
  const startedAt = performance.now()
  const { status, error } = await handler
    .run(shop, id, data)
    .catch((error: unknown) => ({ status: 'failed' as const, error }))
  if (status === 'done') {
    // Scheduled jobs run every minute.
    const level = currentRequestId() === undefined ? 'debug' : 'info'
    shop.log[level]({ job: queue, id, ms: Math.round(performance.now() - startedAt) }, 'a job was done')
    return { id, status: STATUS.done }
  }
  shop.log.warn({ err: error, job: queue, id }, 'a job failed')
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH)
  return { id, status: STATUS[status], output: { message } }
}
