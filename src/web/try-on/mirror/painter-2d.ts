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
    paint(context, subject, product, hand) {
      const front = fronts.get(product.id)
      if (!front) throw new Error(`${product.slug} was not made ready`)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(subject.picture, 0, 0, subject.width, subject.height)
      paintShadow(context, subject, front, hand)
      place(context, subject, hand)
      context.globalCompositeOperation = front.isTinted ? 'multiply' : 'source-over'
      draw(context, front.picture, front.widthMm)
      context.globalCompositeOperation = 'source-over'
      context.setTransform(1, 0, 0, 1, 0, 0)
    },
    dispose: () => fronts.clear(),
  }
}

/** After this, drawing is in mm of the frame, from its middle. */
function place(context: CanvasRenderingContext2D, { pose, scale, width, height }: Subject, hand: Adjustment): void {
  const [a, b, c, d, e, f] = frontPlaneTransform(pose, scale, RISE_MM)
  context.setTransform(1, 0, 0, 1, e + hand.right * width, f + hand.down * height)
  context.rotate((hand.rotationDegrees * Math.PI) / 180)
  context.transform(a * hand.scale, b * hand.scale, c * hand.scale, d * hand.scale, 0, 0)
}

function paintShadow(context: CanvasRenderingContext2D, subject: Subject, front: FrontPicture, hand: Adjustment): void {
  place(context, subject, hand)
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
