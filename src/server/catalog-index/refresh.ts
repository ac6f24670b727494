import { setTimeout as sleep } from 'node:timers/promises'

/** What is to be read again: the products of these ids, or everything. */
export type Change = readonly number[] | 'all'

export interface RefreshOptions {
  /** How often everything is read though nothing was heard of: a notification may have been lost. */
  rereadMs: number
  /** Called for each failure, with the pause until everything is read again. */
  onError: (error: unknown, pauseMs: number) => void
}

/** Changes that come within this time are read together. */
const GATHER_MS = 10
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** More products than that are read as everything is, in batches. */
const MOST_IDS = 500

/**
 * Reads changes one after another as they are heard of. What could not be read is tried again, with growing pauses and
 * for as long as it takes. None of its timers keeps the process alive.
 */
export class Refresh {
  readonly #read: (change: Change) => Promise<void>
  readonly #options: RefreshOptions
  readonly #ids = new Set<number>()
  readonly #closing = new AbortController()
  #waiting: { upTo: number; settle: PromiseWithResolvers<void> }[] = []
  #isAllPending = false
  #heardCount = 0
  #readCount = 0
  #failures = 0
  #isRunning = false
  #work = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  /** @param read reads a change and shows it; where it throws, nothing of the change counts as read */
  constructor(read: (change: Change) => Promise<void>, options: RefreshOptions) {
    this.#read = read
    this.#options = options
  }

  /** Takes note that the product of an id changed, or, with any other payload, that anything may have. */
  hear(payload: string): void {
    this.#heardCount++
    if (/^\d+$/.test(payload) && this.#ids.size < MOST_IDS) this.#ids.add(Number(payload))
    else this.#isAllPending = true
    if (this.#timer !== undefined) this.#run()
  }

  /** Begins to read what was heard of, and everything from time to time. */
  start(): void {
    this.#timer = setInterval(() => this.hear('all'), this.#options.rereadMs).unref()
    this.#run()
  }

  /**
   * Resolves once every change heard of so far is shown, however many failures lie between.
   *
   * @throws Error where it is closed before
   */
  async settled(): Promise<void> {
    if (this.#readCount === this.#heardCount) return
    if (this.#isClosed) throw closedError()
    const settle = Promise.withResolvers<void>()
    this.#waiting.push({ upTo: this.#heardCount, settle })
    return settle.promise
  }

  /** Ends all timers; resolves once no read is under way. What was not read yet never is. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearInterval(this.#timer)
    for (const { settle } of this.#waiting) settle.reject(closedError())
    this.#waiting = []
    await this.#work
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted
  }

  get #isPending(): boolean {
    return this.#isAllPending || this.#ids.size > 0
  }

  get #pauseMs(): number {
    if (this.#failures === 0) return GATHER_MS
    return Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), LONGEST_PAUSE_MS)
  }

  #run(): void {
    if (!this.#isRunning) this.#work = this.#readPending()
  }

  async #readPending(): Promise<void> {
    this.#isRunning = true
    while (this.#isPending && !this.#isClosed) {
      await sleep(this.#pauseMs, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {})
      if (!this.#isClosed) await this.#attempt()
    }
    this.#isRunning = false
  }

  async #attempt(): Promise<void> {
    const upTo = this.#heardCount
    try {
      await this.#read(this.#takePending())
      this.#failures = 0
      this.#settle(upTo)
    } catch (error) {
      // Part of the change may have been taken in before the failure: only everything is sure to hold it.
      this.#isAllPending = true
      this.#failures++
      if (!this.#isClosed) this.#options.onError(error, this.#pauseMs)
    }
  }

  #takePending(): Change {
    const change = this.#isAllPending ? 'all' : [...this.#ids]
    this.#isAllPending = false
    this.#ids.clear()
    return change
  }

  #settle(upTo: number): void {
    this.#readCount = upTo
    const due = this.#waiting.filter((one) => one.upTo <= upTo)
    this.#waiting = this.#waiting.filter((one) => one.upTo > upTo)
    for (const { settle } of due) settle.resolve()
  }
}

const closedError = () => new Error('the catalogue was closed before it was up to date')
