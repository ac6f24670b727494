import type { Shop } from './shop.ts'

/**
 * Does some work at once and then again and again, one round at a time. A round that falls due while one is under way
 * is left out, so that rounds do not pile up while the database is away.
 *
 * @returns what ends it, when a round under way is done
 */
export function repeat(everyMs: number, work: () => Promise<unknown>, onError: (error: unknown) => void) {
  let round: Promise<void> | undefined
  const begin = () => {
    round ??= attempt().finally(() => {
      round = undefined
    })
  }
  const attempt = async () => {
    await work().catch(onError)
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return async () => {
    clearInterval(timer)
    await round
  }
}

/** Leaves a failed round in the log; the next may do better. */
export const logError = (shop: Shop, message: string) => (err: unknown) => shop.log.error({ err }, message)
