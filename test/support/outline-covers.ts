import type { PicturePoint } from '../../src/domain/fitting/face-sample.ts'
import type { HandOutline } from '../../src/domain/fitting/hand-outline.ts'

/** Whether a place is on a finger, the wrist or the edge of the palm. */
export function outlineCovers({ limbs }: HandOutline, [x, y]: PicturePoint): boolean {
  return limbs.some(({ from, to, widthPx }) => {
    const [right, down] = [to[0] - from[0], to[1] - from[1]]
    const along = ((x - from[0]) * right + (y - from[1]) * down) / (right * right + down * down || 1)
    const share = Math.min(1, Math.max(0, along))
    return Math.hypot(from[0] + right * share - x, from[1] + down * share - y) <= widthPx / 2
  })
}
