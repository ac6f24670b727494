import { type Mesh, mergeMeshes } from '../geometry/mesh.ts'
import type { Part } from '../geometry/part.ts'
import { tube } from '../geometry/sweep.ts'
import { add, cross, normalize, scale, subtract, type Vec3 } from '../geometry/vector.ts'

/** A curve in loose loops on the table: `count` + 1 equidistant points in mm. */
function tableCurve(count: number, turns: number, widthMm: number): Vec3[] {
  const curve = Array.from({ length: 4001 }, (_, i): Vec3 => {
    const t = i / 4000
    const angle = t * turns * 2 * Math.PI + 0.6
    const r = widthMm * (0.68 + 0.32 * Math.cos(1.7 * t * Math.PI)) + 7 * Math.sin(5 * t)
    // Height increases along the curve, so that loops can cross.
    return [Math.cos(angle) * r * 1.35, 2.2 + 1.6 * t * turns, Math.sin(angle) * r * 0.85]
  })
  const along = [0]
  for (let i = 1; i < curve.length; i++) {
    const step = subtract(curve[i] as Vec3, curve[i - 1] as Vec3)
    along.push((along[i - 1] as number) + Math.hypot(...step))
  }
  const total = along[along.length - 1] as number
  let i = 0
  return Array.from({ length: count + 1 }, (_, k): Vec3 => {
    while (i < curve.length - 1 && (along[i] as number) < (total * k) / count) i++
    return curve[i] as Vec3
  })
}

interface CurveFrame {
  at: Vec3
  side: Vec3
  up: Vec3
}

function curveFrames(line: readonly Vec3[]): CurveFrame[] {
  return line.map((at, i) => {
    const forward = normalize(
      subtract(line[Math.min(i + 1, line.length - 1)] as Vec3, line[Math.max(0, i - 1)] as Vec3),
    )
    const side = normalize(cross([0, 1, 0], forward))
    return { at, side, up: cross(forward, side) }
  })
}

export function silkCord(): Part[] {
  const frames = curveFrames(tableCurve(900, 2.3, 62))
  const strands = [0, 1, 2].map((k) => {
    const path = frames.map(({ at, side, up }, i): Vec3 => {
      const turn = i * 0.42 + (k * 2 * Math.PI) / 3
      return add(at, add(scale(side, 0.95 * Math.cos(turn)), scale(up, 0.95 * Math.sin(turn))))
    })
    return tube(path, () => 1.12, 10)
  })
  const ends = [frames.slice(0, 9), frames.slice(-9)]
  return [
    { name: 'cord', material: 'body', mesh: mergeMeshes(strands) },
    {
      name: 'ends',
      material: 'metal',
      mesh: mergeMeshes(
        ends.map((part) =>
          tube(
            part.map((f) => f.at),
            () => 2.5,
            28,
          ),
        ),
      ),
    },
    {
      name: 'loops',
      material: 'silicone',
      mesh: mergeMeshes([siliconeLoop(frames[0] as CurveFrame, -1), siliconeLoop(frames[900] as CurveFrame, 1)]),
    },
  ]
}

function siliconeLoop({ at, side, up }: CurveFrame, direction: number): Mesh {
  const out = scale(cross(side, up), direction)
  const path = Array.from({ length: 41 }, (_, i): Vec3 => {
    const a = (i / 40) * 2 * Math.PI
    return add(at, add(scale(out, 6.5 - 6.5 * Math.cos(a)), scale(side, 3.4 * Math.sin(a))))
  })
  return tube(path, () => 0.75, 12)
}

export function fineChain(): Part[] {
  const frames = curveFrames(tableCurve(260, 2.3, 62))
  const links = frames.map(({ at, side, up }, i) => {
    const forward = cross(side, up)
    const across = i % 2 === 0 ? add(scale(side, 0.8), scale(up, 0.6)) : add(scale(side, -0.6), scale(up, 0.8))
    const path = Array.from({ length: 25 }, (_, k): Vec3 => {
      const a = (k / 24) * 2 * Math.PI
      return add(at, add(scale(forward, 2.75 * Math.cos(a)), scale(across, 1.5 * Math.sin(a))))
    })
    return tube(path, () => 0.42, 8)
  })
  return [
    { name: 'chain', material: 'metal', mesh: mergeMeshes(links) },
    {
      name: 'loops',
      material: 'silicone',
      mesh: mergeMeshes([siliconeLoop(frames[0] as CurveFrame, -1), siliconeLoop(frames[260] as CurveFrame, 1)]),
    },
  ]
}
