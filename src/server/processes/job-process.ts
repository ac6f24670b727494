import cluster, { type Worker } from 'node:cluster'
import { constants, getPriority, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { closeWorker } from './close-worker.ts'
import { Delays } from './delays.ts'
import { type CloseReason, isWorking } from './messages.ts'

interface Options {
  /** The program that runs the jobs when ROLE is `work`. */
  program: string
  log: Logger
  onStart: (worker: Worker) => void
  /** For tests. */
  firstDelayMs?: number | undefined
}

/** Added to the shop's own. While it starts: shoppers come first, but a busy shop does not keep it from starting. */
const NICENESS_AT_START = 5
/** Once it works: where all cores are busy, it gets what they leave, for shoppers come before e-mails. */
const NICENESS = 19

/** @throws Error where the user may not, or the process has ended */
function setNiceness({ process: { pid } }: Worker, niceness: number): void {
  if (pid !== undefined) setPriority(pid, Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW))
}

/**
 * Keeps one process that runs the jobs, beside those that serve: e-mails, documents and feeds then delay no request. It
 * is replaced when it dies; jobs wait in the database meanwhile.
 */
export class JobProcess {
  readonly #options: Options
  readonly #delays: Delays
  readonly #starting = new Set<Worker>()
  #working: Worker | undefined
  #isStopping = false

  constructor(options: Options) {
    this.#options = options
    this.#delays = new Delays(options.firstDelayMs)
    void this.#replace()
  }

  get working(): readonly Worker[] {
    return this.#working === undefined ? [] : [this.#working]
  }

  /**
   * A new process takes over, then the old one is told to close.
   * @throws Error if the new one does not start; the old one stays
   */
  restart(): Promise<void> {
    return this.#startOne()
  }

  /** @throws Error if it did not end by itself */
  async close(): Promise<void> {
    this.#isStopping = true
    // They have no handler of signals yet.
    for (const worker of this.#starting) worker.process.kill('SIGTERM')
    const code = this.#working && (await this.#closeOne(this.#working, 'stop'))
    if (this.#working !== undefined && code !== 0) throw new Error(`the process of the jobs ended with ${code}`)
  }

  kill(): void {
    for (const worker of [...this.working, ...this.#starting]) worker.process.kill('SIGKILL')
  }

  async #startOne(): Promise<void> {
    cluster.setupPrimary({ exec: this.#options.program, args: [], execArgv: process.execArgv })
    const worker = cluster.fork({ ROLE: 'work' })
    this.#lowerPriority(worker, NICENESS_AT_START)
    const startedAt = performance.now()
    this.#starting.add(worker)
    this.#options.onStart(worker)
    const { promise: started, resolve, reject } = Promise.withResolvers<void>()
    worker.on('message', (message: unknown) => isWorking(message) && resolve())
    worker.once('exit', () => {
      this.#starting.delete(worker)
      reject(new Error('it ended before it worked'))
      if (worker === this.#working) this.#onEnd(worker, startedAt)
    })
    await started
    this.#lowerPriority(worker, NICENESS)
    this.#starting.delete(worker)
    // Also where several were started at once: a restart while one that died was being replaced.
    const before = this.#working
    this.#working = worker
    if (before !== undefined) await this.#closeOne(before, 'restart')
  }

  #lowerPriority(worker: Worker, niceness: number): void {
    try {
      setNiceness(worker, niceness)
    } catch (err) {
      const { pid } = worker.process
      this.#options.log.warn({ err, pid }, 'the priority of the process of the jobs could not be lowered')
    }
  }

  #closeOne(worker: Worker, reason: CloseReason): Promise<number | null> {
    try {
      setNiceness(worker, 0)
    } catch {
      // Few users may raise a priority. It then closes as slowly as it worked.
    }
    return closeWorker(worker, reason)
  }

  #onEnd(worker: Worker, startedAt: number): void {
    if (this.#isStopping) return
    this.#working = undefined
    const { exitCode, signalCode, pid } = worker.process
    this.#options.log.error({ pid, exitCode, signal: signalCode }, 'the process of the jobs died; it is replaced')
    this.#delays.noteLife(performance.now() - startedAt)
    void this.#replace()
  }

  #replace(): Promise<void> {
    return this.#delays.startAgain({
      start: () => this.#startOne(),
      isStopping: () => this.#isStopping,
      onError: (err, attempts) =>
        this.#options.log.error({ err, attempts }, 'the process of the jobs did not start; it is tried again'),
    })
  }
}
