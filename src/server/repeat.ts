import type { Shop } from './shop.ts'

/**
 * Runs `work` at once and then every `everyMs`, one round at a time. A round is skipped while one is running, so that
 * rounds do not pile up during an outage.
 *
 * @returns stops it; resolves when the running round is done
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

export const logError = (shop: Shop, message: string) => (err: unknown) => shop.log.error({ err }, message)
