import { around, type Vec2 } from '../../src/domain/frame-design/closed-curve.ts'
import { type FrameDesign, halfFrame, lensCentreX } from '../../src/domain/frame-design/frame-design.ts'
import { edgeAt, outlineOf } from '../../src/domain/frame-design/front-outline.ts'
import { bendPoint, sheetNormal } from './bend.ts'
import type { Mesh } from './mesh.ts'
import { LENS_MOUNT } from './mount-sizes.ts'
import { curveThrough, roundedSection, roundSection, type Station, sweep, tube } from './sweep.ts'
import { add, cross, dot, normalize, scale, smoothstep, subtract, type Vec3 } from './vector.ts'

export const WIRE = { insideMm: 0.35, outsideMm: 0.9, depthMm: 2.1 }
const STRAP_MM = 1.24
const END_CORNER_MM = 2.6

/** Z of the hinge at the end of a metal end-piece; mm. */
export function metalHingeZ(design: FrameDesign): number {
  const x = halfFrame(design.size)
  return bendPoint(design.faceForm, [Math.min(x - 4, strapRoot(design)[0]), metalEndY(design), 0])[2] - 8.5
}

export const metalEndY = (design: FrameDesign): number => (design.endPiece.level * design.size.lensHeightMm) / 2

const strapRoot = (design: FrameDesign): Vec2 => edgeAt(design, metalEndY(design), 'temporal')

export interface RimSweep {
  section: readonly Vec2[]
  /** Middle of the section, outwards from the lens edge and forwards from the sheet of the face form. */
  outwardMm: number
  forwardMm: number
  /** In turns from the temporal side over the top; without it the rim is closed. */
  open?: { from: number; to: number }
}

const WIRE_SWEEP: RimSweep = {
  section: roundedSection(WIRE.insideMm + WIRE.outsideMm, WIRE.depthMm, 0.38, 0.05),
  outwardMm: (WIRE.outsideMm - WIRE.insideMm) / 2,
  forwardMm: 0,
}

/** The wearer's left rim, or the part of it given by `open` (half-rim frames). */
export function wireRim(design: FrameDesign, count: number, open?: RimSweep['open']): Mesh {
  return sweepAlongRim(design, count, open ? { ...WIRE_SWEEP, open } : WIRE_SWEEP)
}

export const lensEdge = (design: FrameDesign, count: number): Mesh =>
  sweepAlongRim(design, count, { section: roundedSection(0.5, 1.9, 0.2), outwardMm: -0.22, forwardMm: -0.86 })

export const nylonThread = (design: FrameDesign, count: number, open: RimSweep['open'] & {}): Mesh =>
  sweepAlongRim(design, count, { section: roundSection(0.3, 10), outwardMm: 0.12, forwardMm: -0.7, open })

function sweepAlongRim(
  design: FrameDesign,
  count: number,
  { section, outwardMm: outMm, forwardMm: beforeMm, open }: RimSweep,
): Mesh {
  const outline = outlineOf(design, count)
  const stations = outline.map(([x, y], i): Station => {
    const along = subtract(lift(around(outline, i + 1)), lift(around(outline, i - 1)))
    const up = sheetNormal(design.faceForm, x, y)
    const out = normalize(cross(along, [0, 0, 1]))
    const foot = bendPoint(design.faceForm, [x, y, 0])
    const across = normalize(subtract(out, scale(up, dot(out, up))))
    return { at: add(add(foot, scale(across, outMm)), scale(up, beforeMm)), across, up, section }
  })
  if (!open) return sweep(stations, { closed: true })
  const first = Math.round(open.from * count)
  const part = Array.from({ length: Math.round(open.to * count) - first + 1 }, (_, i) => around(stations, first + i))
  return sweep(part, { capStart: true, capEnd: true })
}

const lift = ([x, y]: Vec2): Vec3 => [x, y, 0]

