import { Link } from '../../../client/link.tsx'
import { useSite, useWords } from '../../../client/site-context.tsx'
import type { Product } from '../../../contract/catalog.ts'
import { href } from '../../../contract/href.ts'
import { faceWidthOf, type SizeAdvice, sizeAdvice } from '../../../domain/fitting/face-size.ts'
import { faceWidthMm } from '../../../domain/fitting/face-width.ts'
import { localized } from '../../../i18n/languages.ts'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import type { Sitter } from './painter.ts'

const MOST_PROPOSED = 3

interface FitAdviceProps {
  sitter: Sitter
  product: Product
  others: readonly Product[]
  isByCard: boolean
  onChoose?: (product: Product) => void
}

/** How wide the face is, how the frame goes with it, and which of the others would fit better. */
export function FitAdvice({ sitter, product, others, isByCard, onChoose }: FitAdviceProps) {
  const { tryOn } = useWords()
  const howSure = sitter.scale === 1 ? tryOn.widthGuessed : tryOn.widthByEyes
  const widthMm = faceWidthMm(sitter.landmarks, sitter.pose, sitter.scale)
  const frameWidthMm = product.measurements?.frameWidthMm
  const advice = frameWidthMm === undefined ? null : sizeAdvice(frameWidthMm, widthMm)
  const better = advice && advice.fit !== 'fits' ? othersThatFit(others, product, widthMm) : []
  return (
    <div className="text-center text-small">
      <p role="status">
        {tryOn.faceWidths[faceWidthOf(widthMm)]} {advice && <FitSaid advice={advice} hasOthers={better.length > 0} />}
      </p>
      <ul className="flex flex-wrap justify-center gap-x-5">
        {better.map((other) => (
          <li key={other.id}>
            <Proposed product={other} {...(onChoose && { onChoose })} />
          </li>
        ))}
      </ul>
      <p className="mt-1 opacity-85">{isByCard ? tryOn.widthMeasured : howSure}</p>
    </div>
  )
}

function FitSaid({ advice: { fit, differenceMm }, hasOthers }: { advice: SizeAdvice; hasOthers: boolean }) {
  const { tryOn } = useWords()
  if (fit === 'fits') return tryOn.fits
  const said = fill(tryOn[fit], { mm: Math.abs(differenceMm) })
  return hasOthers ? `${said} ${tryOn.tryThese}` : said
}

function Proposed({ product, onChoose }: { product: Product; onChoose?: (product: Product) => void }) {
  const { language } = useSite()
  const name = localized(product, 'name', language)
  if (!onChoose) {
    return (
      <Link to={href('product', { slug: product.slug })} className="plain-link inline-flex min-h-11 items-center">
        {name}
      </Link>
    )
  }
  return (
    <Button look="bare" className="min-h-11" onClick={() => onChoose(product)}>
      {name}
    </Button>
  )
}

/** The frames whose width goes best with the face. */
function othersThatFit(others: readonly Product[], worn: Product, widthMm: number): Product[] {
  const off = ({ measurements }: Product) => Math.abs((measurements?.frameWidthMm ?? 0) - widthMm)
  return others
    .filter(
      ({ id, measurements }) =>
        id !== worn.id && measurements && sizeAdvice(measurements.frameWidthMm, widthMm).fit === 'fits',
    )
    .sort((a, b) => off(a) - off(b))
    .slice(0, MOST_PROPOSED)
}
