import { CATEGORY_IDS, type PlaceholderView } from '../../domain/eyewear.ts'
import { colourwayOf, finishesOf } from '../../domain/finishes/frame-finishes.ts'
import { designOf } from '../../domain/frame-design/design-of.ts'
import { drawAccessory } from './placeholder-accessory.ts'
import type { PlaceholderSubject } from './placeholder-address.ts'
import { drawFrame } from './placeholder-frame.ts'
import { drawMeasures } from './placeholder-measures.ts'
import { picture } from './placeholder-svg.ts'

/** The try-on assumes this scale of drawn fronts (`web/try-on/mirror/front-picture.ts`). */
const FRONT_PX_PER_MM = 8.8
const ACCESSORY_PX_PER_MM = 6.6

/**
 * Draws a product as SVG of 1600 × 1000 px on white; an accessory has one drawing for all views. It takes about 15 ms of
 * CPU, so only the placeholder route may call it.
 */
export function drawPlaceholder(product: PlaceholderSubject, view: PlaceholderView): string {
  const design = designOf({ ...product, isForKids: product.categoryId === CATEGORY_IDS.kids })
  const colourway = colourwayOf(product)
  if (design === null || colourway === null) return picture(drawAccessory(product), ACCESSORY_PX_PER_MM)
  const frame = drawFrame(design, finishesOf(colourway))
  return picture(view === 'measured' ? frame + drawMeasures(design) : frame, FRONT_PX_PER_MM)
}
