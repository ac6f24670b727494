import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { acetateFrontParts, acetateTempleParts, acetateTemplePlace } from './acetate-parts.ts'
import { lensMesh } from './lens.ts'
import { type MeshDetail, mirroredPair, type Part } from './part.ts'
import { type TemplePrint, templePrintParts } from './temple-print.ts'
import { halfRims, metalTempleParts, padParts, rimlessMounts, wireRims, wireTemplePlace } from './wire-parts.ts'

/** All parts of a frame in mm: x to the wearer's left (the viewer's right), y up, z to the viewer; the datum line is y = 0. */
export function buildFrame(design: FrameDesign, detail: MeshDetail, print: TemplePrint | null = null): Part[] {
  const place = design.temple.sleeveMm > 0 ? wireTemplePlace(design) : acetateTemplePlace(design)
  const letters = print ? templePrintParts(design, print, place) : []
  return [...lenses(design, detail), ...frameParts(design, detail), ...letters]
}

function lenses(design: FrameDesign, detail: MeshDetail): Part[] {
  const lens = lensMesh(design, detail.lensRings, detail.lensAround)
  return design.construction === 'shield'
    ? [{ name: 'lens', material: 'lens', mesh: lens }]
    : mirroredPair('lens', 'lens', lens)
}

function frameParts(design: FrameDesign, detail: MeshDetail): Part[] {
  switch (design.construction) {
    case 'acetate':
      return [...acetateFrontParts(design, detail), ...acetateTempleParts(design, detail)]
    case 'shield':
      return [...acetateFrontParts(design, detail), ...acetateTempleParts(design, detail), ...padParts(design)]
    case 'browline':
      return [
        ...wireRims(design, detail),
        ...acetateFrontParts(design, detail),
        ...acetateTempleParts(design, detail),
        ...padParts(design),
      ]
    case 'metal':
      return [...wireRims(design, detail), ...metalTempleParts(design, detail), ...padParts(design)]
    case 'half-rim':
      return [...halfRims(design, detail), ...metalTempleParts(design, detail), ...padParts(design)]
    case 'rimless':
      return [...rimlessMounts(design, detail), ...metalTempleParts(design, detail), ...padParts(design)]
  }
}
