import { useSyncExternalStore } from 'react'

const NARROW = '(width < 64rem)'

const subscribe = (onChange: () => void) => {
  const media = matchMedia(NARROW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is narrower than the layout's `lg`. The server does not know, and says no. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
