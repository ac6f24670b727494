import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import type { CloseReason, Order } from './messages.ts'

/** @returns its exit code; null if a signal ended it */
export async function closeWorker(worker: Worker, reason: CloseReason): Promise<number | null> {
  if (worker.isDead()) return worker.process.exitCode
  const ended = once(worker, 'exit') as Promise<[number | null]>
  if (worker.isConnected()) worker.send({ close: reason } satisfies Order)
  const [code] = await ended
  return code
}
