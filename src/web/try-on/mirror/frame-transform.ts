import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { frontPlaneTransform } from '../../../domain/fitting/place-2d.ts'
import type { Subject } from './painter.ts'

/** Pupils are a little above the middle of the lenses. */
const RISE_MM = -2

/** After this, drawing is in pixels of the picture. */
export function setPictureTransform(context: CanvasRenderingContext2D, detail = 1): void {
  context.setTransform(detail, 0, 0, detail, 0, 0)
  context.imageSmoothingQuality = 'high'
}

/** After this, drawing is in mm of the frame, from its middle. */
export function setFrameTransform(
  context: CanvasRenderingContext2D,
  { pose, scale, width, height, detail = 1 }: Subject,
  adjustment: Adjustment,
): void {
  const [a, b, c, d, e, f] = frontPlaneTransform(pose, scale, RISE_MM)
  setPictureTransform(context, detail)
  context.translate(e + adjustment.right * width, f + adjustment.down * height)
  context.rotate((adjustment.rotationDegrees * Math.PI) / 180)
  context.transform(a * adjustment.scale, b * adjustment.scale, c * adjustment.scale, d * adjustment.scale, 0, 0)
}
