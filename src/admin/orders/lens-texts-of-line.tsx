import { inEuro } from '../../client/money-in-euro.ts'
import type { LensLine } from '../../contract/cart.ts'
import { lensTexts } from '../../i18n/lens-texts.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'

interface LensTextsProps {
  lenses: LensLine | null
  terms: Dictionary['lensTerms']
  /** With the price and where the power comes from. */
  hasSource?: boolean
}

/** The lenses of an order's line, under its name. */
export function LensTextsOfLine({ lenses, terms, hasSource = false }: LensTextsProps) {
  if (lenses === null) return null
  const facts = [...lensTexts(terms, lenses), ...(hasSource ? sourceTexts(lenses, terms) : [])]
  return facts.map((fact) => (
    <span key={fact} className="block text-label text-ink-soft">
      {fact}
    </span>
  ))
}

const sourceTexts = ({ prescription, needsVisit, price }: LensLine, terms: LensTextsProps['terms']) => [
  terms.sources[prescription],
  ...(needsVisit ? [terms.visit] : []),
  fill(terms.lenses, { price: inEuro(price) }),
]
