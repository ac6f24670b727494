import type { RefObject } from 'react'
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

export interface LiveStage {
  /** As the shopper sees it, mirrored. */
  adjustment: RefObject<Adjustment>
  /** There while eyes are measured. */
  watch: RefObject<EyeWatch | null>
  /** Millimetres of a frame to one of the canonical face. */
  scale: RefObject<number>
  /** Told of each face before which a frame was painted. */
  onFace: (sitter: Sitter) => void
  /** Whether nobody looks any more; then nothing is painted, though it was being tracked. */
  isOver: () => boolean
}

/** Paints one picture after another of a camera with the frame on, each on the very picture it was tracked in. */
export function createLivePainter(
  tracker: Tracker,
  tell: Fitting['tell'],
  { adjustment, watch, scale, onFace, isOver }: LiveStage,
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
    if (isOver()) return frame.close()
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
export const hasPicture = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA

function grab(video: HTMLVideoElement): Promise<ImageBitmap> {
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight))
  return createImageBitmap(video, {
    resizeWidth: Math.round(video.videoWidth * shrink),
    resizeHeight: Math.round(video.videoHeight * shrink),
  })
}

/** Waits for the camera's next picture, or for the screen's where a browser does not tell. */
export function nextPicture(video: HTMLVideoElement | null): Promise<unknown> {
  return new Promise((resolve) => {
    if (hasPicture(video) && 'requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve)
    else requestAnimationFrame(resolve)
  })
}
