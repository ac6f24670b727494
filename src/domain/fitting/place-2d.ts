import type { Placement } from './placement.ts'
import type { Vector } from './pose.ts'
import type { Picture, Pose } from './solve-pose.ts'

/** Where a frame's origin (the middle of its bridge) rests on the canonical face, in mm: between the eyes. */
const FRAME_ORIGIN: Vector = [0, 26, 52]

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
