import { FRONT_FIELD_MM } from './image-variants.ts'

/** The studio's camera: a 200 mm lens and a 36 mm sensor. */
const DISTANCE_MM = (FRONT_FIELD_MM * 200) / 36
/** The camera aims at the middle of the frame's depth, which the temple bends shorten a little. */
const CAMERA_TARGET_DEPTH = 0.46

/**
 * The factor by which a frame's front appears larger than the scale of its image, which holds at the middle of the
 * frame's depth: the front is nearer to the camera.
 */
export function frontScale(templeMm: number): number {
  return DISTANCE_MM / (DISTANCE_MM - CAMERA_TARGET_DEPTH * templeMm)
}
