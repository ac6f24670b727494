import type { Landmarks } from './tracker.ts'

/** A rotated square of a picture: its middle and side in pixels. */
export interface Region {
  x: number
  y: number
  side: number
  angle: number
  isMirrored?: boolean
}

/** The landmark model was trained on crops so much larger than the face. */
const REGION_MARGIN = 1.5
const [RIGHT_EYE, LEFT_EYE] = [33, 263]

/** From shares of the region's side, from its top left, to pixels of the picture. */
export function toImage({ x, y, side, angle, isMirrored }: Region, u: number, v: number): [x: number, y: number] {
  const [right, down] = [(isMirrored ? 0.5 - u : u - 0.5) * side, (v - 0.5) * side]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x + right * cos - down * sin, y + right * sin + down * cos]
}

export function regionFromBox(box: { x: number; y: number; width: number; height: number }, eyes: readonly number[]) {
  const [rightX = 0, rightY = 0, leftX = 1, leftY = 0] = eyes
  const side = Math.max(box.width, box.height) * REGION_MARGIN
  return { x: box.x, y: box.y, side, angle: Math.atan2(leftY - rightY, leftX - rightX) }
}

export function regionFromLandmarks(points: Landmarks): Region {
  const at = (index: number) => [points[index * 3] ?? 0, points[index * 3 + 1] ?? 0] as const
  const [right, left] = [at(RIGHT_EYE), at(LEFT_EYE)]
  const region = squareAround(points, Math.atan2(left[1] - right[1], left[0] - right[0]))
  return { ...region, side: region.side * REGION_MARGIN }
}

/**
 * The square around points, turned by an angle.
 *
 * @param points x, y and z of each, in pixels
 */
export function squareAround(points: Float32Array, angle: number): Region {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    const [along, across] = [x * cos + y * sin, y * cos - x * sin]
    bounds.left = Math.min(bounds.left, along)
    bounds.right = Math.max(bounds.right, along)
    bounds.top = Math.min(bounds.top, across)
    bounds.bottom = Math.max(bounds.bottom, across)
  }
  const [along, across] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
  const side = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top)
  return { x: along * cos - across * sin, y: along * sin + across * cos, side, angle }
}
