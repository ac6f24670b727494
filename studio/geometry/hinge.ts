import { type Mesh, mergeMeshes } from './mesh.ts'
import { roundedSection, type Station, sweep, tube } from './sweep.ts'
import type { Vec3 } from './vector.ts'

const barrel = (y: number, heightMm: number, r: number): Mesh =>
  tube(
    [
      [0, y, 0],
      [0, y + 0.06, 0],
      [0, y + heightMm - 0.06, 0],
      [0, y + heightMm, 0],
    ],
    (t) => (t === 0 || t === 1 ? r - 0.1 : r),
    24,
  )

function plate(heightMm: number, lengthMm: number, backwards: boolean, offset: number): Mesh {
  const direction = backwards ? -1 : 1
  const stations = [0, lengthMm - 0.8, lengthMm - 0.25, lengthMm].map((z, i): Station => {
    const at: Vec3 = [offset, 0, z * direction]
    return {
      at,
      across: [1, 0, 0],
      up: [0, 1, 0],
      section: roundedSection(0.9, heightMm - (i === 3 ? 1.6 : i === 2 ? 0.5 : 0), 0.3),
    }
  })
  return sweep(stations, { capStart: true, capEnd: true })
}

export interface Hinge {
  front: Mesh
  temple: Mesh
}

/** A barrel hinge around a vertical pin at the origin; `plateX` is the x of its plates, negative towards the wearer; mm. */
export function hinge(barrels: 3 | 5, radiusMm: number, heightMm: number, plateX: number): Hinge {
  const step = heightMm / barrels
  const halves: [Mesh[], Mesh[]] = [[], []]
  for (let i = 0; i < barrels; i++) {
    halves[(i % 2) as 0 | 1].push(barrel(-heightMm / 2 + i * step + 0.04, step - 0.08, radiusMm))
  }
  const screw = tube(
    [
      [0, heightMm / 2, 0],
      [0, heightMm / 2 + 0.22, 0],
      [0, heightMm / 2 + 0.3, 0],
    ],
    (t) => radiusMm * (t > 0.9 ? 0.55 : 0.7),
    20,
  )
  return {
    front: mergeMeshes([...halves[0], screw, plate(heightMm, 4.6, false, plateX)]),
    temple: mergeMeshes([...halves[1], plate(heightMm, 7.5, true, plateX)]),
  }
}
