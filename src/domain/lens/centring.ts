import type { Vec2 } from '../frame-design/closed-curve.ts'
import type { Eye, Prescription } from '../prescription/prescription.ts'
import type { FrameLens } from './frame-lens.ts'

/** What a lab adds to a blank's diameter so that its edge can be cut, in mm (optiboard). */
const BLANK_ALLOWANCE_MM = 2

/** From the middle of the bridge to an eye's pupil for far, in mm. Half of the total where the paper has no single ones. */
export function monoPdMm({ pdTenthsMm: { far } }: Prescription, eye: Eye): number | null {
  if (!far) return null
  const tenths = far[eye] ?? (far.total === null ? null : far.total / 2)
  return tenths === null ? null : tenths / 10
}

/** How far the optical centre is from the middle of the lens, in mm: (A + DBL)/2 − PD, positive towards the nose. */
export const decentrationMm = (frame: Pick<FrameLens, 'lensWidthMm' | 'bridgeMm'>, pdMm: number): number =>
  (frame.lensWidthMm + frame.bridgeMm) / 2 - pdMm

/** Twice the farthest point of an outline from the middle of its box, in mm (ED). */
export const effectiveDiameterMm = (outline: readonly Vec2[]): number => 2 * farthestMm(outline)

/**
 * The trade's rule for the smallest round blank, ED + 2·|decentration| + 2 mm. It takes the farthest point to be on the
 * far side of the optical centre, so it is never below what an outline needs.
 */
export const blankByRuleMm = ({ edMm, decentrationMm: dec }: { edMm: number; decentrationMm: number }): number =>
  edMm + 2 * Math.abs(dec) + BLANK_ALLOWANCE_MM

/** The smallest round blank that an outline about its optical centre is cut from, as diameter in mm. */
export const minimumBlankMm = (aroundCentre: readonly Vec2[]): number =>
  2 * farthestMm(aroundCentre) + BLANK_ALLOWANCE_MM

/**
 * An eye's outline about its optical centre in mm, seen from the front: the right lens is at the left, and angles are
 * counted as axes are.
 */
export function outlineAround(frame: FrameLens, eye: Eye, decMm: number): Vec2[] {
  const side = eye === 'left' ? 1 : -1
  return frame.outline.map(([x, y]) => [(x + decMm) * side, y])
}

const farthestMm = (outline: readonly Vec2[]) => Math.max(...outline.map(([x, y]) => Math.hypot(x, y)))
