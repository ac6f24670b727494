import type { Adjustment } from '../../../domain/fitting/hand-adjustment.ts'
import { placePlane } from '../../../domain/fitting/place-2d.ts'
import { type FrontPicture, loadFront } from './front-picture.ts'
import type { Painter, Sitter } from './painter.ts'

/** Pupils are worn a little above the middle of the lenses. */
const RISE_MM = -2
const SHADOW_MM = 3

/** Paints the frame's front view on the face, foreshortened and turned with it. */
export function createPainter2d(): Painter {
  const fronts = new Map<number, FrontPicture>()
  return {
    async prepare(product) {
      if (!fronts.has(product.id)) fronts.set(product.id, await loadFront(product))
    },
    paint(context, sitter, product, hand) {
      const front = fronts.get(product.id)
      if (!front) throw new Error(`${product.slug} was not made ready`)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.drawImage(sitter.picture, 0, 0, sitter.width, sitter.height)
      paintShadow(context, sitter, front, hand)
      place(context, sitter, hand)
      context.globalCompositeOperation = front.isTinted ? 'multiply' : 'source-over'
      draw(context, front.picture, front.widthMm)
      context.globalCompositeOperation = 'source-over'
      context.setTransform(1, 0, 0, 1, 0, 0)
    },
    dispose: () => fronts.clear(),
  }
}

/** From here on, what is drawn is drawn in mm of the frame, from its middle. */
function place(context: CanvasRenderingContext2D, { pose, scale, width, height }: Sitter, hand: Adjustment): void {
  const [a, b, c, d, e, f] = placePlane(pose, scale, RISE_MM)
  context.setTransform(1, 0, 0, 1, e + hand.right * width, f + hand.down * height)
  context.rotate((hand.turn * Math.PI) / 180)
  context.transform(a * hand.scale, b * hand.scale, c * hand.scale, d * hand.scale, 0, 0)
}

function paintShadow(context: CanvasRenderingContext2D, sitter: Sitter, front: FrontPicture, hand: Adjustment): void {
  place(context, sitter, hand)
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
