import type { Frame } from '../../domain/eyewear.ts'
import { accessoryKind, drawAccessory } from './draw-accessory.ts'
import { drawFrame, type FrameView } from './draw-frame.ts'

/** What a picture needs to know of a product; accessories have no shape and no measurements. */
export type DrawnProduct = { slug: string; name: string } & Pick<Frame, 'material' | 'color'> & {
    [Key in 'shape' | 'frameType' | 'lensColor' | 'measurements']: Frame[Key] | null
  }

/**
 * The drawn picture of a product, as SVG of 1600 × 1000 on pure white; it stands in until the studio's photographs do.
 * An accessory has one drawing for every view.
 */
export function drawProduct(product: DrawnProduct, view: FrameView): string {
  const { slug, name, shape, material, color, frameType, lensColor, measurements } = product
  if (!shape || !frameType || !lensColor || !measurements) return drawAccessory(accessoryKind(slug), color, name)
  return drawFrame({ shape, material, color, frameType, lensColor, measurements }, view, slug, name)
}
