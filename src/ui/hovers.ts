import { useSyncExternalStore } from 'react'

const HOVERS = '(hover: hover)'

/** Whether the main pointer can hover: not on phones, nor before hydration. */
export function useHovers(): boolean {
  return useSyncExternalStore(listen, canHover, () => false)
}

const canHover = () => matchMedia(HOVERS).matches

function listen(changed: () => void) {
  const query = matchMedia(HOVERS)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
