import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Product } from '../../../contract/catalog.ts'
import { type Adjustment, behindMirror } from '../../../domain/fitting/hand-adjustment.ts'
import { measureEyes } from '../../../domain/fitting/pupillary-distance.ts'
import { solvePose } from '../../../domain/fitting/solve-pose.ts'
import { createSteadyPose } from '../../../domain/fitting/steady-pose.ts'
import { createPace } from '../ladder.ts'
import type { Tracker } from '../tracker/tracker.ts'
import type { Fitting } from '../use-fitting.ts'
import type { Painter, Sitter } from './painter.ts'
import type { EyeWatch } from './use-pupils.ts'

const LONGEST_SIDE = 960
/** Now and then a picture cannot be grabbed, as while a camera starts or turns; so many in a row are a failure. */
const FAILURES_IN_A_ROW = 20

interface Stage {
  canvas: RefObject<HTMLCanvasElement | null>
  video: RefObject<HTMLVideoElement | null>
  /** As the shopper sees it, mirrored. */
  adjustment: RefObject<Adjustment>
  /** There while eyes are measured. */
  watch: RefObject<EyeWatch | null>
  /** Told of each face before which a frame was painted. */
  onFace: (sitter: Sitter) => void
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
  const isTooSlow = ladder.against3d === 'slow3d'

  useEffect(() => {
    tell({ kind: 'cameraOn' })
    return () => tell({ kind: 'cameraGone' })
  }, [tell])

  useEffect(() => {
    if (!tracker || !product) return setPainted(null)
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
    const paint = createLivePainter(tracker, tell, { adjustment, watch, scale, onFace })
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
  }, [tracker, wardrobe, product, tell, canvas, video, adjustment, watch, onFace, isTooSlow])
  return painted
}

function createLivePainter(
  tracker: Tracker,
  tell: Fitting['tell'],
  { adjustment, watch, scale, onFace }: Pick<Stage, 'adjustment' | 'watch' | 'onFace'> & { scale: RefObject<number> },
) {
  const steady = createSteadyPose()
  const isSlow = createPace()
  let hadFace: boolean | null = null

  return async (
    video: HTMLVideoElement,
    canvas: HTMLCanvasElement,
    painter: Painter,
    product: Product,
    is3d: boolean,
  ) => {
    const taken = await grab(video)
    const seconds = performance.now() / 1000
    const { frame, landmarks, eyes } = await tracker.track(taken, watch.current ? 'eyes' : 'live')
    const { width, height } = frame
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) return
    const began = performance.now()
    if (landmarks) {
      const seen = solvePose(landmarks, { width, height })
      if (eyes) watch.current?.(measureEyes(eyes, seen))
      const pose = steady(seen, { x: width / 2, y: height / 2 }, seconds)
      const sitter = { picture: frame, width, height, landmarks, pose, scale: scale.current, isLive: true }
      painter.paint(context, sitter, product, behindMirror(adjustment.current))
      onFace(sitter)
    } else {
      context.drawImage(frame, 0, 0)
      watch.current?.('noFace')
    }
    const now = performance.now()
    frame.close()
    if (landmarks && is3d && isSlow(now - began, now)) tell({ kind: 'slow3d' })
    if (hadFace !== (landmarks !== null)) {
      hadFace = landmarks !== null
      tell({ kind: hadFace ? 'faceFound' : 'noFace' })
    }
  }
}

/** A camera that was only just opened shows nothing yet, and nothing cannot be grabbed. */
const hasPicture = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA

function grab(video: HTMLVideoElement): Promise<ImageBitmap> {
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight))
  return createImageBitmap(video, {
    resizeWidth: Math.round(video.videoWidth * shrink),
    resizeHeight: Math.round(video.videoHeight * shrink),
  })
}

/** Waits for the camera's next picture, or for the screen's where a browser does not tell. */
function nextPicture(video: HTMLVideoElement | null): Promise<unknown> {
  return new Promise((resolve) => {
    if (hasPicture(video) && 'requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve)
    else requestAnimationFrame(resolve)
  })
}
