import { setTimeout as pause } from 'node:timers/promises'

/** Asks again and again until the answer is yes. @throws Error after `timeoutMs` */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { timeoutMs = 30_000, intervalMs = 100 }: { timeoutMs?: number; intervalMs?: number } = {},
): Promise<void> {
  for (const until = Date.now() + timeoutMs; !(await isSo()); ) {
    if (Date.now() > until) throw new Error(`it did not become so within ${timeoutMs} ms: ${isSo}`)
    await pause(intervalMs)
  }
}
