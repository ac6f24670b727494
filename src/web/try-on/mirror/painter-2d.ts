import { OWN_LENSES } from '../../../domain/fitting/lens-view.ts'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { coverFrame } from './cover-frame.ts'
import { createFaceStudy } from './face-study.ts'
import { setFrameTransform, setPictureTransform } from './frame-transform.ts'
import { type FrontPicture, loadFront } from './front-picture.ts'
import type { Painter, Subject } from './painter.ts'
import { createLensSight } from './through-lenses.ts'

const SHADOW_MM = 3

export function createPainter2d(): Painter {
  const fronts = new Map<number, FrontPicture>()
  const seeThrough = createLensSight()
  const study = createFaceStudy(null)
  return {
    async prepare(product) {
      if (!fronts.has(product.id)) fronts.set(product.id, await loadFront(product))
    },
    paint(context, subject, product, adjustment, view = OWN_LENSES) {
      const front = fronts.get(product.id)
      if (!front) throw new Error(`${product.slug} was not prepared`)
      setPictureTransform(context, subject.detail)
      const { picture } = seeThrough(subject, product, adjustment, view)
      context.drawImage(picture, 0, 0, subject.width, subject.height)
      paintShadow(context, subject, front, adjustment)
      setFrameTransform(context, subject, adjustment)
      context.globalCompositeOperation = front.isTinted ? 'multiply' : 'source-over'
      draw(context, front.picture, front.widthMm)
      context.globalCompositeOperation = 'source-over'
      coverFrame(context, subject, study(subject).study?.fringe ?? null)
      context.setTransform(1, 0, 0, 1, 0, 0)
    },
    dispose: () => fronts.clear(),
  }
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
