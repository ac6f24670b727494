import { frameClass } from './fit.ts'
import type { SizedFrame } from './fit-score.ts'

/** Widths of one lens in whole mm, both ends included; the outermost ends are the limits of frames. */
export const LENS_WIDTHS = ['30-46', '47-49', '50-52', '53-55', '56-75'] as const
/** Distances between the lenses in whole mm, in the same way. */
export const BRIDGES = ['8-15', '16-17', '18-19', '20-30'] as const

/** The range of a table that a length is in; beyond its ends the outermost. Half a millimetre counts up. */
function rangeOf<Range extends string>(ranges: readonly Range[], mm: number): Range | null {
  const whole = Math.round(mm)
  return ranges.find((range) => whole <= Number(range.split('-')[1])) ?? ranges.at(-1) ?? null
}

/** The values of the size facets. */
export const sizeFacets = (measurements: SizedFrame | null) => ({
  size: measurements && frameClass(measurements.frameWidthMm),
  lensWidth: measurements && rangeOf(LENS_WIDTHS, measurements.lensWidthMm),
  bridge: measurements && rangeOf(BRIDGES, measurements.bridgeMm),
})
export type SizeFacets = ReturnType<typeof sizeFacets>
