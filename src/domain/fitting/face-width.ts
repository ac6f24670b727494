import { rotate, type Vector } from './pose.ts'
import type { Pose } from './solve-pose.ts'

/** The landmarks farthest apart, just before the ears. */
const SIDES = [127, 356] as const
/** A frame's front spans less than the face before the ears: nine tenths, which makes the canonical face 139 mm. */
const FRONT_SHARE = 0.9

/**
 * How wide a frame should be for a face, in mm, measured along the head's own axis so that a turn does not narrow it.
 *
 * @param scale millimetres of the canonical face to a true one
 */
export function faceWidthMm(landmarks: ArrayLike<number>, pose: Pose, scale = 1): number {
  const at = (index: number, axis: number) => landmarks[index * 3 + axis] ?? 0
  const [right, left] = SIDES
  const across = (axis: number) => at(left, axis) - at(right, axis)
  const r = pose.rotation
  const [along] = rotate([r[0], r[3], r[6], r[1], r[4], r[7], r[2], r[5], r[8]], [across(0), -across(1), -across(2)])
  return (FRONT_SHARE * Math.abs(along)) / pose.pxPerMm / scale
}

/** ISO/IEC 7810 ID-1: the width of every bank card. */
export const CARD_MM = 85.6
/** A card held to the forehead or under the eyes is so far before the head's middle, in mm. */
const CARD_Z = 52

/**
 * The scale of a face by a bank card held against it.
 *
 * @param cardPx how wide the picture shows the card
 * @returns millimetres of the canonical face to a true one
 */
export function scaleByCard(pose: Pose, cardPx: number): number {
  const [, , distance] = pose.position
  const [, , nearer] = rotate(pose.rotation, [0, 0, CARD_Z] satisfies Vector)
  const pxPerCanonicalMm = pose.focal / -(distance + nearer)
  return cardPx / CARD_MM / pxPerCanonicalMm
}
