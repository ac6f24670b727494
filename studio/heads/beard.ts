import { type Mesh, mergeMeshes } from '../geometry/mesh.ts'
import { add, lerp, normalize, radians, scale, smoothstep, type Vec3 } from '../geometry/vector.ts'
import { snailCurl } from './hair.ts'
import { latheLike } from './skull.ts'

/** The beard's body under jaw and chin; mm. */
const MIDDLE: Vec3 = [0, -58, -9]
const RADII: Vec3 = [67, 70, 68]

function onBeard(azimuth: number, elevation: number): { at: Vec3; normal: Vec3 } {
  const [a, e] = [radians(azimuth), radians(elevation)]
  const d: Vec3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  const at = add(MIDDLE, [d[0] * RADII[0], d[1] * RADII[1], d[2] * RADII[2]])
  return { at, normal: normalize([d[0] / RADII[0], d[1] / RADII[1], d[2] / RADII[2]]) }
}

const ROWS = [
  { elevation: 28, from: 78, to: 96 },
  { elevation: 11, from: 60, to: 96 },
  { elevation: -7, from: 34, to: 92 },
  { elevation: -23, from: 0, to: 84 },
  { elevation: -40, from: 10, to: 76 },
  { elevation: -57, from: 0, to: 66 },
]

/** Rows of snail curls that leave the mouth free and rise towards the ears. */
export function beard(): Mesh {
  const curls: Mesh[] = []
  for (const { elevation, from, to } of ROWS) {
    const step = (18.2 / (66 * Math.cos(radians(elevation)))) * (180 / Math.PI)
    for (let azimuth = from; azimuth <= to; azimuth += step) {
      for (const sign of azimuth === 0 ? [1] : [-1, 1]) {
        const { at, normal } = onBeard(sign * azimuth, elevation)
        curls.push(snailCurl(add(at, scale(normal, -1)), normal, 9, sign))
      }
    }
  }
  return mergeMeshes([body(), ...curls])
}

/** Below the mouth only, so that lips and cheeks stay the face's own. */
function body(): Mesh {
  return latheLike(90, 140, (polar, angle) => {
    const elevation = 90 - (polar * 180) / Math.PI
    const azimuth = (angle * 180) / Math.PI
    const signed = azimuth > 180 ? azimuth - 360 : azimuth
    const { at, normal } = onBeard(signed, elevation)
    const edge = lerp(-12, 42, smoothstep(18, 84, Math.abs(signed)))
    return add(at, scale(normal, -18 * smoothstep(edge - 3, edge + 1, elevation)))
  })
}
