import { useWords } from '../../client/site-context.tsx'
import type { LensLine } from '../../contract/cart.ts'
import { lensTexts } from '../../i18n/lens-texts.ts'
import { fill } from '../../i18n/translate.ts'

interface LensFactsProps {
  lenses: LensLine
  /** Of the lenses alone, as it is shown. */
  price: string
}

/** What the lenses of a line are, where their power comes from, and what they cost of the line's price. */
export function LensFacts({ lenses, price }: LensFactsProps) {
  const { lensTerms: terms, lensOrders } = useWords()
  const { prescription, needsVisit } = lenses
  const facts = [
    ...lensTexts(terms, lenses),
    ...(prescription === 'none' ? [] : [terms.sources[prescription]]),
    ...(needsVisit ? [terms.visit] : []),
    fill(terms.lenses, { price }),
  ]
  return (
    <ul aria-label={lensOrders.lenses} className="figures mt-1 text-label text-ink-soft">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
