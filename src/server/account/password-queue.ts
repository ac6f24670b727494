import { ShopError } from '../../contract/errors.ts'

interface Settings {
  concurrency: number
  /** Hashes that may wait; beyond that, calls fail with `busy`. */
  longestQueue: number
}

const RETRY_AFTER_SECONDS = 5

export function createBoundedQueue(settings: Settings) {
  const waiting: (() => void)[] = []
  let limits = settings
  let running = 0

  function release(): void {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }

  async function acquire(): Promise<void> {
    if (running < limits.concurrency) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** @throws ShopError `busy` */
  function rejectWhenFull(): void {
    if (running >= limits.concurrency && waiting.length >= limits.longestQueue) {
      throw new ShopError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }

  return {
    rejectWhenFull,
    /** @throws ShopError `busy` */
    async run<T>(task: () => Promise<T>): Promise<T> {
      rejectWhenFull()
      await acquire()
      try {
        return await task()
      } finally {
        release()
      }
    },
    configure(changed: Settings): void {
      limits = changed
    },
    load: () => ({ running, waiting: waiting.length }),
  }
}
