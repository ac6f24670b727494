import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until React has taken the page over; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
