import { roundedBox, smoothIntersection, smoothUnion } from './blends.ts'
import { type FrameDesign, halfFrame, lensCentreX, lensSpanMm } from './frame-design.ts'
import { endPieceY, isBrow, outlineOf, rimWidth } from './front-outline.ts'
import { distanceToOutline, fillField, type PlaneField, readField } from './plane-field.ts'

/** Signed distances in mm to the lens and to the silhouette, for the wearer's left half (x ≥ 0). */
export interface Silhouette {
  lens: PlaneField
  body: PlaneField
}

/** `stepMm` is the sampling distance of the fields, `outlinePoints` the number of points of the lens outline. */
export function acetateSilhouette(design: FrameDesign, resolution = { stepMm: 0.25, outlinePoints: 320 }): Silhouette {
  const { stepMm, outlinePoints } = resolution
  const { size } = design
  const outline = outlineOf(design, outlinePoints)
  const extent = {
    left: -1.5,
    right: halfFrame(size) + 6,
    low: -size.lensHeightMm / 2 - 9,
    high: size.lensHeightMm / 2 + 12,
  }
  const distance = distanceToOutline(outline)
  const lens = fillField(extent, stepMm, (x, y) => distance(Math.abs(x), y))
  const raw = (x: number, y: number) => bodyDistance(design, readField(lens, Math.abs(x), y), Math.abs(x), y)
  const blended = fillField(extent, stepMm, raw)
  return { lens, body: fillField(extent, stepMm, (x, y) => normalizedDistance(blended, x, y)) }
}

/** Blends are not exact distances: dividing by the gradient gives edge roundings an even width. */
function normalizedDistance(field: PlaneField, x: number, y: number): number {
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
  const upper = slopedEdge(dx, dy - endPiece.heightMm / 2, endPiece.tiltDegrees)
  const lower = slopedEdge(dx, -dy - endPiece.heightMm / 2, -endPiece.tiltDegrees * 0.6 - endPiece.flareDegrees)
  const wedge = smoothIntersection(upper, lower, 1)
  // The wedge is bounded, because it would raise the rim above the lens.
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
  // The notch must not make the rims thinner.
  return bridge.kind === 'keyhole' ? Math.min(cutKeyhole(design, joined, middle, x, y), rim) : joined
}

function cutKeyhole({ bridge, size }: FrameDesign, body: number, middle: number, x: number, y: number): number {
  const top = middle + bridge.heightMm / 2
  const foot = -0.16 * size.lensHeightMm
  const half = size.bridgeMm / 2
  const cheek = roundedBox(x, y - (top + foot) / 2, half + 1, (top - foot) / 2 - 0.6, 2)
  const filled = smoothUnion(body, cheek, 5)
  const circleY = middle + bridge.archMm - bridge.heightMm / 2 - 3.2
  const radius = Math.min(3.7, size.bridgeMm * 0.19)
  const circle = Math.hypot(x, y - circleY) - radius
  const below = circleY - y
  // With this slope the notch meets the nasal rim without a step.
  const slope = (half - 1.2 - radius * 0.72) / (circleY - foot)
  const side = (x - radius * 0.72 - slope * Math.max(0, below)) / Math.hypot(1, slope)
  const wedge = smoothIntersection(side, -below, 1)
  return smoothIntersection(filled, -smoothUnion(circle, wedge, 2), 1.2)
}
