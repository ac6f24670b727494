import { useSyncExternalStore } from 'react'
import { ApiError } from '../../contract/client.ts'

let isLost = false
let lostAt = 0
const listeners = new Set<() => void>()

/** A call was not answered, or the browser has noticed it: a cable is out. */
export function noteLoss(): void {
  lostAt = performance.now()
  change(true)
}

/**
 * A call was answered, whatever the answer. Only a call of after the loss proves that the connection is back.
 *
 * @param askedAt by `performance.now()`
 */
export function noteAnswer(askedAt: number): void {
  if (askedAt >= lostAt) change(false)
}

function change(next: boolean): void {
  if (isLost === next) return
  isLost = next
  for (const listener of listeners) listener()
}

export const watchConnection = (): void => addEventListener('offline', noteLoss)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isConnectionLost = (): boolean => isLost

export const useIsConnectionLost = (): boolean => useSyncExternalStore(subscribe, isConnectionLost)

/** What a call throws that no answer came to: screens show it like the server's own errors. */
export const noConnection = (): ApiError =>
  new ApiError(0, JSON.stringify({ error: { code: 'no_connection', message: '' } }))
