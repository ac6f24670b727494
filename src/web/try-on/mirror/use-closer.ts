import { type CSSProperties, useState } from 'react'
import type { Sitter } from './painter.ts'

/** Below this share of the photo's width a face is too small to judge a frame by. */
const SMALL = 0.3
const WANTED = 0.45
const MOST = 2.6
const FACE_MM = 150

/**
 * A nearer view of a photo whose face is small, unless the shopper wants the whole of it.
 *
 * @returns the style of what is shown nearer, and `null` instead of a switch where the face is large enough
 */
export function useCloser(sitter: Sitter | null): {
  style: CSSProperties
  isClose: boolean
  toggle: (() => void) | null
} {
  const [isClose, setClose] = useState(true)
  const share = sitter ? (FACE_MM * sitter.pose.pxPerMm) / sitter.width : 1
  if (!sitter || share >= SMALL) return { style: {}, isClose: false, toggle: null }
  const growth = Math.min(MOST, WANTED / share)
  const [x, y] = sitter.pose.project([0, 10, 50])
  const style = isClose
    ? {
        scale: String(growth),
        transformOrigin: `${rest(x / sitter.width, growth)}% ${rest(y / sitter.height, growth)}%`,
      }
    : {}
  return { style, isClose, toggle: () => setClose(!isClose) }
}

/** Which point must stay where it is, in percent, for a point to come into the middle; never beyond the photo's edge. */
const rest = (share: number, growth: number) => Math.min(1, Math.max(0, (0.5 - share * growth) / (1 - growth))) * 100
