import { rotate, type Vector } from './pose.ts'
import type { Pose } from './solve-pose.ts'

const TEMPLE_LANDMARKS = [127, 356] as const
/** A frame's front is narrower than the face in front of the ears; this makes the canonical face 139 mm. */
const FRONT_TO_FACE_RATIO = 0.9

/**
 * The frame width that suits a face, in mm, measured along the head's own axis so that a turn does not narrow it.
 * @param landmarks x, y, z of each in pixels, y down, z away from the viewer
 * @param scale millimetres of the canonical face to one true millimetre
 */
export function faceWidthMm(landmarks: ArrayLike<number>, pose: Pose, scale = 1): number {
  const at = (index: number, axis: number) => landmarks[index * 3 + axis] ?? 0
  const [right, left] = TEMPLE_LANDMARKS
  const across = (axis: number) => at(left, axis) - at(right, axis)
  const r = pose.rotation
  const [along] = rotate([r[0], r[3], r[6], r[1], r[4], r[7], r[2], r[5], r[8]], [across(0), -across(1), -across(2)])
  return (FRONT_TO_FACE_RATIO * Math.abs(along)) / pose.pxPerMm / scale
}

/** Every bank card (ISO/IEC 7810 ID-1). */
export const CARD_WIDTH_MM = 85.6
/** Of a card held to the forehead, in front of the head's origin. */
const CARD_DEPTH_MM = 52

/**
 * The scale of a face by a bank card held to its forehead.
 * @param cardPx the card's width in the picture
 * @returns millimetres of the canonical face to one true millimetre
 */
export function scaleFromCard(pose: Pose, cardPx: number): number {
  const [, , distance] = pose.position
  const [, , depth] = rotate(pose.rotation, [0, 0, CARD_DEPTH_MM] satisfies Vector)
  const pxPerCanonicalMm = pose.focalPx / -(distance + depth)
  return cardPx / CARD_WIDTH_MM / pxPerCanonicalMm
}
