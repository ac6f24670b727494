const FIRST_MS = 500
const LONGEST_MS = 30_000
/** A process that lived for so long did not fail for a reason that the next one meets at once. */
const STABLE_MS = 60_000

/** How long to wait before a process is replaced: not at all the first time, then a delay that doubles to 30 s. */
export class Delays {
  readonly #firstMs: number
  #failures = 0

  /** @param firstMs for tests */
  constructor(firstMs = FIRST_MS) {
    this.#firstMs = firstMs
  }

  get attempts(): number {
    return this.#failures
  }

  noteLife(ms: number): void {
    if (ms > STABLE_MS) this.#failures = 0
  }

  next(): number {
    const delayMs = this.#failures === 0 ? 0 : Math.min(LONGEST_MS, this.#firstMs * 2 ** this.#failures)
    this.#failures++
    return delayMs
  }
}
