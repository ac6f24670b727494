import type { Family } from '../metrics/families.ts'

/** `restart`: others go on serving, so the shop is still ready. */
export type CloseReason = 'restart' | 'stop'

/** From the primary process to a worker. */
export type Order = { close: CloseReason } | { report: number }

/** From a worker: what it measured. `report` is null on its own last account. */
export interface Report {
  report: number | null
  families: Family[]
}

/** From a worker: it runs jobs. */
export interface Working {
  working: true
}

export const isWorking = (message: unknown): message is Working =>
  typeof message === 'object' && message !== null && 'working' in message

export const isReport = (message: unknown): message is Report =>
  typeof message === 'object' && message !== null && 'families' in message

export const isOrder = (message: unknown): message is Order =>
  typeof message === 'object' && message !== null && ('close' in message || 'report' in message)
