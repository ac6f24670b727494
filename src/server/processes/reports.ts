import type { Worker } from 'node:cluster'
import { combineFamilies, type Family } from '../metrics/families.ts'
import { isReport, type Order } from './messages.ts'

const ANSWER_MS = 2_000

/**
 * Collects the workers' metrics. What those that have ended counted stays in the sums: a counter that falls would look
 * like a start from 0.
 */
export function createReports(serving: () => readonly Worker[]) {
  const last = new Map<number, readonly Family[]>()
  const waiting = new Map<string, () => void>()
  let ended: readonly Family[] = []
  let round = 0

  function ask(worker: Worker, report: number): Promise<void> {
    return new Promise((resolve) => {
      const key = `${worker.id} ${report}`
      const done = () => {
        clearTimeout(overdue)
        waiting.delete(key)
        resolve()
      }
      // A worker that does not answer is missing from this account alone.
      const overdue = setTimeout(done, ANSWER_MS)
      waiting.set(key, done)
      if (worker.isConnected()) worker.send({ report } satisfies Order)
      else done()
    })
  }

  return {
    watch(worker: Worker): void {
      worker.on('message', (message: unknown) => {
        if (!isReport(message)) return
        last.set(worker.id, message.families)
        waiting.get(`${worker.id} ${message.report}`)?.()
      })
      worker.once('exit', () => {
        const counted = (last.get(worker.id) ?? []).filter(({ type }) => type !== 'gauge')
        last.delete(worker.id)
        ended = combineFamilies([ended, counted])
      })
    },

    async read(): Promise<Family[]> {
      round++
      const workers = serving()
      await Promise.all(workers.map((worker) => ask(worker, round)))
      return combineFamilies([...workers.map(({ id }) => last.get(id) ?? []), ended])
    },
  }
}
