import { setTimeout as sleep } from 'node:timers/promises'

export type Change = readonly number[] | 'all'

export interface RefreshOptions {
  /** Interval of full reads without a notification: one may have been lost. */
  rereadMs: number
  onError: (error: unknown, pauseMs: number) => void
}

/** Changes within this time are read together. */
const GATHER_MS = 10
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** With more ids than this, everything is read, in batches. */
const MOST_IDS = 500

/**
 * Reads changes one batch after another. Failed reads are retried with growing pauses, without a limit.
 * Its timers do not keep the process alive.
 */
export class Refresh {
  readonly #read: (change: Change) => Promise<void>
  readonly #options: RefreshOptions
  readonly #ids = new Set<number>()
  readonly #closing = new AbortController()
  #isAllPending = false
  #failures = 0
  #isRunning = false
  #work = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  /** @param read reads and applies a change; if it throws, the whole change counts as unread */
  constructor(read: (change: Change) => Promise<void>, options: RefreshOptions) {
    this.#read = read
    this.#options = options
  }

  /** Notes a changed product id. Any other payload marks everything as changed. */
  hear(payload: string): void {
    if (/^\d+$/.test(payload) && this.#ids.size < MOST_IDS) this.#ids.add(Number(payload))
    else this.#isAllPending = true
    if (this.#timer !== undefined) this.#run()
  }

  start(): void {
    this.#timer = setInterval(() => this.hear('all'), this.#options.rereadMs).unref()
    this.#run()
  }

  /** Stops all timers and resolves once no read is running. Unread changes are dropped. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearInterval(this.#timer)
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
    try {
      await this.#read(this.#takePending())
      this.#failures = 0
    } catch (error) {
      // Part of the change may have been applied before the failure, so only a full read is safe.
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
}
