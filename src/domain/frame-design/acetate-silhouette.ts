import { roundedBox, smoothIntersection, smoothUnion } from './blends.ts'
import { type FrameDesign, halfFrame, lensCentreX, lensSpanMm } from './frame-design.ts'
import { endPieceY, isBrow, outlineOf, rimWidth } from './front-outline.ts'
import { distanceToOutline, fillField, type PlaneField, readField } from './plane-field.ts'

/** The right half of an acetate front seen from the front: distance to the lens and to the silhouette, mm. */
export interface Silhouette {
  lens: PlaneField
  body: PlaneField
}

/**
 * The silhouette of a design's acetate front, as distance fields.
 *
 * @param fine how far two samples of the fields are apart, and how many points the lens's outline has
 */
export function acetateSilhouette(design: FrameDesign, fine = { stepMm: 0.25, outlinePoints: 320 }): Silhouette {
  const { stepMm, outlinePoints } = fine
  const { size } = design
  const outline = outlineOf(design, outlinePoints)
  const extent = {
    left: -1.5,
    right: halfFrame(size) + 6,
    low: -size.lensHeightMm / 2 - 9,
    high: size.lensHeightMm / 2 + 12,
  }
  const lens = fillField(extent, stepMm, (x, y) => distanceToOutline(outline, Math.abs(x), y))
  const raw = (x: number, y: number) => bodyDistance(design, readField(lens, Math.abs(x), y), Math.abs(x), y)
  const draft = fillField(extent, stepMm, raw)
  return { lens, body: fillField(extent, stepMm, (x, y) => evened(draft, x, y)) }
}

/** Blends are not exact distances; dividing by the slope makes edge roundings the same width all the way round. */
function evened(field: PlaneField, x: number, y: number): number {
  const e = field.step
  const gx = (readField(field, Math.abs(x) + e, y) - readField(field, Math.abs(x) - e, y)) / (2 * e)
  const gy = (readField(field, Math.abs(x), y + e) - readField(field, Math.abs(x), y - e)) / (2 * e)
  return readField(field, Math.abs(x), y) / Math.min(1.3, Math.max(0.6, Math.hypot(gx, gy)))
}

function bodyDistance(design: FrameDesign, lens: number, x: number, y: number): number {
  const { size, endPiece } = design
  const rim = lens - rimWidth(design, x, y)
  const withBridge = isBrow(design) ? browOnly(design, rim, x, y) : joinedRims(design, rim, x, y)
  const inner = lensCentreX(design) + lensSpanMm(design) * 0.3
  const dx = x - halfFrame(size)
  const dy = y - endPieceY(design)
  // The upper edge follows the brow; the lower edge falls away inwards, so the piece grows out of the rim.
  const upper = slopedEdge(dx, dy - endPiece.heightMm / 2, endPiece.tiltDegrees)
  const lower = slopedEdge(dx, -dy - endPiece.heightMm / 2, -endPiece.tiltDegrees * 0.6 - endPiece.flareDegrees)
  const wedge = smoothIntersection(upper, lower, 1)
  // Within the lens the wedge must not lift the rim: it fades in from the lens edge outwards.
  const bounded = smoothIntersection(wedge, inner + 4 - x, 6)
  return smoothUnion(withBridge, bounded, endPiece.blendMm)
}

function slopedEdge(dx: number, dy: number, degrees: number): number {
  const turn = (degrees * Math.PI) / 180
  return dy * Math.cos(turn) - dx * Math.sin(turn)
}

function browOnly(design: FrameDesign, rim: number, x: number, y: number): number {
  const along = (x - lensCentreX(design)) / lensSpanMm(design)
  const share = design.construction === 'shield' ? 0.26 : 0.12 - 0.2 * along
  return smoothIntersection(rim, share * design.size.lensHeightMm - y, 3)
}

const joinedRims = (design: FrameDesign, rim: number, x: number, y: number): number =>
  design.construction === 'shield' ? rim : bridgeDistance(design, rim, x, y)

function bridgeDistance(design: FrameDesign, rim: number, x: number, y: number): number {
  const { bridge, size } = design
  const half = size.bridgeMm / 2
  const middle = (bridge.level * size.lensHeightMm) / 2
  const arch = middle + bridge.archMm * (1 - (x / half) ** 2)
  const bar = smoothIntersection(Math.abs(y - arch) - bridge.heightMm / 2, x - half - 2, 2)
  const joined = smoothUnion(rim, bar, 7)
  // The notch is cut out of the cheeks only: the rims keep their width.
  return bridge.kind === 'keyhole' ? Math.min(cutKeyhole(design, joined, middle, x, y), rim) : joined
}

function cutKeyhole({ bridge, size }: FrameDesign, body: number, middle: number, x: number, y: number): number {
  const top = middle + bridge.heightMm / 2
  const foot = -0.16 * size.lensHeightMm
  const half = size.bridgeMm / 2
  const cheek = roundedBox(x, y - (top + foot) / 2, half + 1, (top - foot) / 2 - 0.6, 2)
  const filled = smoothUnion(body, cheek, 5)
  const eye = middle + bridge.archMm - bridge.heightMm / 2 - 3.2
  const radius = Math.min(3.7, size.bridgeMm * 0.19)
  const circle = Math.hypot(x, y - eye) - radius
  const below = eye - y
  // The notch opens so fast that it meets the nasal rim at the foot of the cheek: no step is left there.
  const slope = (half - 1.2 - radius * 0.72) / (eye - foot)
  const side = (x - radius * 0.72 - slope * Math.max(0, below)) / Math.hypot(1, slope)
  const wedge = smoothIntersection(side, -below, 1)
  return smoothIntersection(filled, -smoothUnion(circle, wedge, 2), 1.2)
}
