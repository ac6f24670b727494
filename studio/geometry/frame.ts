import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { acetateFrontParts, acetateTempleParts } from './acetate-parts.ts'
import { lensMesh } from './lens.ts'
import { both, type Fineness, type Part } from './part.ts'
import { halfRims, metalTempleParts, padParts, rimlessMounts, wireRims } from './wire-parts.ts'

/** All parts of a frame in mm: x to the wearer's left (viewer's right), y up, z to the viewer, datum line at y = 0. */
export function buildFrame(design: FrameDesign, fine: Fineness): Part[] {
  return [...lenses(design, fine), ...bodyOf(design, fine)]
}

function lenses(design: FrameDesign, fine: Fineness): Part[] {
  const lens = lensMesh(design, fine.lensRings, fine.lensAround)
  return design.construction === 'shield'
    ? [{ name: 'lens', material: 'lens', mesh: lens }]
    : both('lens', 'lens', lens)
}

function bodyOf(design: FrameDesign, fine: Fineness): Part[] {
  switch (design.construction) {
    case 'acetate':
      return [...acetateFrontParts(design, fine), ...acetateTempleParts(design, fine)]
    case 'shield':
      return [...acetateFrontParts(design, fine), ...acetateTempleParts(design, fine), ...padParts(design)]
    case 'browline':
      return [
        ...wireRims(design, fine),
        ...acetateFrontParts(design, fine),
        ...acetateTempleParts(design, fine),
        ...padParts(design),
      ]
    case 'metal':
      return [...wireRims(design, fine), ...metalTempleParts(design, fine), ...padParts(design)]
    case 'half-rim':
      return [...halfRims(design, fine), ...metalTempleParts(design, fine), ...padParts(design)]
    case 'rimless':
      return [...rimlessMounts(design, fine), ...metalTempleParts(design, fine), ...padParts(design)]
  }
}
