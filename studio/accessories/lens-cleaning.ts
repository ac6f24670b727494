import { type Mesh, mergeMeshes } from '../geometry/mesh.ts'
import type { Part } from '../geometry/part.ts'
import { tube } from '../geometry/sweep.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { foldedCloth } from './cloth.ts'

export function lensCloths(): Part[] {
  return [
    { name: 'cloth-low', material: 'body', mesh: foldedCloth({ sideMm: 100, turn: 0.1, liftMm: 0, at: [-4, 0] }) },
    {
      name: 'cloth-middle',
      material: 'second',
      mesh: foldedCloth({ sideMm: 100, turn: -0.14, liftMm: 7.5, at: [4, 3] }),
    },
    { name: 'cloth-top', material: 'body', mesh: foldedCloth({ sideMm: 100, turn: 0.22, liftMm: 15, at: [0, -2] }) },
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
    { name: 'cloth', material: 'second', mesh: foldedCloth({ sideMm: 86, turn: 0.3, liftMm: 0, at: [48, 14] }) },
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
