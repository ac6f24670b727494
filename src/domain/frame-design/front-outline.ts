import { resampleClosed, type Vec2 } from './closed-curve.ts'
import { type FrameDesign, lensCentreX, lensSpanMm, type RimWidths } from './frame-design.ts'
import { lensOutline } from './lens-outline.ts'

/** The edge of the wearer's left lens, or of the shield, in the flat; mm. */
export function outlineOf(design: FrameDesign, count: number): Vec2[] {
  const drawn = lensOutline(design.outline, lensSpanMm(design), design.size.lensHeightMm, 400)
  return resampleClosed(drawn, count).map(([x, y]) => [x + lensCentreX(design), y])
}

/** The point of the lens edge at height `y` on its nasal or temporal side. */
export function edgeAt(design: FrameDesign, y: number, side: 'nasal' | 'temporal'): Vec2 {
  const centre = design.construction === 'shield' ? design.size.bridgeMm * 1.4 : lensCentreX(design)
  return outlineOf(design, 400)
    .filter((p) => (side === 'nasal' ? p[0] < centre && p[0] > 0 : p[0] > centre))
    .reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))
}

/** The height of the end-piece's middle above the datum line, in mm. */
export const endPieceY = (design: FrameDesign): number => (design.endPiece.level * design.size.lensHeightMm) / 2

/** How wide the rim is in the direction of (x, y) from the middle of the lens, in mm. */
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

/** A brow leaves the lower rim to a wire (browline) or the lens free (half-rim shield). */
export const isBrow = ({ construction, rim }: FrameDesign): boolean => construction === 'browline' || rim.bottomMm === 0
