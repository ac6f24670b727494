import { useSite } from '../../client/site-context.tsx'
import type { LensOffer } from '../../contract/lenses.ts'
import type { Eye } from '../../domain/prescription/prescription.ts'
import { withDecimalMark } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'

type Figures = NonNullable<LensOffer['right']>

/** Viewing units in a millimetre; all profiles of a page have the same scale. */
const SCALE = 4
const MARGIN = 2

/** A lens cut through its middle, seen from above: the front is at the top, the eye below. */
export function EdgeProfile({ figures, eye, widestMm }: { figures: Figures; eye: Eye; widestMm: number }) {
  const { words, language } = useSite()
  const { profile, thickestEdgeMm, thinnestEdgeMm, centreMm } = figures
  const middle = ((profile[0]?.x ?? 0) + (profile.at(-1)?.x ?? 0)) / 2
  const front = profile.map(({ x, frontMm }) => [x - middle, frontMm] as const)
  const back = profile.map(({ x, frontMm, thicknessMm }) => [x - middle, frontMm + thicknessMm] as const)
  const depth = Math.max(...back.map(([, y]) => y))
  const shown = (mm: number) => withDecimalMark(mm.toFixed(1), language)
  const label = fill(words.lenses.profile, {
    eye: words.prescriptions.eyes[eye].toLocaleLowerCase(language),
    thin: shown(Math.min(thinnestEdgeMm, centreMm)),
    thick: shown(Math.max(thickestEdgeMm, centreMm)),
  })
  const width = widestMm * SCALE + 2 * MARGIN
  const height = depth * SCALE + 2 * MARGIN
  const point = ([x, y]: readonly [number, number]) =>
    `${(x * SCALE + width / 2).toFixed(1)},${(y * SCALE + MARGIN).toFixed(1)}`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full overflow-visible">
      <polygon
        points={[...front, ...back.toReversed()].map(point).join(' ')}
        className="fill-sea/15 stroke-ink"
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
    </svg>
  )
}

export const widthOf = ({ profile }: Figures): number => (profile.at(-1)?.x ?? 0) - (profile[0]?.x ?? 0)
