import type { Shape } from '../../src/domain/eyewear.ts'
import type { FrameSize } from '../geometry/frame-design.ts'
import { designFor } from './design-rules.ts'

const size = (a: number, b: number, dbl: number, temple: number, width: number): FrameSize => ({
  lensWidthMm: a,
  lensHeightMm: b,
  bridgeMm: dbl,
  templeMm: temple,
  frameWidthMm: width,
})

/** Designs with measurements of the trade, one per shape: what the geometry is drawn and tested with. */
export const SAMPLE_SIZES: Partial<Record<Shape, FrameSize>> = {
  round: size(48, 46, 22, 145, 138),
  panto: size(49, 44, 21, 145, 142),
  square: size(52, 43, 19, 145, 144),
  rectangle: size(54, 36, 17, 145, 142),
  trapezoid: size(52, 42, 18, 145, 145),
  'cat-eye': size(54, 42, 17, 140, 143),
  butterfly: size(56, 48, 16, 140, 145),
  aviator: size(58, 50, 14, 140, 140),
  hexagonal: size(51, 47, 20, 140, 138),
  oval: size(50, 36, 20, 140, 138),
  browline: size(51, 41, 20, 145, 142),
}

export const sampleDesign = (shape: Shape, material: 'acetate' | 'metal' | 'mixed') => {
  const measured = SAMPLE_SIZES[shape]
  if (!measured) throw new Error(`no sample for ${shape}`)
  return designFor({
    code: `sample-${shape}`,
    shape,
    material,
    frameType: 'full-rim',
    size: measured,
    sun: false,
    kids: false,
  })
}
