import type { Frame } from '../../domain/eyewear.ts'
import { contours, type Grid, sampleField } from './contour.ts'
import { lensOutline } from './lens-outline.ts'
import type { Point } from './smooth-path.ts'
import { box, outlineField, softMax, softMin } from './soft-shapes.ts'

/** A part of the front in its own material; points in mm around the middle of the frame, y down. */
export interface Solid {
  part: 'frame' | 'wire'
  loops: Point[][]
  /** The outer edge a little inside the surface, where a polished dome catches the light. */
  ridge: Point[]
}

export interface FrontGeometry {
  /** The lens on the right; a shield's only lens. */
  lens: Point[]
  solids: Solid[]
  /** The middle of the hinge, in mm. */
  hinge: Point
  isWire: boolean
  /** Front to back, in mm. */
  depth: number
}

type Field = (x: number, y: number) => number

/**
 * The front of a frame as solids, from its measurements alone: rims grown from the lens, bridge and end-pieces joined
 * softly, cut square at the full width. Widths of rims follow the trade: acetate 3–5 mm, wire about 1.4 mm.
 *
 * @returns lengths in mm; the drawn front is exactly `frameWidthMm` wide
 */
export function frontGeometry(frame: Frame): FrontGeometry {
  const { measurements: m, shape, frameType } = frame
  const isWire = frame.material === 'metal' || frame.material === 'titanium'
  const lens = lensOutline(frame).map(([x, y]): Point => [x + (shape === 'shield' ? 0 : lensCentre(frame)), y])
  const hinge: Point = [m.frameWidthMm / 2, hingeHeight(frame)]
  const toLens = outlineField(lens)
  const build = isWire ? wireField : acetateField
  const fields: { part: Solid['part']; field: Field }[] = []
  if (shape === 'browline') fields.push({ part: 'wire', field: lowerWire(frame, toLens) })
  fields.push({ part: 'frame', field: walled(build(frame, toLens, frameType), m.frameWidthMm / 2) })
  const solids = fields.map(({ part, field }) => {
    const grid = sampleGrid(field, frame)
    const ridge = contours(grid, isWire || part === 'wire' ? -0.4 : -1.15, 11)[0] ?? []
    return { part, loops: contours(grid, 0, 7), ridge }
  })
  return { lens, solids, hinge, isWire, depth: isWire ? 2 : 4.2 }
}

export function lensCentre({ measurements }: Frame): number {
  return (measurements.lensWidthMm + measurements.bridgeMm) / 2
}

/** How far above the middle of the lens the temples leave the front, in mm (negative is up). */
function hingeHeight({ shape, measurements: { lensHeightMm: height } }: Frame): number {
  const share = { 'cat-eye': 0.36, butterfly: 0.34, trapezoid: 0.33, rectangle: 0.24, oval: 0.16, shield: 0.2 }
  return -height * (share[shape as keyof typeof share] ?? (shape === 'round' || shape === 'hexagonal' ? 0.2 : 0.29))
}

