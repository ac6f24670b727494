import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { closeWorker } from './close-worker.ts'
import { Delays } from './delays.ts'

/**
 * Options of Node for each of so many processes. Where every core has one, none is left to collect young objects in
 * parallel: the threads would wait for one another.
 */
const optionsOf = (count: number): string[] =>
  count < availableParallelism() ? process.execArgv : [...process.execArgv, '--no-parallel-scavenge']

interface Workers {
  count: number
  /** The program of a worker, which listens on the shop's port. */
  program: string
  log: Logger
  onStart: (worker: Worker) => void
  /** For tests. */
  firstDelayMs?: number
}

/**
 * Keeps `count` processes serving on one port. This process accepts the connections and hands them out, so that none is
 * refused while a worker is replaced.
 */
export class Primary {
  readonly #workers: Workers
  readonly #serving = new Set<Worker>()
  readonly #starting = new Set<Worker>()
  readonly #delays: Delays
  #isStopping = false
  #restart: Promise<void> = Promise.resolve()
  #waitingRestarts = 0

  constructor(workers: Workers) {
    this.#workers = workers
    this.#delays = new Delays(workers.firstDelayMs)
    cluster.schedulingPolicy = cluster.SCHED_RR
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
      await closeWorker(old, 'restart')
    }
    this.#workers.log.info({ workers: this.#serving.size }, 'restarted the workers')
  }

  /** @returns whether all workers ended without cutting a request */
  async stop(): Promise<boolean> {
    this.#isStopping = true
    // They have no handler of signals yet.
    for (const worker of this.#starting) worker.process.kill('SIGTERM')
    const codes = await Promise.all(this.serving.map((worker) => closeWorker(worker, 'stop')))
    return codes.every((code) => code === 0)
  }

  /** Ends all workers at once. */
  kill(): void {
    for (const worker of [...this.#serving, ...this.#starting]) worker.process.kill('SIGKILL')
  }

  async #startOne(): Promise<void> {
    cluster.setupPrimary({ exec: this.#workers.program, args: [], execArgv: optionsOf(this.#workers.count) })
    const worker = cluster.fork({ ROLE: 'serve' })
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
    this.#delays.noteLife(performance.now() - startedAt)
    void this.#replace()
  }

  /** At once the first time, then after a delay that doubles. */
  #replace(): Promise<void> {
    return this.#delays.startAgain({
      start: () => this.#startOne(),
      isStopping: () => this.#isStopping,
      onError: (err, attempts) =>
        this.#workers.log.error({ err, attempts }, 'a worker did not start; it is tried again'),
    })
  }
}
