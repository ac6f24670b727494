import { CANONICAL_FACE } from './canonical-face.ts'
import { anglesOf, type Rotation, rotate, type Vector } from './pose.ts'
import { fitSimilarity, type Similarity } from './procrustes.ts'

export interface Picture {
  width: number
  height: number
  /** In pixels; without it that of a usual phone, 1.15 times the longer side. */
  focal?: number
}

export interface Pose {
  rotation: Rotation
  yaw: number
  pitch: number
  roll: number
  /** Pixels to a millimetre of the canonical face, at its own depth. */
  pxPerMm: number
  /** Where the head's origin lies, in mm from the camera: x to the right, y up, z towards the viewer. */
  position: Vector
  /** In pixels. */
  focal: number
  /** Where a point of the canonical face, in mm, is seen, in pixels. */
  project: (point: Vector) => readonly [x: number, y: number]
}

const USUAL_FOCAL = 1.15
const PASSES = 2

/**
 * The pose of a head from its 468 landmarks by weighted Procrustes against the canonical face, their depth included: a
 * fit to the flat picture alone tilts frames by 10 to 15 degrees.
 *
 * @param landmarks x, y, z of each in pixels, y down, z away from the viewer with 0 at the head's middle
 * @throws RangeError where there are fewer landmarks than the canonical face asks for
 */
export function solvePose(landmarks: ArrayLike<number>, picture: Picture): Pose {
  if (landmarks.length < 468 * 3) throw new RangeError(`468 landmarks are needed, not ${landmarks.length / 3}`)
  const focal = picture.focal ?? USUAL_FOCAL * Math.max(picture.width, picture.height)
  const middle = { x: picture.width / 2, y: picture.height / 2 }
  const seen = CANONICAL_FACE.map(([index]): Vector => {
    const [x = 0, y = 0, z = 0] = [landmarks[index * 3], landmarks[index * 3 + 1], landmarks[index * 3 + 2]]
    return [x - middle.x, middle.y - y, -z]
  })
  let fit = fitTo(seen)
  let pxPerMm = fit.scale
  // What is nearer looks larger and aside: each pass takes the picture back into space at the depth the last one found.
  for (let pass = 0; pass < PASSES; pass++) {
    const distance = focal / pxPerMm
    fit = fitTo(
      seen.map(([x, y, z]): Vector => {
        const away = distance - z / pxPerMm
        return [(x * away) / focal, (y * away) / focal, z / pxPerMm]
      }),
    )
    pxPerMm *= fit.scale
  }
  return toPose(fit, pxPerMm, focal, middle)
}

function fitTo(points: readonly Vector[]): Similarity {
  return fitSimilarity(
    CANONICAL_FACE.map(([, x, y, z, weight], i) => ({ from: [x, y, z], to: points[i] ?? [0, 0, 0], weight })),
  )
}

function toPose({ rotation, origin, scale }: Similarity, pxPerMm: number, focal: number, middle: Middle): Pose {
  const position: Vector = [origin[0] / scale, origin[1] / scale, origin[2] / scale - focal / pxPerMm]
  return poseFrom(rotation, position, focal, middle)
}

interface Middle {
  x: number
  y: number
}

/** The pose of a head that is turned so and lies there, seen by a camera of that focal length and middle. */
export function poseFrom(rotation: Rotation, position: Vector, focal: number, middle: Middle): Pose {
  const project = (point: Vector): readonly [number, number] => {
    const turned = rotate(rotation, point)
    const nearness = focal / -(turned[2] + position[2])
    return [middle.x + (turned[0] + position[0]) * nearness, middle.y - (turned[1] + position[1]) * nearness]
  }
  return { rotation, ...anglesOf(rotation), pxPerMm: focal / -position[2], position, focal, project }
}
