import type { ProductCard } from '../../../contract/catalog.ts'
import { CATEGORY_IDS } from '../../../domain/eyewear.ts'
import { eyeMagnification, type LensView } from '../../../domain/fitting/lens-view.ts'
import type { Adjustment } from '../../../domain/fitting/manual-adjustment.ts'
import { PUPIL_MIDPOINT } from '../../../domain/fitting/place-2d.ts'
import { frameLensOf } from '../../../domain/lens/frame-lens.ts'
import { EYES, type Eye } from '../../../domain/prescription/prescription.ts'
import { setFrameTransform } from './frame-transform.ts'
import type { Subject } from './painter.ts'

/** Half of the mean distance between pupils: the middle of each eye for the impression, not a measurement. */
const HALF_PD_MM = 31.5
/** The wearer's left is on the right of a picture. */
const SIDES: Record<Eye, 1 | -1> = { right: -1, left: 1 }

/**
 * Shows the eyes behind the lenses smaller or larger. Two canvases take turns, so that each picture is a new one for those
 * who keep the last.
 */
export function createLensSight() {
  let [canvas, spare]: (HTMLCanvasElement | undefined)[] = []
  return (subject: Subject, product: ProductCard, adjustment: Adjustment, { power }: LensView): Subject => {
    if (power.right === 0 && power.left === 0) return subject
    const lens = frameLensOf({ ...product, isForKids: product.categoryId === CATEGORY_IDS.kids })
    const next = spare ?? document.createElement('canvas')
    const context = next.getContext('2d')
    if (lens === null || context === null) return subject
    spare = canvas
    canvas = next
    const { width, height, picture, pose } = subject
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(picture, 0, 0, width, height)
    for (const eye of EYES) {
      const side = SIDES[eye]
      const centreMm = (lens.lensWidthMm + lens.bridgeMm) / 2
      context.save()
      setFrameTransform(context, { ...subject, detail: 1 }, adjustment)
      context.beginPath()
      for (const [x, y] of lens.outline) context.lineTo(side * (centreMm + x), -y)
      context.clip()
      const [, pupilY, pupilZ] = PUPIL_MIDPOINT
      const [x, y] = pose.project([side * HALF_PD_MM, pupilY, pupilZ])
      const size = eyeMagnification(power[eye])
      context.setTransform(size, 0, 0, size, x * (1 - size), y * (1 - size))
      context.drawImage(picture, 0, 0, width, height)
      context.restore()
    }
    return { ...subject, picture: canvas }
  }
}
