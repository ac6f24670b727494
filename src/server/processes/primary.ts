import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { CloseReason, Order } from './messages.ts'

interface Workers {
  count: number
  /** The program of a worker, which listens on the shop's port. */
  program: string
  log: Logger
  onStart: (worker: Worker) => void
  /** For tests. */
  firstDelayMs?: number
}

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 30_000
/** A worker that lived for so long did not fail for a reason that the next one meets at once. */
const STABLE_MS = 60_000

/**
 * Keeps `count` processes serving on one port. This process accepts the connections and hands them out, so that none is
 * refused while a worker is replaced.
 */
export class Primary {
  readonly #workers: Workers
  readonly #serving = new Set<Worker>()
  readonly #starting = new Set<Worker>()
  #failures = 0
  #isStopping = false
  #restart: Promise<void> = Promise.resolve()
  #waitingRestarts = 0

  constructor(workers: Workers) {
    this.#workers = workers
    cluster.schedulingPolicy = cluster.SCHED_RR
    cluster.setupPrimary({ exec: workers.program, args: [] })
  }

  get serving(): readonly Worker[] {
    return [...this.#serving]
  }

  /**
   * The first worker migrates the database; the others start after it.
   * @throws Error if the first does not start
   */
  async start(): Promise<void> {
    await this.#startOne()
    await Promise.all(
      Array.from({ length: this.#workers.count - 1 }, () => this.#startOne().catch(() => this.#replace())),
    )
  }

  /** Replaces every worker by a new one, one after the other. If a new one does not start, the rest stay. */
  restart(): Promise<void> {
    if (this.#waitingRestarts > 1) return this.#restart
    this.#waitingRestarts++
    this.#restart = this.#restart
      .then(() => this.#restartAll())
      .catch((err: unknown) => this.#workers.log.error({ err }, 'a new worker did not start: the old ones stay'))
      .finally(() => this.#waitingRestarts--)
    return this.#restart
  }

  async #restartAll(): Promise<void> {
    for (const old of this.serving) {
      if (this.#isStopping) return
      // One that has died meanwhile is replaced already.
      if (!this.#serving.has(old)) continue
      await this.#startOne()
      this.#serving.delete(old)
      await close(old, 'restart')
    }
    this.#workers.log.info({ workers: this.#serving.size }, 'restarted the workers')
  }

  /** @returns whether all workers ended without cutting a request */
  async stop(): Promise<boolean> {
    this.#isStopping = true
    // They have no handler of signals yet.
    for (const worker of this.#starting) worker.process.kill('SIGTERM')
    const codes = await Promise.all(this.serving.map((worker) => close(worker, 'stop')))
    return codes.every((code) => code === 0)
  }

  /** Ends all workers at once. */
  kill(): void {
    for (const worker of [...this.#serving, ...this.#starting]) worker.process.kill('SIGKILL')
  }

  async #startOne(): Promise<void> {
    const worker = cluster.fork()
    const startedAt = performance.now()
    this.#starting.add(worker)
    this.#workers.onStart(worker)
    const ended = new AbortController()
    worker.once('exit', () => {
      this.#starting.delete(worker)
      ended.abort()
      if (this.#serving.delete(worker) && !this.#isStopping) this.#onDeath(worker, startedAt)
    })
    await once(worker, 'listening', { signal: ended.signal })
    this.#starting.delete(worker)
    this.#serving.add(worker)
  }

  #onDeath(worker: Worker, startedAt: number): void {
    const { exitCode, signalCode, pid } = worker.process
    this.#workers.log.error({ pid, exitCode, signal: signalCode }, 'a worker died; it is replaced')
    if (performance.now() - startedAt > STABLE_MS) this.#failures = 0
    void this.#replace()
  }

  /** At once the first time, then after a delay that doubles. */
  async #replace(): Promise<void> {
    const { log, firstDelayMs = FIRST_DELAY_MS } = this.#workers
    while (!this.#isStopping) {
      const delayMs = this.#failures === 0 ? 0 : Math.min(LONGEST_DELAY_MS, firstDelayMs * 2 ** this.#failures)
      this.#failures++
      await pause(delayMs)
      if (this.#isStopping) return
      try {
        return await this.#startOne()
      } catch (err) {
        log.error({ err, attempts: this.#failures }, 'a worker did not start; it is tried again')
      }
    }
  }
}

/** @returns its exit code; null if a signal ended it */
async function close(worker: Worker, reason: CloseReason): Promise<number | null> {
  if (worker.isDead()) return worker.process.exitCode
  const ended = once(worker, 'exit') as Promise<[number | null]>
  if (worker.isConnected()) worker.send({ close: reason } satisfies Order)
  const [code] = await ended
  return code
}