export function metalEndPiece(design: FrameDesign): Mesh {
  const root = strapRoot(design)
  const y = metalEndY(design)
  const outer = halfFrame(design.size) - STRAP_MM / 2
  const start = bendPoint(
    design.faceForm,
    isMounted(design) ? [root[0] - LENS_MOUNT.fromEdgeMm, y, MOUNTED_MM] : [root[0] + 0.5, y, 0.1],
  )
  const back = metalHingeZ(design)
  const r = END_CORNER_MM
  const path: Vec3[] = []
  const knee = start[2] - 1
  for (let i = 0; i <= 6; i++) {
    const t = i / 6
    path.push([start[0] + (outer - r - start[0]) * t, y, start[2] + (knee - start[2]) * t * t])
  }
  for (let i = 1; i <= 8; i++) {
    const a = (i / 8) * (Math.PI / 2)
    path.push([outer - r + r * Math.sin(a), y, knee - r + r * Math.cos(a)])
  }
  for (let i = 1; i <= 4; i++) path.push([outer, y, knee - r + (back - knee + r) * (i / 4)])
  return ribbon(path, (t) => (t < 0.25 ? 2.6 + 3.2 * t : design.endPiece.heightMm), STRAP_MM)
}

function ribbon(path: readonly Vec3[], heightAt: (t: number) => number, thicknessMm: number): Mesh {
  const stations = path.map((at, i): Station => {
    const forward = normalize(
      subtract(path[Math.min(i + 1, path.length - 1)] as Vec3, path[Math.max(0, i - 1)] as Vec3),
    )
    const across = normalize(cross([0, 1, 0], forward))
    return {
      at,
      across,
      up: [0, 1, 0],
      section: roundedSection(thicknessMm, heightAt(i / (path.length - 1)), 0.4, 0.06),
    }
  })
  return sweep(stations, { capStart: true, capEnd: true })
}

export function tubeBridge(design: FrameDesign): Mesh {
  const { size, bridge } = design
  const y = (bridge.level * size.lensHeightMm) / 2
  const mounted = isMounted(design)
  const half = edgeAt(design, y, 'nasal')[0] + (mounted ? LENS_MOUNT.fromEdgeMm : -0.2)
  const end = mounted ? bendPoint(design.faceForm, [half, y, MOUNTED_MM])[2] : 0.2
  const knots: Vec3[] = [-1, -0.86, -0.5, 0, 0.5, 0.86, 1].map((t) => {
    const rise = 1 - t * t
    return [half * t, y + bridge.archMm * rise, end + (mounted ? 2.4 : 0.9) * rise]
  })
  // On a lens the tube narrows to its eyelets, or it would cut into the lens.
  const endMm = mounted ? 0.5 : 0.85
  return tube(
    curveThrough(knots, 8),
    (t) => endMm + (1.13 - endMm) * smoothstep(0, 0.5, 0.5 - Math.abs(t - 0.5)) ** (mounted ? 0.6 : 1),
    24,
  )
}

const isMounted = ({ construction }: FrameDesign): boolean => construction === 'rimless'

/** Height of the middle of what is screwed onto a lens. */
const MOUNTED_MM = LENS_MOUNT.gapMm + LENS_MOUNT.plateMm / 2

/** The second bridge of aviators, from rim top to rim top. */
export function browBar(design: FrameDesign): Mesh {
  const { size } = design
  const top = size.lensHeightMm / 2
  const outline = outlineOf(design, 400).filter((p) => p[1] > 0 && p[0] < lensCentreX(design))
  const landing = outline.reduce((best, p) => (Math.abs(p[1] - top * 0.93) < Math.abs(best[1] - top * 0.93) ? p : best))
  // The bar ends on the rims' middle line and tapers there, like a soldered joint.
  const half = landing[0] + 1.6
  const knots: Vec3[] = [-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map((t) => [
    half * t,
    landing[1] + 0.35 + 1.1 * (1 - t * t),
    -0.1 + 0.6 * (1 - t * t),
  ])
  return tube(curveThrough(knots, 8), (t) => 0.3 + 0.5 * smoothstep(0, 0.14, 0.5 - Math.abs(t - 0.5)), 20)
}
