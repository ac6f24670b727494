export interface JobOptions {
  retries: number
  /** The delay doubles from the first to the longest. */
  retryDelaySeconds: number
  maxRetryDelaySeconds: number
  /** Whether a failed job is kept for an operator once its retries are used up, or once it is rejected. */
  hasDeadLetters?: boolean
  /** Whether one process may run several of these jobs at a time. */
  isParallel?: boolean
  /** How long a job waits, so that several changes make one job. */
  delaySeconds?: number
  /** A cron expression, in UTC. A time that passed while no process ran is made up for once. */
  schedule?: string
}

/** A kind of background job. `Data` is stored as JSON. */
export interface Job<Data extends object> extends JobOptions {
  queue: string
  /** Carries the type of the data; never set. */
  data?: Data
}

export interface JobOutcome {
  /** `rejected` is not retried. */
  status: 'done' | 'failed' | 'rejected'
  error?: unknown
}

/** `S` is the shop, of which this folder knows only what it needs. */
export interface JobHandler<S> {
  job: Job<object>
  /** One attempt. Deletes the job in the transaction that stores its result. An error counts as `failed`. */
  run(shop: S, id: string, data: object): Promise<JobOutcome>
}

export function defineJob<Data extends object = Record<string, never>>(queue: string, options: JobOptions): Job<Data> {
  return { queue, ...options }
}

/** Retried for a minute; then the next scheduled job does the work. One waits at most. */
export function defineScheduledJob(queue: string, schedule: string, delaySeconds = 0): Job<Record<string, never>> {
  return defineJob(queue, { schedule, delaySeconds, retries: 3, retryDelaySeconds: 5, maxRetryDelaySeconds: 30 })
}
