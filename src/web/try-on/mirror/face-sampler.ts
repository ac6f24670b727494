import type { FaceSample } from '../../../domain/fitting/face-sample.ts'
import type { Subject } from './painter.ts'

const SIDE_PX = 128
/** The square that is looked at, in mm of the head: half of its side, and how far its middle is above the origin. */
const HALF_SIDE_MM = 128
const MIDDLE_UP_MM = 14

let canvas: CanvasRenderingContext2D | null = null

/** The head of a picture at about 2 mm a pixel; null where no canvas can be read. */
export function sampleFace({ picture, pose, width, height }: Subject): FaceSample | null {
  canvas ??= Object.assign(document.createElement('canvas'), { width: SIDE_PX, height: SIDE_PX }).getContext('2d', {
    willReadFrequently: true,
  })
  if (!canvas) return null
  const [x, y] = pose.project([0, MIDDLE_UP_MM, 0])
  const halfSide = HALF_SIDE_MM * pose.pxPerMm
  const [left, top, scale] = [x - halfSide, y - halfSide, SIDE_PX / (2 * halfSide)]
  canvas.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
  canvas.drawImage(picture, 0, 0, width, height)
  return { width: SIDE_PX, height: SIDE_PX, pixels: canvas.getImageData(0, 0, SIDE_PX, SIDE_PX).data, left, top, scale }
}
