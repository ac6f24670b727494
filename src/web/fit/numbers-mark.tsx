import { useWords } from '../../client/site-context.tsx'
import type { Measurements } from '../../domain/eyewear.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fill } from '../../i18n/translate.ts'
import { FitMark } from '../own-fit/fit-mark.tsx'

/** The numbers of a found frame, and how it fits. */
export function NumbersMark({ fit, measurements }: { fit: Fit; measurements: Measurements }) {
  const { fit: words, size } = useWords()
  const { lensWidthMm: lens, bridgeMm: bridge, templeMm: temple } = measurements
  return (
    <>
      <p className="figures text-small">
        <span aria-hidden="true">{fill(words.numbers, { lens, bridge, temple })}</span>
        <span className="sr-only">{fill(size.spoken, { lens, bridge, temple })}</span>
      </p>
      <FitMark fit={fit} measurements={measurements} />
    </>
  )
}
