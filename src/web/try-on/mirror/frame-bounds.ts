import { Box3, type Matrix4, Vector3 } from 'three'
import type { PixelRect } from './backdrop.ts'
import type { Subject } from './painter.ts'

const SHADOW_MARGIN_MM = 30
const MIN_DEPTH_MM = 20

/**
 * The part of a picture that shows a frame and its shadow, in whole pixels; only that part is rendered.
 *
 * @param box the model's own bounds
 * @param matrix from the model to the camera
 * @returns null where the frame is outside the picture
 */
export function frameBounds({ pose, width, height }: Subject, box: Box3, matrix: Matrix4): PixelRect | null {
  const corner = new Vector3()
  const projected = new Box3()
  for (let i = 0; i < 8; i++) {
    const [{ min, max }, isFar] = [box, (axis: number) => (i & axis) > 0]
    corner.set(isFar(1) ? max.x : min.x, isFar(2) ? max.y : min.y, isFar(4) ? max.z : min.z).applyMatrix4(matrix)
    const nearness = pose.focalPx / Math.max(MIN_DEPTH_MM, -corner.z)
    projected.expandByPoint(corner.set(width / 2 + corner.x * nearness, height / 2 - corner.y * nearness, 0))
  }
  const margin = SHADOW_MARGIN_MM * pose.pxPerMm
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))
  const x = clamp(Math.floor(projected.min.x - margin), width)
  const y = clamp(Math.floor(projected.min.y - margin), height)
  const bounds = {
    x,
    y,
    width: clamp(Math.ceil(projected.max.x + margin), width) - x,
    height: clamp(Math.ceil(projected.max.y + margin), height) - y,
  }
  return bounds.width > 0 && bounds.height > 0 ? bounds : null
}
