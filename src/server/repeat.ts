import type { Shop } from './shop.ts'

/**
 * Does some work at once and then again and again, one round at a time.
 *
 * @returns what ends it, when a round under way is done
 */
export function repeat(everyMs: number, work: () => Promise<unknown>, onError: (error: unknown) => void) {
  const attempt = async () => {
    await work().catch(onError)
  }
  let round = attempt()
  const timer = setInterval(() => {
    round = round.then(attempt)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await round
  }
}

/** Leaves a failed round in the log; the next may do better. */
export const report = (shop: Shop, message: string) => (err: unknown) => shop.log.error({ err }, message)
