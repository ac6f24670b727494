import { useSyncExternalStore } from 'react'

/** Of the entry in the session's storage, and of the event when it changes. */
export const FIT_KEY = 'fit'

/**
 * The fit of this visit and whom it is for, as `52-18-145 Maria`; empty where there is none, and always on the server,
 * so that cached pages are the same for all.
 */
export function currentFit(): string {
  if (import.meta.env.SSR) return ''
  try {
    return (sessionStorage[FIT_KEY] ?? '').trim()
  } catch {
    return ''
  }
}

function listen(changed: () => void) {
  addEventListener(FIT_KEY, changed)
  return () => removeEventListener(FIT_KEY, changed)
}

export const useOwnFit = (): string => useSyncExternalStore(listen, currentFit, () => '')
