import type { LensFinish } from '../../domain/finishes/finish.ts'
import type { FrameFinishes } from '../../domain/finishes/frame-finishes.ts'
import { acetateSilhouette } from '../../domain/frame-design/acetate-silhouette.ts'
import { roundIntersection } from '../../domain/frame-design/blends.ts'
import { around, type Vec2 } from '../../domain/frame-design/closed-curve.ts'
import { type FrameDesign, halfFrame } from '../../domain/frame-design/frame-design.ts'
import { edgeAt, endPieceY, outlineOf } from '../../domain/frame-design/front-outline.ts'
import { readField } from '../../domain/frame-design/plane-field.ts'
import { body, figure, mixed, type Part, pathThrough } from './placeholder-svg.ts'
import { traceOutlines } from './trace-outline.ts'

const STEP_MM = 0.6
const RIM_WIRE_MM = 1.3
const BRIDGE_WIRE_MM = 1.9
const LENS_POINTS = 160
/** The rim of a half-rim frame, in turns, from the temporal side over the top. */
const HALF_RIM = { from: -0.035, to: 0.535 }
/** How far a rimless mount overlaps the lens, in mm. */
const MOUNT_MM = 4.2
const SILICONE = '#e3e6e5'

/** The front of a frame in its real millimetres, as SVG elements around its centre, y pointing down. */
export function drawFrame(design: FrameDesign, finishes: FrameFinishes): string {
  const acetate = sheetColor(finishes)
  const metal = finishes.metal.color
  const { construction } = design
  const isSheet = construction === 'acetate' || construction === 'browline' || construction === 'shield'
  const isWire = construction !== 'acetate' && construction !== 'shield'
  const layers = [
    isWire ? body(both({ d: padPath(design), color: SILICONE })) : '',
    construction === 'browline' ? body(both(...rimWires(design, metal))) : '',
    isSheet ? body(both({ d: sheetPath(design), color: acetate })) : '',
    lenses(design, finishes.lens),
    isWire && !isSheet ? body(both(...rimWires(design, metal), strap(design, metal))) : '',
    isWire ? body(bridgeWires(design, metal)) : '',
  ]
  return `<g transform="scale(1 -1)">${layers.join('')}</g>`
}

function both(...parts: Part[]): Part[] {
  return parts.flatMap((part) => [part, { ...part, d: mirrored(part.d) }])
}

const mirrored = (d: string) =>
  d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${figure(-Number(x))} ${y}`)

/** The right half of an acetate front, slightly past the centre so that the halves overlap. */
function sheetPath(design: FrameDesign): string {
  const silhouette = acetateSilhouette(design, { stepMm: STEP_MM, outlinePoints: 90 }).body
  const half = halfFrame(design.size)
  const high = design.size.lensHeightMm / 2 + 10
  const field = (x: number, y: number) =>
    Math.max(roundIntersection(readField(silhouette, Math.abs(x), y), x - half, 1), -x - STEP_MM)
  const box = { left: -2 * STEP_MM, right: half + 2, low: -high, high }
  return traceOutlines(field, box, STEP_MM)
    .map((curve) => pathThrough(curve))
    .join('')
}

function lenses(design: FrameDesign, finish: LensFinish): string {
  const d = pathThrough(outlineOf(design, LENS_POINTS))
  const { top, bottom } = tintOf(finish)
  const stops = [
    [1 - finish.to, top],
    [1 - finish.from, bottom],
  ].map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
  // The group is flipped vertically, and so is the gradient.
  const gradient = `<linearGradient id="lens" x1="0" y1="1" x2="0" y2="0">${stops.join('')}</linearGradient>`
  const edge = mixed(bottom, '#15120e', 0.5)
  const paths = (design.construction === 'shield' ? [d] : [d, mirrored(d)]).map(
    (path) => `<path d="${path}" fill="url(#lens)" stroke="${edge}" stroke-width="0.3"/>`,
  )
  return gradient + paths.join('')
}

function rimWires(design: FrameDesign, color: string): Part[] {
  if (design.construction === 'rimless') return []
  const outline = outlineOf(design, LENS_POINTS)
  if (design.construction !== 'half-rim') return [{ d: pathThrough(outline), color, width: RIM_WIRE_MM }]
  const first = Math.round(HALF_RIM.from * LENS_POINTS)
  const count = Math.round(HALF_RIM.to * LENS_POINTS) - first
  const run = Array.from({ length: count }, (_, i) => around(outline, first + i))
  return [{ d: pathThrough(run, false), color, width: RIM_WIRE_MM }]
}

function bridgeWires(design: FrameDesign, color: string): Part[] {
  const { bridge, size, construction } = design
  const y = (bridge.level * size.lensHeightMm) / 2
  const half = edgeAt(design, y, 'nasal')[0] + (construction === 'rimless' ? MOUNT_MM : 0)
  const tube = arch(half, y, bridge.archMm, color)
  if (bridge.kind !== 'double') return [tube]
  const top = (size.lensHeightMm / 2) * 0.93
  return [tube, arch(edgeAt(design, top, 'nasal')[0] + 1.6, top + 0.3, 0.8, color)]
}

function arch(half: number, y: number, rise: number, color: string): Part {
  const d = `M${figure(-half)} ${figure(y)}Q0 ${figure(y + 2 * rise)} ${figure(half)} ${figure(y)}`
  return { d, color, width: BRIDGE_WIRE_MM }
}

function strap(design: FrameDesign, color: string): Part {
  const y = endPieceY(design)
  const inner = edgeAt(design, y, 'temporal')[0] - (design.construction === 'rimless' ? MOUNT_MM : 0)
  const outer = halfFrame(design.size)
  const [slim, high] = [1.3, design.endPiece.heightMm / 2]
  const knee = outer - 4
  const points: Vec2[] = [
    [inner, y - slim],
    [knee, y - slim],
    [outer, y - high],
    [outer, y + high],
    [knee, y + slim],
    [inner, y + slim],
  ]
  return { d: pathThrough(points), color }
}

function padPath({ size }: FrameDesign): string {
  const [x, y] = [size.bridgeMm / 2 - 2, -size.lensHeightMm * 0.08 - 3.4]
  return pathThrough(
    Array.from({ length: 32 }, (_, i): Vec2 => {
      const angle = (i / 32) * 2 * Math.PI
      const [across, along] = [1.9 * Math.cos(angle), 5.2 * Math.sin(angle)]
      return [x + across - 0.25 * along, y + along]
    }),
  )
}

function sheetColor({ acetate: { family, colors } }: FrameFinishes): string {
  const [first = '#000000', second = first, third = second] = colors
  if (family === 'translucent') return second
  if (family === 'islands' || family === 'flecks') return mixed(second, third, 0.35)
  return family === 'solid' || family === 'laminate' ? first : second
}

/** A mirror coating shows its own colour over the tint. */
function tintOf({ top, bottom, reflex, mirror }: LensFinish): { top: string; bottom: string } {
  return { top: mixed(top, reflex, mirror), bottom: mixed(bottom, reflex, mirror) }
}
