import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { frontPlaneTransform } from '../../../domain/fitting/place-2d.ts'
import type { Subject } from './painter.ts'

/** Pupils are a little above the middle of the lenses. */
const RISE_MM = -2

/** After this, drawing is in mm of the frame, from its middle. */
export function setFrameTransform(
  context: CanvasRenderingContext2D,
  { pose, scale, width, height }: Subject,
  adjustment: Adjustment,
): void {
  const [a, b, c, d, e, f] = frontPlaneTransform(pose, scale, RISE_MM)
  context.setTransform(1, 0, 0, 1, e + adjustment.right * width, f + adjustment.down * height)
  context.rotate((adjustment.rotationDegrees * Math.PI) / 180)
  context.transform(a * adjustment.scale, b * adjustment.scale, c * adjustment.scale, d * adjustment.scale, 0, 0)
}
