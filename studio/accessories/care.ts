import { roundedBox, smoothIntersection } from '../geometry/blends.ts'
import { type Mesh, mapMesh, mergeMeshes } from '../geometry/mesh.ts'
import type { Part } from '../geometry/part.ts'
import { type Solid, surfaceNets } from '../geometry/surface-nets.ts'
import { tube } from '../geometry/sweep.ts'
import type { Vec3 } from '../geometry/vector.ts'

/** A cloth folded to a square of `side` mm, its leaves showing at the edge; turned by `turn` radians, `lift` mm up. */
function foldedCloth(
  side: number,
  leaves: number,
  turn: number,
  lift: number,
  at: readonly [number, number] = [0, 0],
): Mesh {
  const leaf = 1.3
  const half = side / 2
  const solid: Solid = (x, y, z) => {
    // Cloth never lies flat: the pile swells and dips, more so higher up.
    const share = Math.min(1, Math.max(0, y) / 4 + lift / 12)
    const swell =
      share * (1.1 * Math.sin(x / 29 + 1 + turn * 9) * Math.cos(z / 25 - turn * 7) + 0.7 * Math.sin((x + z) / 37))
    const flat = y - swell
    let d = Infinity
    for (let k = 0; k < leaves; k++) {
      const creep = k * 0.35
      const wave = 0.35 * Math.sin(x / 13 + k) * Math.sin(z / 17 + 2 * k)
      const slab = smoothIntersection(
        roundedBox(x + creep, z - creep, half, half, 5),
        Math.abs(flat - (k + 0.5) * leaf - wave) - 0.52,
        0.8,
      )
      d = Math.min(d, slab)
    }
    return d
  }
  const mesh = surfaceNets(solid, {
    low: [-half - 4, -1.5, -half - 4],
    high: [half + 4, leaves * leaf + 4, half + 4],
    cellMm: 0.42,
  })
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return mapMesh(
    mesh,
    ([x, y, z]): Vec3 => [x * c + z * s + at[0], y + lift, -x * s + z * c + at[1]],
    ([x, y, z]): Vec3 => [x * c + z * s, y, -x * s + z * c],
  )
}

/** Three microfibre cloths in a loose pile. */
export function lensCloths(): Part[] {
  return [
    { name: 'cloth-low', material: 'body', mesh: foldedCloth(96, 4, 0.06, 0) },
    { name: 'cloth-middle', material: 'second', mesh: foldedCloth(94, 4, -0.16, 5.9) },
    { name: 'cloth-top', material: 'body', mesh: foldedCloth(92, 4, 0.24, 11.8) },
  ]
}

const lathe = (profile: readonly (readonly [number, number])[], x: number, z: number, count = 72): Mesh => {
  const heights = profile.map((p) => p[1])
  return tube(
    heights.map((y): Vec3 => [x, y, z]),
    (t) => (profile[Math.round(t * (profile.length - 1))] as readonly [number, number])[0],
    count,
  )
}

/** A glass bottle with a brass spray head, and a cloth. */
export function cleaningSet(): Part[] {
  const glass: [number, number][] = []
  for (let i = 0; i <= 60; i++) {
    const y = (i / 60) * 84
    const foot = Math.min(1, y / 3) ** 0.5
    const shoulder = y < 66 ? 1 : 0.42 + 0.58 * Math.sqrt(Math.max(0, 1 - ((y - 66) / 14) ** 2))
    glass.push([Math.max(0.5, 17.5 * (0.86 + 0.14 * foot) * Math.max(0.44, shoulder)), y])
  }
  const head: [number, number][] = [
    [8.6, 84],
    [9.4, 84.4],
    [9.4, 84.8],
    [9.4, 96.6],
    [9.4, 97],
    [8.9, 97.5],
    [6.6, 97.6],
    [6.2, 97.9],
    [6.2, 98.3],
    [6.2, 106.6],
    [6.2, 107],
    [5.6, 107.8],
    [5.2, 107.9],
    [0.5, 108.1],
  ]
  return [
    { name: 'bottle', material: 'body', mesh: lathe(glass, -26, 0) },
    { name: 'head', material: 'metal', mesh: mergeMeshes([lathe(head, -26, 0), nozzle()]) },
    { name: 'cloth', material: 'second', mesh: foldedCloth(82, 5, 0.3, 0, [48, 14]) },
  ]
}

const nozzle = (): Mesh =>
  tube(
    [
      [-26, 103, 0],
      [-26, 103, 8.2],
      [-26, 103, 8.6],
    ],
    (t) => (t === 1 ? 0.9 : 1.3),
    20,
  )
