import { useWords } from '../../client/site-context.tsx'
import type { Measurements } from '../../domain/eyewear.ts'
import { type Fit, fitOf } from '../../domain/fit-score.ts'
import { reasonsText, verdictWord } from './fit-words.ts'

export function FitMark({ fit, measurements }: { fit: Fit; measurements: Measurements }) {
  const { fitFinder } = useWords()
  const result = fitOf(measurements, fit)
  return (
    <p className="mb-2 text-label text-ink-soft" data-fit={result.verdict}>
      <span className={result.verdict === 'far' ? 'text-ink' : 'text-sea'}>{verdictWord(fit, result, fitFinder)}</span>
      {' · '}
      <span className="figures">{reasonsText(result.reasons, fitFinder)}</span>
    </p>
  )
}
