import { FRONT_FIELD_MM } from './image-variants.ts'

/** A 200 mm lens before a 36 mm sensor: the studio's camera. */
const DISTANCE_MM = (FRONT_FIELD_MM * 200) / 36
/** The camera is aimed at the middle of the frame's depth, which the ear bends shorten a little. */
const DEPTH_SHARE = 0.46

/**
 * How much larger than the scale of its picture a frame's front appears: it stands before the middle of the frame, at
 * which the scale holds, and so nearer to the camera.
 */
export function frontScale(templeMm: number): number {
  return DISTANCE_MM / (DISTANCE_MM - DEPTH_SHARE * templeMm)
}
