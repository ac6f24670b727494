import type { FrameDesign, TempleShape } from '../../src/domain/frame-design/frame-design.ts'
import type { Mesh } from './mesh.ts'
import { roundedSection, type Station, sweep } from './sweep.ts'
import { lerp, radians, smoothstep, type Vec3 } from './vector.ts'

const EAR_BEND_MM = 32
const EAR_DEGREES = 38
const BEND_BEFORE_TIP_MM = 52
const DROP_DEGREES = 7
/** The broad faces bulge, so that they do not reflect one flat grey. */
const CROWN_MM = 0.3

/** A point of the left temple's centre line in mm from the hinge; z is negative towards the ear. */
export interface SpinePoint {
  at: Vec3
  /** Radians below the horizontal. */
  slope: number
  /** Length along the temple from the hinge in mm. */
  along: number
}

/** The centre line: straight from the hinge, sloping by the pantoscopic angle, then bent over the ear. */
export function templeSpine(lengthMm: number, steps: number): SpinePoint[] {
  const points: SpinePoint[] = []
  const bendStart = lengthMm - BEND_BEFORE_TIP_MM
  let [y, z] = [0, 0]
  let last = 0
  for (let i = 0; i <= steps; i++) {
    const along = (lengthMm * i) / steps
    const middle = (along + last) / 2
    const turn = radians(EAR_DEGREES) * smoothstep(bendStart - 4, bendStart + EAR_BEND_MM + 4, middle)
    const dive = radians(DROP_DEGREES) + turn
    y -= Math.sin(dive) * (along - last)
    z -= Math.cos(dive) * (along - last)
    last = along
    points.push({ at: [inwardOffset(along, lengthMm), y, z], slope: dive, along })
  }
  return points
}

/** Temples turn inwards by about 6 degrees over their second half; mm. */
const inwardOffset = (along: number, lengthMm: number): number =>
  -7.5 * smoothstep(0.3, 1.25, along / lengthMm) * (along / lengthMm)

/** Height of an acetate temple at `along` mm from the hinge; mm. */
export function templeHeight(shape: TempleShape, along: number, lengthMm: number): number {
  const t = along / lengthMm
  const forward = lerp(shape.hingeHeightMm, shape.waistHeightMm, smoothstep(0, 0.62, t))
  const body = lerp(forward, shape.tipHeightMm, smoothstep(0.66, 0.95, t))
  return body * tipRounding(lengthMm - along, shape.tipHeightMm * 0.62)
}

function tipRounding(remainingMm: number, roundingMm: number): number {
  const t = Math.max(0, Math.min(1, 1 - remainingMm / roundingMm))
  return Math.sqrt(Math.max(0.0004, 1 - t ** 2.4))
}

/** The wearer's left acetate temple: outer face at x = 0, hinge end at z = 0; mm. */
export function acetateTemple(design: FrameDesign, steps: number): Mesh {
  const { temple, size } = design
  const spine = templeSpine(size.templeMm, steps)
  const stations = [spine[0] as SpinePoint, ...refineTipPoints(spine)].map((p, i): Station => {
    const height = templeHeight(temple, p.along, size.templeMm) - (i === 0 ? 0.5 : 0)
    const thickness = templeThickness(temple, p.along, size.templeMm) - (i === 0 ? 0.5 : 0)
    const shift = verticalShift(temple, p.along, size.templeMm)
    const up: Vec3 = [0, Math.cos(p.slope), -Math.sin(p.slope)]
    const lead = i === 0 ? 0.06 : i === 1 ? -0.2 : 0
    const at: Vec3 = [p.at[0] - temple.thicknessMm / 2, p.at[1] + up[1] * shift, p.at[2] + up[2] * shift + lead]
    return { at, across: [1, 0, 0], up, section: roundedSection(thickness, height, 1.2, CROWN_MM) }
  })
  return sweep(stations, { capStart: true, capEnd: true })
}

/** The point of the inner face at `along` mm from the hinge, `above` the middle of the section. */
export function insideOfTemple(design: FrameDesign, along: number, above: number): Vec3 {
  const { temple, size } = design
  const { at, slope } = spineAt(size.templeMm, along)
  const rise = verticalShift(temple, along, size.templeMm) + above
  const crown = CROWN_MM * (1 - ((2 * above) / templeHeight(temple, along, size.templeMm)) ** 2)
  return [
    at[0] - temple.thicknessMm / 2 - templeThickness(temple, along, size.templeMm) / 2 - crown,
    at[1] + Math.cos(slope) * rise,
    at[2] - Math.sin(slope) * rise,
  ]
}

/** The centre line's point at `along` mm from the hinge, which must be greater than 0 and at most the length. */
export function spineAt(lengthMm: number, along: number): SpinePoint {
  const spine = templeSpine(lengthMm, 290)
  const next = spine.findIndex((p) => p.along >= along)
  const [a, b] = [spine[next - 1] as SpinePoint, spine[next] as SpinePoint]
  const t = (along - a.along) / (b.along - a.along)
  const at: Vec3 = [lerp(a.at[0], b.at[0], t), lerp(a.at[1], b.at[1], t), lerp(a.at[2], b.at[2], t)]
  return { at, slope: lerp(a.slope, b.slope, t), along }
}

/** Moves the middle of the section so that the lower edge takes 70 % of the taper and the upper stays nearly straight; mm. */
function verticalShift(shape: TempleShape, along: number, lengthMm: number): number {
  const t = along / lengthMm
  const lost = (shape.hingeHeightMm - shape.waistHeightMm) * smoothstep(0, 0.62, t)
  const gained = (shape.tipHeightMm - shape.waistHeightMm) * smoothstep(0.66, 0.95, t)
  return (lost - gained) * 0.2
}

function templeThickness(shape: TempleShape, along: number, lengthMm: number): number {
  const t = along / lengthMm
  return shape.thicknessMm * lerp(1, 0.72, smoothstep(0, 0.7, t)) * tipRounding(lengthMm - along, 2.2)
}

function refineTipPoints(spine: readonly SpinePoint[]): SpinePoint[] {
  const last = spine[spine.length - 1] as SpinePoint
  const kept = spine.slice(1).filter((p) => p.along < last.along - 7)
  const fine: SpinePoint[] = []
  for (let i = 1; i <= 14; i++) {
    const back = 7 * (1 - i / 14) ** 1.8
    const at: Vec3 = [
      inwardOffset(last.along - back, last.along),
      last.at[1] + Math.sin(last.slope) * back,
      last.at[2] + Math.cos(last.slope) * back,
    ]
    fine.push({ at, slope: last.slope, along: last.along - back })
  }
  return [...kept, ...fine]
}

export function wireCore(design: FrameDesign): Mesh {
  const { temple, size } = design
  const spine = templeSpine(size.templeMm, 60).filter((p) => p.along < size.templeMm - 26)
  const stations = spine.map((p): Station => {
    const t = p.along / (size.templeMm - 26)
    const up: Vec3 = [0, Math.cos(p.slope), -Math.sin(p.slope)]
    const shift = verticalShift(temple, p.along, size.templeMm)
    const at: Vec3 = [p.at[0] - temple.thicknessMm / 2, p.at[1] + up[1] * shift, p.at[2] + up[2] * shift - 1.5]
    return { at, across: [1, 0, 0], up, section: roundedSection(lerp(1, 0.9, t), lerp(2.6, 1.2, t), 0.3) }
  })
  return sweep(stations, { capStart: true, capEnd: true })
}
