import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '../../../contract/catalog.ts'
import { useIsNavigating } from '../../navigation/view.ts'
import { createLivePainter, hasVideoFrame, type LivePainterOptions, nextVideoFrame } from './live-painter.ts'
import { loadHandModels } from './notice-hands.ts'
import type { Painter } from './painter.ts'
import { prepareFlat, preparePainters } from './prepare-painters.ts'
import type { TryOnSession } from './use-try-on-session.ts'

/** Single failures are normal while a camera starts or rotates. */
const MAX_CONSECUTIVE_FAILURES = 5

interface LivePaintingTargets extends Pick<LivePainterOptions, 'adjustment' | 'eyeListener' | 'onFace'> {
  canvas: RefObject<HTMLCanvasElement | null>
  video: RefObject<HTMLVideoElement | null>
}

interface Size {
  width: number
  height: number
}

/**
 * Paints a camera's pictures with the frame on, one at a time: the next is taken when the last is painted.
 *
 * @returns the size of the painted picture, or null while there is none
 */
export function useLivePainting(
  { canvas, video, adjustment, eyeListener, onFace }: LivePaintingTargets,
  { tracker, frameCache, dispatch, renderState, faceScale, lensView }: TryOnSession,
  product: ProductCard | undefined,
): Size | null {
  const [painted, setPainted] = useState<Size | null>(null)
  const scale = useRef(faceScale ?? 1)
  const view = useRef(lensView)
  const isCoarse = useRef(false)
  useEffect(() => {
    scale.current = faceScale ?? 1
    view.current = lensView
  }, [faceScale, lensView])
  // The page that is loading needs the processor.
  const isNavigating = useIsNavigating()
  const is3dTooSlow = renderState.obstacle3d === 'slow3d'
  const isPainting = painted !== null
  useEffect(() => {
    if (tracker && isPainting) void loadHandModels(tracker)
  }, [tracker, isPainting])

  useEffect(() => {
    dispatch({ kind: 'cameraOn' })
    return () => dispatch({ kind: 'cameraOff' })
  }, [dispatch])

  useEffect(() => {
    if (!tracker || !product) return setPainted(null)
    if (isNavigating) return
    const run = { isCancelled: false, is3d: false, painter: null as Painter | null }
    const isCancelled = () => run.isCancelled
    const listeners = {
      onPainter: (painter: Painter, is3d: boolean) => Object.assign(run, { painter, is3d }),
      isCancelled,
    }
    void (is3dTooSlow
      ? prepareFlat(frameCache, product, listeners)
      : preparePainters({ frameCache, dispatch }, product, listeners))
    const paint = createLivePainter(tracker, dispatch, {
      adjustment,
      eyeListener,
      scale,
      view,
      onFace,
      isCoarse,
      isCancelled,
    })
    const paintNext = async () => {
      await nextVideoFrame(video.current)
      // The elements may be replaced or removed while the picture is tracked.
      const surface = canvas.current
      if (run.isCancelled || !run.painter || !hasVideoFrame(video.current) || !surface) return
      await paint(video.current, surface, run.painter, product, run.is3d)
      const { width, height } = surface
      if (!run.isCancelled)
        setPainted((last) => (last?.width === width && last.height === height ? last : { width, height }))
    }
    tracker.reset()
    repeat(paintNext, isCancelled).catch(() => run.isCancelled || dispatch({ kind: 'trackerFailed' }))
    return () => {
      run.isCancelled = true
    }
  }, [
    tracker,
    frameCache,
    product,
    dispatch,
    canvas,
    video,
    adjustment,
    eyeListener,
    onFace,
    is3dTooSlow,
    isNavigating,
  ])
  return painted
}

async function repeat(action: () => Promise<void>, isCancelled: () => boolean): Promise<void> {
  let failures = 0
  while (!isCancelled()) {
    try {
      await action()
      failures = 0
    } catch (error) {
      failures += 1
      if (failures === MAX_CONSECUTIVE_FAILURES) throw error
    }
  }
}
