import { Box3, type Matrix4, Vector3 } from 'three'
import type { Part } from './backdrop.ts'
import type { Sitter } from './painter.ts'

/** How far the shadow of a frame may fall beside it, in mm of the face. */
const SHADOW_MM = 30
const NEAREST_MM = 20

/**
 * The part of a picture in which a frame and its shadow are seen, in whole pixels; the rest need not be painted anew.
 *
 * @param box the frame's own bounds
 * @param worn where it lies before the camera
 * @returns null where nothing of it is seen
 */
export function wornPart({ pose, width, height }: Sitter, box: Box3, worn: Matrix4): Part | null {
  const corner = new Vector3()
  const seen = new Box3()
  for (let i = 0; i < 8; i++) {
    const [{ min, max }, isFar] = [box, (axis: number) => (i & axis) > 0]
    corner.set(isFar(1) ? max.x : min.x, isFar(2) ? max.y : min.y, isFar(4) ? max.z : min.z).applyMatrix4(worn)
    const nearness = pose.focal / Math.max(NEAREST_MM, -corner.z)
    seen.expandByPoint(corner.set(width / 2 + corner.x * nearness, height / 2 - corner.y * nearness, 0))
  }
  const margin = SHADOW_MM * pose.pxPerMm
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const x = within(Math.floor(seen.min.x - margin), width)
  const y = within(Math.floor(seen.min.y - margin), height)
  const part = {
    x,
    y,
    width: within(Math.ceil(seen.max.x + margin), width) - x,
    height: within(Math.ceil(seen.max.y + margin), height) - y,
  }
  return part.width > 0 && part.height > 0 ? part : null
}
