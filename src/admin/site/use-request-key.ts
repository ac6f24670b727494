import { useRef } from 'react'

/**
 * The key of a creating call: the same each time it is tried, so that what a lost answer hid is not done twice.
 * `renew` it once the call has succeeded, where the form stays open.
 */
export function useRequestKey(): { get: () => string; renew: () => void } {
  const key = useRef<string>(undefined)
  return {
    get: () => {
      key.current ??= crypto.randomUUID()
      return key.current
    },
    renew: () => {
      key.current = undefined
    },
  }
}

/** A key for each of several creating calls that one form sends, such as the parcels of chosen orders. */
export function useRequestKeys(): (call: string) => string {
  const keys = useRef(new Map<string, string>())
  return (call) => {
    const key = keys.current.get(call) ?? crypto.randomUUID()
    keys.current.set(call, key)
    return key
  }
}
