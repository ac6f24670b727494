import { type CSSProperties, useState } from 'react'
import type { Subject } from './painter.ts'

const MIN_FACE_SHARE = 0.3
const TARGET_FACE_SHARE = 0.45
const MAX_SCALE = 2.6
const FACE_WIDTH_MM = 150

/**
 * Enlarges a photo around a small face, unless the shopper switches it off.
 *
 * @returns `toggle` is null where the face is large enough
 */
export function useFaceCloseUp(subject: Subject | null): {
  style: CSSProperties
  scale: number
  isClose: boolean
  toggle: (() => void) | null
} {
  const [isClose, setClose] = useState(true)
  const share = subject ? (FACE_WIDTH_MM * subject.pose.pxPerMm) / subject.width : 1
  if (!subject || share >= MIN_FACE_SHARE) return { style: {}, scale: 1, isClose: false, toggle: null }
  const scale = Math.min(MAX_SCALE, TARGET_FACE_SHARE / share)
  const [x, y] = subject.pose.project([0, 10, 50])
  const style = isClose
    ? {
        scale: String(scale),
        transformOrigin: `${originPercent(x / subject.width, scale)}% ${originPercent(y / subject.height, scale)}%`,
      }
    : {}
  return { style, scale: isClose ? scale : 1, isClose, toggle: () => setClose(!isClose) }
}

/** The transform origin, in percent, that brings a point to the middle without showing more than the photo. */
const originPercent = (share: number, scale: number) =>
  Math.min(1, Math.max(0, (0.5 - share * scale) / (1 - scale))) * 100
