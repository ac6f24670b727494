import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { fitOf } from '../../domain/fit-score.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { fill, loadDictionary } from '../../i18n/translate.ts'
import { parseOwnFit } from './choose-fit.ts'
import { FitMark } from './fit-mark.tsx'

/** With its texts: a listing loads the shell's alone. */
export async function loadOwnFitMark() {
  await loadDictionary(document.documentElement.lang as Language)
  return { default: OwnFitMark }
}

interface OwnFitMarkProps {
  own: string
  product: ProductCard
  /** Says so too where it does not fit, and for whom. */
  isWhole?: boolean
}

function OwnFitMark({ own, product: { measurements }, isWhole = false }: OwnFitMarkProps) {
  const { fitFinder } = useWords()
  const known = parseOwnFit(own)
  if (!known || !measurements) return null
  const { fit, name } = known
  if (!isWhole && fitOf(measurements, fit).verdict === 'far') return null
  return (
    <>
      {isWhole && name && <p className="text-label text-ink-soft">{fill(fitFinder.forPerson, { name })}</p>}
      <FitMark fit={fit} measurements={measurements} />
    </>
  )
}
