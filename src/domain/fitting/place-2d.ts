import type { Placement } from './placement.ts'
import type { Vector } from './pose.ts'
import type { Picture, Pose } from './solve-pose.ts'

/** The middle between the pupils on the canonical face, in mm. Pupils stand a little above the corners of the eyes. */
export const EYES_MIDDLE: Vector = [0, 28, 38]
/** Where a frame's origin (the middle of its bridge) rests on the canonical face, in mm: between the eyes and before them. */
export const FRAME_ORIGIN: Vector = [0, 28, 52]

/** A front view of a frame: so many mm wide, its middle at the frame's origin. */
export interface FrontView {
  widthMm: number
  /** Height to width. */
  proportion: number
}

/**
 * Where the front view of a frame lies on a photo, at its true size.
 *
 * @param pxPerMm the scale decided on, where it is not the pose's own
 */
export function place2d(pose: Pose, picture: Picture, view: FrontView, pxPerMm = pose.pxPerMm): Placement {
  const [x, y] = pose.project(FRAME_ORIGIN)
  const width = view.widthMm * pxPerMm
  return {
    left: (x - width / 2) / picture.width,
    top: (y - (width * view.proportion) / 2) / picture.height,
    width: width / picture.width,
    turn: -pose.roll,
  }
}

/** How the plane of a frame's front is seen: mm from its middle, x to the right and y down, to pixels. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const [REACH_X, REACH_Y] = [50, 20]

/**
 * The front of a frame as an affine picture of itself, turned with the head and foreshortened where the head turns away.
 *
 * @param scale millimetres of the frame to one of the canonical face
 * @param riseMm how far up the front's middle is moved
 */
export function placePlane(pose: Pose, scale = 1, riseMm = 0): Affine {
  const [x0, y0, z0] = FRAME_ORIGIN
  const seen = (x: number, y: number) => pose.project([x0 + x * scale, y0 + riseMm + y * scale, z0])
  const [right, left, up, down] = [seen(REACH_X, 0), seen(-REACH_X, 0), seen(0, REACH_Y), seen(0, -REACH_Y)]
  const [e, f] = seen(0, 0)
  return [
    (right[0] - left[0]) / (2 * REACH_X),
    (right[1] - left[1]) / (2 * REACH_X),
    (down[0] - up[0]) / (2 * REACH_Y),
    (down[1] - up[1]) / (2 * REACH_Y),
    e,
    f,
  ]
}
