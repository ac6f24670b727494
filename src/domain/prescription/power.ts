import type { Power } from './prescription.ts'

/** The mean power of a lens, S + C/2. In hundredths of a dioptre; a half is possible. */
export const sphericalEquivalent = ({ sphere, cylinder }: Power): number => sphere + cylinder / 2

/** The strongest of both principal powers, without its sign. In hundredths of a dioptre. */
export const strongestPower = ({ sphere, cylinder }: Power): number =>
  Math.max(Math.abs(sphere), Math.abs(sphere + cylinder))

/**
 * The power along a meridian, F(φ) = S + C·sin²(φ − axis), in hundredths of a dioptre and not rounded.
 * @param meridian in degrees, as axes are
 */
export function powerAlong({ sphere, cylinder, axis }: Power, meridian: number): number {
  return sphere + cylinder * Math.sin(radians(meridian - (axis ?? 0))) ** 2
}

/** The power that is left over where a cylinder is turned by an error in degrees, 2·C·sin(error); rounded. */
export const axisErrorPower = (cylinder: number, degrees: number): number =>
  Math.round(2 * Math.abs(cylinder) * Math.abs(Math.sin(radians(degrees))))

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
