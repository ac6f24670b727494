import type { RefObject } from 'react'
import type { ProductCard } from '../../../contract/catalog.ts'
import type { LensView } from '../../../domain/fitting/lens-view.ts'
import { type Adjustment, mirrorAdjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { measureEyes } from '../../../domain/fitting/pupillary-distance.ts'
import { createPoseSmoother } from '../../../domain/fitting/smooth-pose.ts'
import { solvePose } from '../../../domain/fitting/solve-pose.ts'
import { createSlownessDetector } from '../slowness-detector.ts'
import type { Tracker } from '../tracker/tracker.ts'
import type { Painter, Subject } from './painter.ts'
import type { EyeListener } from './use-pupil-measurement.ts'
import type { TryOnSession } from './use-try-on-session.ts'

const LONGEST_SIDE = 960

export interface LivePainterOptions {
  adjustment: RefObject<Adjustment>
  eyeListener: RefObject<EyeListener | null>
  /** Millimetres of the canonical face to one true millimetre. */
  scale: RefObject<number>
  view: RefObject<LensView>
  onFace: (subject: Subject) => void
  /** Set once 3D was too slow at full resolution. */
  isCoarse: RefObject<boolean>
  /** Checked after tracking, so that nothing is painted for a shopper who left. */
  isCancelled: () => boolean
}

export function createLivePainter(
  tracker: Tracker,
  dispatch: TryOnSession['dispatch'],
  { adjustment, eyeListener, scale, view, onFace, isCoarse, isCancelled }: LivePainterOptions,
) {
  const smooth = createPoseSmoother()
  let isSlow = createSlownessDetector()
  let hadFace: boolean | null = null

  return async (
    video: HTMLVideoElement,
    canvas: HTMLCanvasElement,
    painter: Painter,
    product: ProductCard,
    is3d: boolean,
  ) => {
    const captured = await captureFrame(video)
    const seconds = performance.now() / 1000
    const { frame, landmarks, eyes, hands } = await tracker.track(captured, eyeListener.current ? 'eyes' : 'live')
    if (isCancelled()) return frame.close()
    const { width, height } = frame
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    if (!context) return
    const startedAtMs = performance.now()
    if (landmarks) {
      const measured = solvePose(landmarks, { width, height })
      if (eyes) eyeListener.current?.(measureEyes(eyes, measured))
      const pose = smooth(measured, { x: width / 2, y: height / 2 }, seconds)
      const detail = { isLive: true, isCoarse: is3d && isCoarse.current }
      const subject = { picture: frame, width, height, landmarks, pose, hands, scale: scale.current, ...detail }
      painter.paint(context, subject, product, mirrorAdjustment(adjustment.current), view.current)
      onFace(subject)
    } else {
      context.drawImage(frame, 0, 0)
      eyeListener.current?.('noFace')
    }
    const now = performance.now()
    frame.close()
    if (landmarks && is3d && isSlow(now - startedAtMs, now)) {
      if (isCoarse.current) dispatch({ kind: 'slow3d' })
      isCoarse.current = true
      isSlow = createSlownessDetector()
    }
    if (hadFace !== (landmarks !== null)) {
      hadFace = landmarks !== null
      dispatch({ kind: hadFace ? 'faceFound' : 'noFace' })
    }
  }
}

/** A camera that was only just opened delivers no picture yet. */
export const hasVideoFrame = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.videoWidth > 0 && video.readyState >= video.HAVE_CURRENT_DATA

function captureFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight))
  return createImageBitmap(video, {
    resizeWidth: Math.round(video.videoWidth * scale),
    resizeHeight: Math.round(video.videoHeight * scale),
  })
}

/** Resolves with the camera's next picture, or the screen's next frame where the browser does not report them. */
export function nextVideoFrame(video: HTMLVideoElement | null): Promise<unknown> {
  return new Promise((resolve) => {
    if (hasVideoFrame(video) && 'requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve)
    else requestAnimationFrame(resolve)
  })
}
