import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { frontPlaneTransform } from '../../../domain/fitting/place-2d.ts'
import { type FrontPicture, loadFront } from './front-picture.ts'
import type { Painter, Subject } from './painter.ts'

/** Pupils are a little above the middle of the lenses. */
const RISE_MM = -2
const SHADOW_MM = 3

export function createPainter2d(): Painter {
  const fronts = new Map<number, FrontPicture>()
  return {
    async prepare(product) {
      if (!fronts.has(product.id)) fronts.set(product.id, await loadFront(product))
    },
    paint(context, subject, product, adjustment) {
      const front = fronts.get(product.id)
      if (!front) throw new Error(`${product.slug} was not prepared`)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(subject.picture, 0, 0, subject.width, subject.height)
      paintShadow(context, subject, front, adjustment)
      setFrameTransform(context, subject, adjustment)
      context.globalCompositeOperation = front.isTinted ? 'multiply' : 'source-over'
      draw(context, front.picture, front.widthMm)
      context.globalCompositeOperation = 'source-over'
      context.setTransform(1, 0, 0, 1, 0, 0)
    },
    dispose: () => fronts.clear(),
  }
}

/** After this, drawing is in mm of the frame, from its middle. */
function setFrameTransform(
  context: CanvasRenderingContext2D,
  { pose, scale, width, height }: Subject,
  adjustment: Adjustment,
): void {
  const [a, b, c, d, e, f] = frontPlaneTransform(pose, scale, RISE_MM)
  context.setTransform(1, 0, 0, 1, e + adjustment.right * width, f + adjustment.down * height)
  context.rotate((adjustment.rotationDegrees * Math.PI) / 180)
  context.transform(a * adjustment.scale, b * adjustment.scale, c * adjustment.scale, d * adjustment.scale, 0, 0)
}

function paintShadow(
  context: CanvasRenderingContext2D,
  subject: Subject,
  front: FrontPicture,
  adjustment: Adjustment,
): void {
  setFrameTransform(context, subject, adjustment)
  context.translate(0, SHADOW_MM)
  context.globalAlpha = 0.22
  context.globalCompositeOperation = 'multiply'
  draw(context, front.shadow, front.widthMm)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
}

function draw(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, widthMm: number): void {
  const heightMm = (widthMm * picture.height) / picture.width
  context.drawImage(picture, -widthMm / 2, -heightMm / 2, widthMm, heightMm)
}
