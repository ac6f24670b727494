import { useSyncExternalStore } from 'react'

/** @returns a hook: whether a media query holds. The server does not know, and says no, as does hydration. */
export function createMediaHook(query: string): () => boolean {
  const isMet = () => matchMedia(query).matches
  const listen = (changed: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(listen, isMet, () => false)
}
