import { CANONICAL_FACE } from './canonical-face.ts'
import { anglesOf, backOf, type Rotation, rotate, turnedFurther, turnTowards, type Vector } from './pose.ts'
import { fitSimilarity, type Similarity } from './procrustes.ts'
import { type Solved, settleOnEyes } from './settle-on-eyes.ts'

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
  /** As it is seen. */
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
 * A face is read in a square of its own, as if the camera looked straight at it; so it is solved there, and then turned
 * to where it lies. Solved in the whole picture, faces in its upper third nod by some degrees and wear frames too high.
 * Last it is laid on the eyes, before which frames are worn.
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
  const first = solveTowards(directionOf(seen, focal), seen, focal)
  const { rotation, position } = settleOnEyes(solveTowards(first.position, seen, focal), seen, focal)
  return poseFrom(rotation, position, focal, middle)
}

/** The pose of a face that is seen in that direction. */
function solveTowards(direction: Vector, seen: readonly Vector[], focal: number): Solved {
  const aside = turnTowards(direction)
  const { rotation, position } = solveAhead(lookedAt(seen, aside, focal), focal / -rotate(aside, AHEAD)[2])
  return { rotation: turnedFurther(rotation, aside), position: rotate(aside, position) }
}

const AHEAD: Vector = [0, 0, -1]

/** Towards the middle of what is seen. */
function directionOf(seen: readonly Vector[], focal: number): Vector {
  const mean = (axis: 0 | 1) => seen.reduce((sum, point) => sum + point[axis], 0) / seen.length
  return [mean(0), mean(1), -focal]
}

/** What a camera in the same place would see that looks aside, and is as near as the first is to what it sees there. */
function lookedAt(seen: readonly Vector[], aside: Rotation, focal: number): Vector[] {
  const back = backOf(aside)
  const ownFocal = focal / -rotate(aside, AHEAD)[2]
  return seen.map(([x, y, z]): Vector => {
    const [right, up, ahead] = rotate(back, [x, y, -focal])
    return [(right * ownFocal) / -ahead, (up * ownFocal) / -ahead, z]
  })
}

/** The pose of a face that lies straight ahead. */
function solveAhead(seen: readonly Vector[], focal: number): Solved {
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
  const { rotation, origin, scale } = fit
  return { rotation, position: [origin[0] / scale, origin[1] / scale, origin[2] / scale - focal / pxPerMm] }
}

function fitTo(points: readonly Vector[]): Similarity {
  return fitSimilarity(
    CANONICAL_FACE.map(([, x, y, z, weight], i) => ({ from: [x, y, z], to: points[i] ?? [0, 0, 0], weight })),
  )
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
  const { yaw, pitch } = anglesOf(rotation)
  return { rotation, yaw, pitch, roll: slantOf(project), pxPerMm: focal / -position[2], position, focal, project }
}

/** How the line from ear to ear is seen to lean, in degrees: off the picture's middle not quite as the head does. */
function slantOf(project: Pose['project']): number {
  const [right, left] = [project([-10, 0, 0]), project([10, 0, 0])]
  return (Math.atan2(right[1] - left[1], left[0] - right[0]) * 180) / Math.PI
}
