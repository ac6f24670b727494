import type { PicturePoint } from '../../../domain/fitting/face-sample.ts'
import { type Fringe, type FringeStrip, stripsOf } from '../../../domain/fitting/fringe.ts'
import { handOutline } from '../../../domain/fitting/hand-outline.ts'
import type { Hand } from '../tracker/tracker.ts'
import type { PixelRect } from './backdrop.ts'
import { setPictureTransform } from './frame-transform.ts'
import type { Subject } from './painter.ts'

/** How soft the edges are, in mm. */
const HAIR_SOFT_MM = 2.5
const HAND_SOFT_MM = 1.5
const UP_MM = 12
const MARGIN_MM = 4

let layers: { mask: CanvasRenderingContext2D; covering: CanvasRenderingContext2D } | null = null

function createLayers(): typeof layers {
  const [mask, covering] = [1, 2].map(() => document.createElement('canvas').getContext('2d'))
  return mask && covering ? { mask, covering } : null
}

/** Lays what is in front of a painted frame over it again: a fringe or a hat, and hands. */
export function coverFrame(context: CanvasRenderingContext2D, subject: Subject, fringe: Fringe | null): void {
  const { landmarks, pose, hands = [] } = subject
  if (fringe) {
    const outline = outlineOf(stripsOf(fringe, landmarks), pose.pxPerMm)
    coverPart(context, subject, { bounds: boundsOf(outline), softMm: HAIR_SOFT_MM }, (mask) => {
      mask.beginPath()
      for (const point of outline) mask.lineTo(...point)
      mask.fill()
    })
  }
  for (const hand of hands) coverHand(context, subject, hand)
}

function coverHand(context: CanvasRenderingContext2D, subject: Subject, hand: Hand): void {
  const { palm, limbs } = handOutline(hand)
  const bounds = boundsOf([
    ...palm,
    ...limbs.flatMap(({ from, to, widthPx }) => [...around(from, widthPx), ...around(to, widthPx)]),
  ])
  coverPart(context, subject, { bounds, softMm: HAND_SOFT_MM }, (mask) => {
    mask.lineCap = 'round'
    mask.beginPath()
    for (const point of palm) mask.lineTo(...point)
    mask.fill()
    for (const { from, to, widthPx } of limbs) {
      mask.lineWidth = widthPx
      mask.beginPath()
      mask.moveTo(...from)
      mask.lineTo(...to)
      mask.stroke()
    }
  })
}

interface Part {
  /** In pixels of the picture. */
  bounds: PixelRect
  softMm: number
}

/** Copies the picture to where `drawMask` draws, with soft edges. */
function coverPart(
  context: CanvasRenderingContext2D,
  { picture, width, height, pose, detail }: Subject,
  { bounds, softMm }: Part,
  drawMask: (mask: CanvasRenderingContext2D) => void,
): void {
  layers ??= createLayers()
  if (!layers) return
  const margin = MARGIN_MM * pose.pxPerMm
  const [x, y] = [Math.max(0, Math.floor(bounds.x - margin)), Math.max(0, Math.floor(bounds.y - margin))]
  const right = Math.min(width, Math.ceil(bounds.x + bounds.width + margin))
  const bottom = Math.min(height, Math.ceil(bounds.y + bounds.height + margin))
  if (right <= x || bottom <= y) return
  const { mask, covering } = layers
  for (const { canvas } of [mask, covering]) Object.assign(canvas, { width: right - x, height: bottom - y })
  mask.setTransform(1, 0, 0, 1, -x, -y)
  drawMask(mask)
  covering.filter = `blur(${(softMm / 2) * pose.pxPerMm}px)`
  covering.drawImage(mask.canvas, 0, 0)
  covering.filter = 'none'
  covering.globalCompositeOperation = 'source-in'
  covering.drawImage(picture, -x, -y, width, height)
  setPictureTransform(context, detail)
  context.drawImage(covering.canvas, x, y)
}

/** From above the hairline down to the lower ends. */
function outlineOf(strips: readonly FringeStrip[], pxPerMm: number): PicturePoint[] {
  const above = strips.map(({ top, end }): PicturePoint => {
    const up = (UP_MM * pxPerMm) / (Math.hypot(top[0] - end[0], top[1] - end[1]) || 1)
    return [top[0] + (top[0] - end[0]) * up, top[1] + (top[1] - end[1]) * up]
  })
  return [...above, ...strips.map(({ end }) => end).toReversed()]
}

const around = ([x, y]: PicturePoint, widthPx: number): PicturePoint[] => [
  [x - widthPx / 2, y - widthPx / 2],
  [x + widthPx / 2, y + widthPx / 2],
]

function boundsOf(points: readonly PicturePoint[]): PixelRect {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}
