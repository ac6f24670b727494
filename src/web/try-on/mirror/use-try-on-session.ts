import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { type LensView, OWN_LENSES } from '../../../domain/fitting/lens-view.ts'
import { INITIAL_RENDER_STATE, nextRenderState, type RenderEvent, type RenderState } from '../render-modes.ts'
import type { Tracker } from '../tracker/tracker.ts'
import { remember, useTryOnMemory } from '../try-on-memory.ts'
import { createFrameCache, type FrameCache } from './frame-cache.ts'

export interface TryOnSession {
  renderState: RenderState
  dispatch: (event: RenderEvent) => void
  tracker: Tracker | null
  progress: number
  retry: () => void
  /** Millimetres of the canonical face to one true millimetre; null until the face was measured. */
  faceScale: number | null
  setFaceScale: (scale: number) => void
  lensView: LensView
  setLensView: (view: LensView) => void
  frameCache: FrameCache
}

const setFaceScale = (scale: number) => remember({ faceScale: scale })

const SLOW_LOAD_MS = 10_000

export function useTryOnSession(isEnabled: boolean): TryOnSession {
  const [renderState, dispatch] = useReducer(nextRenderState, INITIAL_RENDER_STATE)
  const [tracker, setTracker] = useState<Tracker | null>(null)
  const [progress, setProgress] = useState(0)
  const { faceScale } = useTryOnMemory()
  const [lensView, setLensView] = useState(OWN_LENSES)
  const [attempt, setAttempt] = useState(0)
  const queryClient = useQueryClient()
  const frameCache = useRef<FrameCache>(undefined)
  frameCache.current ??= createFrameCache(queryClient)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the tracker again
  useEffect(() => {
    if (!isEnabled) return
    const controller = new AbortController()
    const timeout = setTimeout(() => dispatch({ kind: 'trackerLate' }), SLOW_LOAD_MS)
    let opened: Tracker | undefined
    openTracker(setProgress, controller.signal)
      .then((ready) => {
        opened = ready
        setTracker(ready)
        dispatch({ kind: 'trackerReady' })
      })
      .catch(() => controller.signal.aborted || dispatch({ kind: 'trackerFailed' }))
      .finally(() => clearTimeout(timeout))
    return () => {
      clearTimeout(timeout)
      controller.abort()
      opened?.close()
      setTracker(null)
    }
  }, [isEnabled, attempt])
  useEffect(() => () => frameCache.current?.dispose(), [])

  const retry = useCallback(() => {
    dispatch({ kind: 'trackerRetried' })
    setProgress(0)
    setAttempt((number) => number + 1)
  }, [])
  return useMemo(
    () => ({
      renderState,
      dispatch,
      tracker,
      progress,
      retry,
      faceScale,
      setFaceScale,
      lensView,
      setLensView,
      frameCache: frameCache.current as FrameCache,
    }),
    [renderState, tracker, progress, retry, faceScale, lensView],
  )
}

async function openTracker(onProgress: (share: number) => void, signal: AbortSignal): Promise<Tracker> {
  const { openLitertTracker } = await import('../tracker/litert-tracker.ts')
  return openLitertTracker(onProgress, signal)
}
