import type { FrameType } from '../eyewear.ts'
import type { Vec2 } from '../frame-design/closed-curve.ts'
import { type DesignInput, designOf } from '../frame-design/design-of.ts'
import { lensOutline, type OutlineSpec } from '../frame-design/lens-outline.ts'

/** The opening of a frame for a lens, in mm. */
export interface FrameLens {
  /** The wearer's left lens: counter-clockwise, from the middle of its box, +x to the temple, +y up. */
  outline: readonly Vec2[]
  /** A of the boxing system (ISO 8624). */
  lensWidthMm: number
  /** B. */
  lensHeightMm: number
  /** DBL. */
  bridgeMm: number
  frameType: FrameType
  /** The radius to which the front is bent; null where the frame's shape is unknown. */
  bendRadiusMm: number | null
  /** Whether the outline is the frame's own. Otherwise it follows from the box. */
  isTraced: boolean
}

const OUTLINE_POINTS = 360

/** With an effective diameter of about A + 3 mm, the trade's rule (citicalculator). Covers 0.9 of its box, rather too much. */
const OUTLINE_WITHOUT_SHAPE: OutlineSpec = {
  kind: 'superellipse',
  exponents: [3.4, 3.4, 3.4, 3.4],
  up: 1,
  taper: 0,
  sweep: 0,
  lean: 0,
}

/** The opening for a lens; null where no lens can be made for the product: no measurements, or one shield for both eyes. */
export function frameLensOf(product: DesignInput): FrameLens | null {
  const { measurements, frameType } = product
  if (!measurements || product.shape === 'shield') return null
  const { lensWidthMm, lensHeightMm, bridgeMm } = measurements
  const design = designOf(product)
  return {
    outline: lensOutline(design?.outline ?? OUTLINE_WITHOUT_SHAPE, lensWidthMm, lensHeightMm, OUTLINE_POINTS),
    lensWidthMm,
    lensHeightMm,
    bridgeMm,
    frameType: frameType ?? 'full-rim',
    bendRadiusMm: design?.faceForm.acrossMm ?? null,
    isTraced: design !== null,
  }
}

/** The same shape with a narrower lens and the same bridge. */
export function narrowerBy(frame: FrameLens, mm: number): FrameLens {
  const scale = (frame.lensWidthMm - mm) / frame.lensWidthMm
  return {
    ...frame,
    outline: frame.outline.map(([x, y]) => [x * scale, y * scale]),
    lensWidthMm: frame.lensWidthMm - mm,
    lensHeightMm: frame.lensHeightMm * scale,
  }
}
