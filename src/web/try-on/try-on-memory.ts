import { useSyncExternalStore } from 'react'
import type { ProductCard } from '../../contract/catalog.ts'
import { type Photo, releasePhoto } from './photo.ts'

/** What one visit keeps between pages, in the tab's memory alone: it is gone when the page is reloaded or closed. */
interface TryOnMemory {
  photo: Photo | null
  /** The camera was on, so it may start again without being asked for. */
  usesCamera: boolean
  /** Millimetres of the canonical face to one true millimetre, by the camera; null until the face was measured. */
  faceScale: number | null
  /** The same by a bank card, for one photo. */
  cardScale: { url: string; scale: number } | null
  compared: readonly ProductCard[]
}

const NOTHING: TryOnMemory = { photo: null, usesCamera: false, faceScale: null, cardScale: null, compared: [] }

let memory = NOTHING
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTryOnMemory = (): TryOnMemory =>
  useSyncExternalStore(
    subscribe,
    () => memory,
    () => NOTHING,
  )

export const recallTryOn = (): TryOnMemory => memory

export function remember(change: Partial<TryOnMemory>): void {
  const last = memory.photo
  memory = { ...memory, ...change }
  if (last && last !== memory.photo) releasePhoto(last)
  for (const listener of listeners) listener()
}

/** Forgets the face; the frames that are compared stay. */
export const forgetFace = (): void => remember({ ...NOTHING, compared: memory.compared })