function sampleGrid(field: Field, { measurements: m }: Frame): Grid {
  const [x, y] = [m.frameWidthMm / 2 + 1.03, m.lensHeightMm / 2 + 9]
  const half = sampleField(field, [0, -y, x, y], 0.5)
  const columns = half.columns * 2 - 1
  const values = new Float64Array(columns * half.rows)
  for (let row = 0; row < half.rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = half.values[row * half.columns + Math.abs(column - half.columns + 1)] as number
  return { ...half, columns, values, left: -(half.columns - 1) * half.step }
}

function acetateField(frame: Frame, toLens: Field, frameType: Frame['frameType']): Field {
  const { shape, measurements: m } = frame
  const isSport = frame.material === 'nylon'
  const [cx, half] = [shape === 'shield' ? 0 : lensCentre(frame), m.frameWidthMm / 2]
  const bold = shape === 'butterfly' || shape === 'trapezoid' ? 0.7 : m.lensWidthMm < 47 ? -0.5 : 0
  const rim = isSport
    ? { top: 2.6, bottom: 2.1, nasal: 2.3, outer: 2.6 }
    : { top: 4 + bold, bottom: 3.1 + bold, nasal: 3, outer: 3.9 + bold }
  const [hingeY, hasTopOnly] = [hingeHeight(frame), shape === 'browline' || frameType === 'half-rim']
  const bridge = bridgeBox(frame, isSport)
  return (x, y) => {
    const inner = toLens(x, y)
    const [ux, uy] = direction(x - cx, y)
    const side = shape === 'shield' || ux > 0 ? rim.outer : rim.nasal + padBump(y, m.lensHeightMm)
    let body = inner - mix(side, uy < 0 ? rim.top : rim.bottom, uy * uy)
    if (hasTopOnly)
      body = softMax(body, y - m.lensHeightMm * (shape === 'browline' ? 0.02 : -0.12) - browSlope(ux, y), 1.5)
    if (shape !== 'shield') body = softMin(body, bridge(x, y), 5)
    body = softMin(body, endPiece(x, y, half, hingeY, shape), 5)
    return Math.max(body, -inner)
  }
}

function browSlope(ux: number, y: number): number {
  return ux < 0 && y < 6 ? 1.5 : 0
}

/** Pads that belong to the front swell the nasal rim just below its middle. */
function padBump(y: number, lensHeight: number): number {
  return 1.7 * Math.exp(-(((y - lensHeight * 0.1) / 6) ** 2))
}

function bridgeBox(frame: Frame, isSport: boolean): Field {
  const { bridgeMm, lensHeightMm } = frame.measurements
  const isKeyhole = frame.shape === 'panto' || frame.shape === 'round'
  const top = -lensHeightMm * (frame.shape === 'oval' ? 0.3 : isKeyhole ? 0.27 : 0.33)
  const height = isSport ? 5 : isKeyhole ? 6.4 : 5.8
  return (x, y) => {
    const arch = 1.8 * (x / (bridgeMm / 2)) ** 2
    const bar = box(x, y - arch - top - height / 2, bridgeMm / 2 + 1.5, height / 2, 1.2)
    if (!isKeyhole) return bar
    const hole = Math.hypot(x, y - top - height - 2.1) - 3
    return softMax(bar, -hole, 1.2)
  }
}

function endPiece(x: number, y: number, half: number, hingeY: number, shape: Frame['shape']): number {
  const rise = shape === 'cat-eye' ? 0.3 : shape === 'butterfly' ? 0.16 : shape === 'trapezoid' ? 0.08 : 0
  const lift = rise * (x - half + 3)
  return box(x - half + 3, y - hingeY + lift + rise * 4, 6, 4.3, 1.4)
}

function wireField(frame: Frame, toLens: Field, frameType: Frame['frameType']): Field {
  const { shape, measurements: m } = frame
  const [half, hingeY] = [m.frameWidthMm / 2, hingeHeight(frame)]
  const bars = wireBridge(frame)
  return (x, y) => {
    const inner = toLens(x, y)
    let ring = Math.abs(inner - 0.35) - 0.72
    if (frameType === 'half-rim') ring = softMax(ring, y - m.lensHeightMm * 0.04, 0.4)
    if (frameType === 'rimless') ring = 9
    let body = ring
    for (const bar of bars) body = softMin(body, bar(x, y), 1.1)
    const reach = endReach(frame)
    const strap = box(x - half + reach / 2 - 1, y - hingeY, reach / 2 + 1, shape === 'aviator' ? 1.5 : 1.7, 0.7)
    const joined = softMin(body, strap, 1.3)
    return frameType === 'rimless' ? joined : Math.max(joined, -inner - 0.37)
  }
}

/** From the widest point of the lens to the end of the front, and a little onto a lens that has no rim. */
function endReach({ frameType, measurements: m }: Frame): number {
  const gap = m.frameWidthMm / 2 - m.lensWidthMm - m.bridgeMm / 2
  return gap + (frameType === 'rimless' ? 4.5 : 3)
}

function wireBridge(frame: Frame): Field[] {
  const { bridgeMm, lensHeightMm: height } = frame.measurements
  const span = bridgeMm / 2 + (frame.frameType === 'rimless' ? 3.5 : 1.6)
  const arc = (top: number, sag: number, radius: number): Field => {
    return (x, y) => {
      const bend = sag * Math.min(1.4, x / span) ** 2
      const slope = Math.hypot(1, (2 * sag * x) / span ** 2)
      return softMax((Math.abs(y - top - bend) - radius) / slope, x - span, 0.5)
    }
  }
  if (frame.shape !== 'aviator') return [arc(-height * 0.2, 3, 1.05)]
  return [
    arc(-height * 0.22, 3.2, 0.95),
    (x, y) => softMax(Math.abs(y + height * 0.5 - 0.3 - 0.004 * x * x) - 0.9, x - span - 5, 0.5),
  ]
}

/** The thin metal that holds the lower half of a browline's lens. */
function lowerWire(frame: Frame, toLens: Field): Field {
  return (x, y) => {
    const ring = Math.abs(toLens(x, y) - 0.35) - 0.72
    return softMax(ring, -y - frame.measurements.lensHeightMm * 0.1, 0.4)
  }
}

function walled(field: Field, half: number): Field {
  return (x, y) => softMax(field(x, y), x - half, 1)
}

function direction(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
