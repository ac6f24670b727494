import type { HeadName } from '../../src/domain/fitting/limestone-heads.ts'
import { type Mesh, mapMesh, meshFrom } from '../geometry/mesh.ts'
import { curveThrough } from '../geometry/sweep.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { beard } from './beard.ts'
import { createCarving, lipHeights, mouthLineMm } from './carve-face.ts'
import { ears } from './ears.ts'
import { curlRows, fillet, filletElevation, fringe, hairCap, hairline, ripples, strands, tresses } from './hair.ts'
import { HEAD_STYLES, type HeadStyle } from './head-styles.ts'
import { jewels } from './jewels.ts'
import { closedFace, ellipsoid, neckAndShoulders } from './skull.ts'
import { type Surface, subdivide } from './subdivide.ts'

export interface HeadPart {
  name: string
  mesh: Mesh
}

/** Landmarks in front of the ears, between which the shop measures a face's width. */
const TEMPLE_LANDMARKS = [127, 356] as const
/** As in `domain/fitting/face-width.ts`. */
const FRONT_TO_FACE_RATIO = 0.9
/** Of the carved face, before it is scaled. */
const CANONICAL_WIDTH_MM = 138.77

export const faceWidthOf = ({ points }: Pick<Surface, 'points'>): number => {
  const [right, left] = TEMPLE_LANDMARKS.map((i) => points[i] as Vec3) as [Vec3, Vec3]
  return FRONT_TO_FACE_RATIO * (left[0] - right[0])
}

/** The carved face, scaled so that its width is the stated one; mm. */
export function carvedFace(canonical: Surface, name: HeadName, widthMm: number, times = 4): Surface {
  const style = HEAD_STYLES[name]
  const carve = createCarving(style)
  const face = subdivide(canonical, times)
  const points = face.points.map(carve)
  const scale = widthMm / faceWidthOf({ points })
  return { points: points.map(([x, y, z]): Vec3 => [x * scale, y * scale, z * scale]), triangles: face.triangles }
}

/** By how much the canonical face is scaled to be as wide as stated. */
export const canonicalScale = (widthMm: number): number => widthMm / CANONICAL_WIDTH_MM

/** Everything that one block of stone becomes, as overlapping closed meshes; mm. */
export function buildHead(canonical: Surface, name: HeadName, widthMm: number): HeadPart[] {
  const style = HEAD_STYLES[name]
  const face = carvedFace(canonical, name, widthMm)
  const scale = canonicalScale(widthMm)
  const sized = (mesh: Mesh): Mesh =>
    mapMesh(
      mesh,
      ([x, y, z]) => [x * scale, y * scale, z * scale],
      (n) => n,
    )
  const parts: HeadPart[] = [
    { name: 'skull', mesh: sized(ellipsoid([0, 30, -58], [77, 96, 82])) },
    { name: 'jaw', mesh: sized(ellipsoid([0, -34, -14], [61, 50, 46])) },
    { name: 'neck', mesh: sized(neckAndShoulders(style.neckMm, style.shoulderRiseMm)) },
    { name: 'ears', mesh: sized(ears()) },
    ...hairOf(style).map((part) => ({ ...part, mesh: sized(part.mesh) })),
    ...(style.hasBeard ? [{ name: 'beard', mesh: sized(beard()) }] : []),
  ]
  return [{ name: 'face', mesh: closedFace(face) }, ...parts, { name: 'lips', mesh: lips(face, style, scale) }]
}

const LOCKS = 44

function hairOf(style: HeadStyle): HeadPart[] {
  if (style.hair === 'crop')
    return [{ name: 'hair', mesh: hairCap((a) => hairline(a, 2.85) + fringe(LOCKS)(a), strands(LOCKS, 2.6, 5)) }]
  const edge = (azimuth: number) => hairline(azimuth, style.curlRows)
  const cap = strands(40, 1.5, 6)
  const back = ripples(6.5, 2.4)
  const relief = (a: number, e: number) => (e > filletElevation(a) ? cap(a, e) : back(a, e))
  const hanging = style.hair === 'tresses' ? koreTresses() : kourosLocks()
  return [
    { name: 'hair', mesh: hairCap(edge, relief) },
    { name: 'curls', mesh: curlRows(style.curlRows, 66, 9) },
    { name: 'fillet', mesh: fillet() },
    { name: 'tresses', mesh: hanging },
    ...(style.isAdorned ? [{ name: 'jewels', mesh: jewels(style) }] : []),
  ]
}

const koreTresses = (): Mesh =>
  tresses(
    [0, 1, 2].map((i) =>
      curveThrough(
        [
          [70 - 4 * i, 10, -64 - 4 * i],
          [74 - i * 2, -40, -60],
          [70 + i * 9, -110, -46],
          [62 + i * 15, -170, -14],
          [56 + i * 16.5, -215, 12],
          [54 + i * 17, -262, 22],
        ],
        36,
      ),
    ),
    8.2,
    11,
  )

const kourosLocks = (): Mesh =>
  tresses(
    [0, 1, 2, 3].map((i) =>
      curveThrough(
        [
          [76 - 6 * i, 0, -66 - 5 * i],
          [80 - 7 * i, -60, -76 - 4 * i],
          [82 - 8 * i, -120, -84 - 3 * i],
          [84 - 9 * i, -190, -92],
        ],
        50,
      ),
    ),
    8.4,
    10,
  )

/** The lips alone: where pigment has stayed in the stone. */
function lips({ points, triangles }: Surface, style: HeadStyle, scale: number): Mesh {
  const isLip = (i: number): boolean => {
    const [x, y, z] = (points[i] as Vec3).map((v) => v / scale) as unknown as Vec3
    const above = y - mouthLineMm(x)
    const { up, down } = lipHeights(style, x)
    return Math.abs(x) < 21 && z > 20 && above < up && above > -down
  }
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = triangles.slice(t, t + 3)
    if (corners.every(isLip)) kept.push(...corners)
  }
  return meshFrom(points, kept)
}
