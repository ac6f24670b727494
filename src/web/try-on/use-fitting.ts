import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { AT_THE_FOOT, climb, type Ladder, type LadderEvent } from './ladder.ts'
import { createWardrobe, type Wardrobe } from './mirror/wardrobe.ts'
import type { Tracker } from './tracker/tracker.ts'

/** What a mirror works with: the tracker as it comes, the frames made ready, and where on the ladder it stands. */
export interface Fitting {
  ladder: Ladder
  tell: (event: LadderEvent) => void
  tracker: Tracker | null
  /** How much of the tracker has come, from 0 to 1. */
  share: number
  retry: () => void
  /** Millimetres of the canonical face to one of whoever is before the camera; 1 until that was measured. */
  faceScale: number
  setFaceScale: (scale: number) => void
  wardrobe: Wardrobe
}

const PATIENCE_MS = 10_000

/** Loads the tracker as soon as it is wanted, and gives it back with the component. */
export function useFitting(isWanted: boolean): Fitting {
  const [ladder, tell] = useReducer(climb, AT_THE_FOOT)
  const [tracker, setTracker] = useState<Tracker | null>(null)
  const [share, setShare] = useState(0)
  const [faceScale, setFaceScale] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const queries = useQueryClient()
  const wardrobe = useRef<Wardrobe>(undefined)
  wardrobe.current ??= createWardrobe(queries)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!isWanted) return
    const given = new AbortController()
    const late = setTimeout(() => tell({ kind: 'tenSecondsPassed' }), PATIENCE_MS)
    let opened: Tracker | undefined
    open(setShare, given.signal)
      .then((ready) => {
        opened = ready
        setTracker(ready)
        tell({ kind: 'trackerReady' })
      })
      .catch(() => given.signal.aborted || tell({ kind: 'trackerFailed' }))
      .finally(() => clearTimeout(late))
    return () => {
      clearTimeout(late)
      given.abort()
      opened?.close()
      setTracker(null)
    }
  }, [isWanted, attempt])
  useEffect(() => () => wardrobe.current?.empty(), [])

  const retry = useCallback(() => {
    tell({ kind: 'trackerRetried' })
    setShare(0)
    setAttempt((number) => number + 1)
  }, [])
  return useMemo(
    () => ({ ladder, tell, tracker, share, retry, faceScale, setFaceScale, wardrobe: wardrobe.current as Wardrobe }),
    [ladder, tracker, share, retry, faceScale],
  )
}

async function open(onProgress: (share: number) => void, signal: AbortSignal): Promise<Tracker> {
  const { openLitertTracker } = await import('./tracker/litert-tracker.ts')
  return openLitertTracker(onProgress, signal)
}
