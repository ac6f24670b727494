import { useSyncExternalStore } from 'react'
import { ApiError } from '../../contract/client.ts'

let isLost = false
const listeners = new Set<() => void>()

/** Every call says whether it was answered, whatever the answer. */
export function noteConnection(isThere: boolean): void {
  if (isLost === !isThere) return
  isLost = !isThere
  for (const listener of listeners) listener()
}

/** The browser knows at once that a cable is out; that it is back, only an answer proves. */
export const watchConnection = (): void => addEventListener('offline', () => noteConnection(false))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsConnectionLost = (): boolean => useSyncExternalStore(subscribe, () => isLost)

/** What a call throws that no answer came to: screens show it like the server's own errors. */
export const noConnection = (): ApiError =>
  new ApiError(0, JSON.stringify({ error: { code: 'no_connection', message: '' } }))
