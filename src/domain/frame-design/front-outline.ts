import { resampleClosed, type Vec2 } from './closed-curve.ts'
import { type FrameDesign, lensCentreX, lensSpanMm, type RimWidths } from './frame-design.ts'
import { lensOutline } from './lens-outline.ts'

/** The edge of the wearer's left lens, or of the shield, before bending; mm, counter-clockwise. */
export function outlineOf(design: FrameDesign, count: number): Vec2[] {
  const outline = lensOutline(design.outline, lensSpanMm(design), design.size.lensHeightMm, 400)
  return resampleClosed(outline, count).map(([x, y]) => [x + lensCentreX(design), y])
}

export function edgeAt(design: FrameDesign, y: number, side: 'nasal' | 'temporal'): Vec2 {
  const centre = design.construction === 'shield' ? design.size.bridgeMm * 1.4 : lensCentreX(design)
  return outlineOf(design, 400)
    .filter((p) => (side === 'nasal' ? p[0] < centre && p[0] > 0 : p[0] > centre))
    .reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))
}

export const endPieceY = (design: FrameDesign): number => (design.endPiece.level * design.size.lensHeightMm) / 2

/** Width of the rim in the direction of (x, y) from the middle of the lens; mm. */
export function rimWidth(design: FrameDesign, x: number, y: number): number {
  const { size, rim } = design
  const dx = (x - lensCentreX(design)) / lensSpanMm(design)
  const dy = y / size.lensHeightMm
  const square = dx * dx + dy * dy || 1
  return widthTowards(rim, dx / Math.sqrt(square), dy / Math.sqrt(square))
}

function widthTowards(rim: RimWidths, dx: number, dy: number): number {
  const vertical = dy > 0 ? rim.topMm : rim.bottomMm
  const sideways = dx > 0 ? rim.outerMm : rim.nasalMm
  const corner = dx > 0 && dy > 0 ? 4 * dx * dx * dy * dy : 0
  return vertical * dy * dy + sideways * dx * dx + rim.cornerMm * corner
}

/** Whether the acetate covers only the upper edge of the lenses. */
export const isBrow = ({ construction, rim }: FrameDesign): boolean => construction === 'browline' || rim.bottomMm === 0
