import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import type { Mesh } from './mesh.ts'
import { roundedSection, type Station, sweep } from './sweep.ts'
import { type SpinePoint, spineAt, templeSpine } from './temple.ts'
import { lerp, smoothstep, type Vec3 } from './vector.ts'

const SLEEVE_CROWN_MM = 0.12
/** The middle of metal and sleeve from the temple's outer face. */
const DEPTH_MM = 0.55

const station = (p: SpinePoint, thicknessMm: number, heightMm: number, r: number, crown: number): Station => ({
  at: [p.at[0] - DEPTH_MM, p.at[1], p.at[2]],
  across: [1, 0, 0],
  up: [0, Math.cos(p.slope), -Math.sin(p.slope)] as Vec3,
  section: roundedSection(thicknessMm, heightMm, r, crown),
})

/** The metal part of the wearer's left wire temple: a flat spring that ends inside the sleeve; hinge at z = 0; mm. */
export function metalTemple(design: FrameDesign, steps: number): Mesh {
  const { temple, size } = design
  const bare = size.templeMm - temple.sleeveMm + 3
  const spine = templeSpine(size.templeMm, steps).filter((p) => p.along <= bare)
  const stations = spine.map((p) => {
    const t = smoothstep(0, bare * 0.8, p.along)
    return station(p, temple.thicknessMm, lerp(temple.hingeHeightMm, temple.waistHeightMm, t), 0.34, 0.06)
  })
  return sweep(stations, { capStart: true, capEnd: true })
}

export function templeSleeve(design: FrameDesign, steps: number): Mesh {
  const { temple, size } = design
  const start = size.templeMm - temple.sleeveMm
  const spine = templeSpine(size.templeMm, steps * 2).filter((p) => p.along >= start)
  const stations = spine.map((p) => {
    const { thicknessMm, heightMm } = sleeveSize(design, p.along)
    return station(p, thicknessMm, heightMm, 1.35, SLEEVE_CROWN_MM)
  })
  return sweep(stations, { capStart: true, capEnd: true })
}

/** The point of the sleeve's inner face at `along` mm from the hinge, `above` the middle of the section. */
export function insideOfSleeve(design: FrameDesign, along: number, above: number): Vec3 {
  const { at, slope } = spineAt(design.size.templeMm, along)
  const { thicknessMm, heightMm } = sleeveSize(design, along)
  const crown = SLEEVE_CROWN_MM * (1 - ((2 * above) / heightMm) ** 2)
  return [at[0] - DEPTH_MM - thicknessMm / 2 - crown, at[1] + Math.cos(slope) * above, at[2] - Math.sin(slope) * above]
}

function sleeveSize({ temple, size }: FrameDesign, along: number): { thicknessMm: number; heightMm: number } {
  const start = size.templeMm - temple.sleeveMm
  const t = (along - start) / temple.sleeveMm
  const swell = lerp(temple.waistHeightMm + 1.5, temple.tipHeightMm, smoothstep(0.1, 0.85, t))
  const over = Math.max(0, 1 - (size.templeMm - along) / 4.4)
  const into = Math.max(0, 1 - (along - start) / 0.7)
  const round = Math.sqrt(Math.max(0.002, 1 - over ** 2.3)) * (1 - 0.14 * into * into)
  return { thicknessMm: lerp(3, 3.2, t) * round ** 0.7, heightMm: swell * round }
}
