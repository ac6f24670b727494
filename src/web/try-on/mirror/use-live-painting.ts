import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { Product } from '../../../contract/catalog.ts'
import type { Fitting } from '../use-fitting.ts'
import { createLivePainter, hasPicture, type LiveStage, nextPicture } from './live-painter.ts'
import type { Painter } from './painter.ts'

/** A picture cannot be grabbed while a camera starts or turns, which is over within a few; so many in a row are a failure. */
const FAILURES_IN_A_ROW = 5

interface Stage extends Pick<LiveStage, 'adjustment' | 'watch' | 'onFace'> {
  canvas: RefObject<HTMLCanvasElement | null>
  video: RefObject<HTMLVideoElement | null>
}

interface Size {
  width: number
  height: number
}

/**
 * Paints each picture of a camera with the frame on: tracked, then painted on that very picture, and only then is the
 * next one taken.
 *
 * @returns how large what is painted is, or null while nothing is
 */
export function useLivePainting(
  { canvas, video, adjustment, watch, onFace }: Stage,
  { tracker, wardrobe, tell, ladder, faceScale }: Fitting,
  product: Product | undefined,
): Size | null {
  const [painted, setPainted] = useState<Size | null>(null)
  const scale = useRef(faceScale)
  useEffect(() => {
    scale.current = faceScale
  }, [faceScale])
  // Another page is being loaded: what it needs of the processor goes first.
  const isLeaving = useNavigation().state !== 'idle'
  const isTooSlow = ladder.against3d === 'slow3d'

  useEffect(() => {
    tell({ kind: 'cameraOn' })
    return () => tell({ kind: 'cameraGone' })
  }, [tell])

  useEffect(() => {
    if (!tracker || !product) return setPainted(null)
    if (isLeaving) return
    const run = { isLeft: false, is3d: false, painter: null as Painter | null }
    const dress = async () => {
      run.painter = await wardrobe.flat(product).catch(() => null)
      if (isTooSlow) return
      const model = await wardrobe.model(product)
      if (run.isLeft) return
      if (model === 'noWebGl') return tell({ kind: model })
      tell({ kind: 'modelLooked', isThere: model !== 'noModel' })
      if (model !== 'noModel') Object.assign(run, { painter: model, is3d: true })
    }
    void dress()
    const paint = createLivePainter(tracker, tell, { adjustment, watch, scale, onFace, isOver: () => run.isLeft })
    const paintNext = async () => {
      await nextPicture(video.current)
      // The element may be another, or gone, by the time it is painted.
      const surface = canvas.current
      if (run.isLeft || !run.painter || !hasPicture(video.current) || !surface) return
      await paint(video.current, surface, run.painter, product, run.is3d)
      const { width, height } = surface
      if (!run.isLeft)
        setPainted((last) => (last?.width === width && last.height === height ? last : { width, height }))
    }
    const loop = async () => {
      let failures = 0
      while (!run.isLeft) {
        try {
          await paintNext()
          failures = 0
        } catch (error) {
          failures += 1
          if (failures === FAILURES_IN_A_ROW) throw error
        }
      }
    }
    tracker.reset()
    loop().catch(() => run.isLeft || tell({ kind: 'trackerFailed' }))
    return () => {
      run.isLeft = true
    }
  }, [tracker, wardrobe, product, tell, canvas, video, adjustment, watch, onFace, isTooSlow, isLeaving])
  return painted
}
