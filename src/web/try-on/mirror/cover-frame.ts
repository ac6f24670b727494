import type { PicturePoint } from '../../../domain/fitting/face-sample.ts'
import { type Fringe, type FringeStrip, stripsOf } from '../../../domain/fitting/fringe.ts'
import type { PixelRect } from './backdrop.ts'
import { setPictureTransform } from './frame-transform.ts'
import type { Subject } from './painter.ts'

/** How soft the edge of hair is, in mm. */
const SOFT_MM = 2.5
const UP_MM = 12
const MARGIN_MM = 4

let layer: CanvasRenderingContext2D | null = null

/** Lays what hangs over the brow over a painted frame again: a fringe or a hat. */
export function coverFrame(context: CanvasRenderingContext2D, subject: Subject, fringe: Fringe | null): void {
  if (!fringe) return
  layer ??= document.createElement('canvas').getContext('2d')
  if (!layer) return
  const { picture, width, height, pose, landmarks } = subject
  const outline = outlineOf(stripsOf(fringe, landmarks), pose.pxPerMm)
  const { x, y, ...size } = boundsOf(outline, MARGIN_MM * pose.pxPerMm)
  Object.assign(layer.canvas, size)
  layer.setTransform(1, 0, 0, 1, -x, -y)
  layer.filter = `blur(${(SOFT_MM / 2) * pose.pxPerMm}px)`
  layer.beginPath()
  for (const point of outline) layer.lineTo(...point)
  layer.fill()
  layer.filter = 'none'
  layer.globalCompositeOperation = 'source-in'
  layer.drawImage(picture, 0, 0, width, height)
  setPictureTransform(context, subject.detail)
  context.drawImage(layer.canvas, x, y)
}

/** From above the hairline down to the lower ends. */
function outlineOf(strips: readonly FringeStrip[], pxPerMm: number): PicturePoint[] {
  const above = strips.map(({ top, end }): PicturePoint => {
    const up = (UP_MM * pxPerMm) / (Math.hypot(top[0] - end[0], top[1] - end[1]) || 1)
    return [top[0] + (top[0] - end[0]) * up, top[1] + (top[1] - end[1]) * up]
  })
  return [...above, ...strips.map(({ end }) => end).toReversed()]
}

/** In whole pixels. */
function boundsOf(points: readonly PicturePoint[], margin: number): PixelRect {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.floor(Math.min(...across) - margin), Math.floor(Math.min(...down) - margin)]
  return { x, y, width: Math.ceil(Math.max(...across) + margin) - x, height: Math.ceil(Math.max(...down) + margin) - y }
}
