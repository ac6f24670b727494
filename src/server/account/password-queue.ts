import { ShopError } from '../../contract/errors.ts'

interface Settings {
  /** Hashes computed at the same time. */
  concurrency: number
  /** Hashes that may wait; past them the shop is busy. */
  longestQueue: number
}

/** Seconds after which a full queue has surely moved on. */
const RETRY_AFTER_SECONDS = 5

/** Lets a bounded number of tasks run at once and a bounded number wait, in the order they came. */
export function createBoundedQueue(settings: Settings) {
  const waiting: (() => void)[] = []
  let limits = settings
  let running = 0

  /** Hands the place of a task that is done to the one that waits longest. */
  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }

  async function enter(): Promise<void> {
    if (running < limits.concurrency) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** @throws ShopError `busy` where as many wait as may */
  function refuseWhenFull(): void {
    if (running >= limits.concurrency && waiting.length >= limits.longestQueue) {
      throw new ShopError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }

  return {
    refuseWhenFull,
    /** @throws ShopError `busy` */
    async run<T>(task: () => Promise<T>): Promise<T> {
      refuseWhenFull()
      await enter()
      try {
        return await task()
      } finally {
        leave()
      }
    },
    configure(changed: Settings): void {
      limits = changed
    },
    load: () => ({ running, waiting: waiting.length }),
  }
}
