import { setTimeout as pause } from 'node:timers/promises'

const FIRST_MS = 500
const LONGEST_MS = 30_000
/** A process that lived for so long did not fail for a reason that the next one meets at once. */
const STABLE_MS = 60_000

interface Attempts {
  start: () => Promise<void>
  isStopping: () => boolean
  onError: (error: unknown, attempts: number) => void
}

/** Replaces processes: at once the first time, then after a delay that doubles to 30 s. */
export class Delays {
  readonly #firstMs: number
  #failures = 0

  /** @param firstMs for tests */
  constructor(firstMs = FIRST_MS) {
    this.#firstMs = firstMs
  }

  noteLife(ms: number): void {
    if (ms > STABLE_MS) this.#failures = 0
  }

  /** Starts a process, again and again until it starts or none is wanted. */
  async startAgain({ start, isStopping, onError }: Attempts): Promise<void> {
    while (!isStopping()) {
      await pause(this.#failures === 0 ? 0 : Math.min(LONGEST_MS, this.#firstMs * 2 ** this.#failures))
      this.#failures++
      if (isStopping()) return
      try {
        return await start()
      } catch (error) {
        if (!isStopping()) onError(error, this.#failures)
      }
    }
  }
}
