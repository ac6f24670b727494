import { useEffect } from 'react'
import { Link } from '../../../client/link.tsx'
import { useNavigate } from '../../../client/navigate.ts'
import { useSite, useWords } from '../../../client/site-context.tsx'
import type { ProductCard } from '../../../contract/catalog.ts'
import { href } from '../../../contract/href.ts'
import { faceClass, mayBeAChilds, WIDTH_LIMITS_MM } from '../../../domain/fit.ts'
import { faceWidthMm } from '../../../domain/fitting/face-width.ts'
import { type SizeAdvice, sizeAdvice } from '../../../domain/fitting/size-advice.ts'
import type { ScaleSource } from '../../../domain/fitting/true-scale.ts'
import { localized } from '../../../i18n/languages.ts'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { finderHref } from '../../fit/finder-query.ts'
import { noteFaceWidth } from '../../own-fit/face-width.ts'
import type { Subject } from './painter.ts'

const MAX_SUGGESTIONS = 3

interface FitAdviceProps {
  subject: Subject
  product: ProductCard
  others: readonly ProductCard[]
  scaleSource: ScaleSource | null
  onChoose?: (product: ProductCard) => void
}

/** How the frame's width goes with the face's, where something tells how wide the face is. */
export function FitAdvice({ scaleSource, ...props }: FitAdviceProps) {
  return scaleSource === null ? (
    <WithoutScale subject={props.subject} product={props.product} />
  ) : (
    <WidthAdvice {...props} scaleSource={scaleSource} />
  )
}

function WithoutScale({ subject, product: { measurements } }: Pick<FitAdviceProps, 'subject' | 'product'>) {
  const { tryOn } = useWords()
  const seemsAChilds = subject.seemsAChilds ?? false
  return (
    <div className="text-center text-small">
      <ForAChild text={seemsAChilds ? tryOn.childNoticed : null} />
      <p role="status" className={seemsAChilds ? 'mt-2 opacity-85' : undefined}>
        {tryOn.sizeUnknown} {measurements && fill(tryOn.frameWidth, { mm: Math.round(measurements.frameWidthMm) })}
      </p>
      {!seemsAChilds && <p className="mt-1 opacity-85">{tryOn.sizeForChildren}</p>}
      <p className="flex flex-wrap justify-center gap-x-6">
        <Link to={href('fitFinder')} className="plain-link inline-flex min-h-11 items-center">
          {tryOn.sizeByNumbers}
        </Link>
        {!seemsAChilds && <ChildrensFrames />}
      </p>
    </div>
  )
}

function ChildrensFrames() {
  const { tryOn } = useWords()
  return (
    <Link to={href('category', { category: 'kids' })} className="plain-link inline-flex min-h-11 items-center">
      {tryOn.childrensFrames}
    </Link>
  )
}

/** Leads to children's frames and to a fitting. */
function ForAChild({ text }: { text: string | null }) {
  const { fitFinder } = useWords()
  return (
    <>
      <p role="status">{text}</p>
      {text && (
        <p className="flex flex-wrap justify-center gap-x-6">
          <ChildrensFrames />
          <Link to={href('contact')} className="plain-link inline-flex min-h-11 items-center">
            {fitFinder.children.book}
          </Link>
        </p>
      )}
    </>
  )
}

const ACCURACY_WORDS = {
  card: 'widthMeasured',
  irises: 'widthFromIrises',
  given: 'widthGiven',
} as const satisfies Record<ScaleSource, string>

interface WidthAdviceProps extends FitAdviceProps {
  scaleSource: ScaleSource
}

function WidthAdvice({ subject, product, others, scaleSource, onChoose }: WidthAdviceProps) {
  const { tryOn, fitFinder } = useWords()
  const navigate = useNavigate()
  const widthMm = faceWidthMm(subject.landmarks, subject.pose, subject.scale)
  const frameWidthMm = product.measurements?.frameWidthMm
  const face = { widthMm, isMeasuredByCard: scaleSource === 'card' }
  const advice = frameWidthMm === undefined ? null : sizeAdvice(frameWidthMm, face)
  const betterFits = advice && advice.fit !== 'fits' ? findBetterFits(others, product, face) : []
  const shownMm = Math.round(widthMm)
  const isPossible = shownMm >= WIDTH_LIMITS_MM.min && shownMm <= WIDTH_LIMITS_MM.max
  const isNoted = isPossible && scaleSource !== 'given'
  useEffect(() => {
    if (isNoted) noteFaceWidth(shownMm)
  }, [shownMm, isNoted])
  return (
    <div className="text-center text-small">
      <p role="status">
        {tryOn.faceWidths[faceClass(widthMm)]} {advice && <FitText advice={advice} hasOthers={betterFits.length > 0} />}
      </p>
      <ForAChild
        text={subject.seemsAChilds ? tryOn.childNoticed : mayBeAChilds(widthMm) ? tryOn.sizeForChildren : null}
      />
      <ul className="flex flex-wrap justify-center gap-x-5">
        {betterFits.map((other) => (
          <li key={other.id}>
            <SuggestedFrame product={other} {...(onChoose && { onChoose })} />
          </li>
        ))}
      </ul>
      <p className="mt-1 opacity-85">{tryOn[ACCURACY_WORDS[scaleSource]]}</p>
      {isPossible && (
        <Button
          look="bare"
          className="min-h-11"
          onClick={() => void navigate(finderHref({ kind: 'width', widthMm: shownMm }))}
        >
          {fitFinder.mirrorLink}
        </Button>
      )}
    </div>
  )
}

function FitText({ advice: { fit, differenceMm }, hasOthers }: { advice: SizeAdvice; hasOthers: boolean }) {
  const { tryOn } = useWords()
  if (fit === 'fits') return tryOn.fits
  const text = fill(tryOn[fit], { mm: Math.abs(differenceMm) })
  return hasOthers ? `${text} ${tryOn.suggestions}` : text
}

function SuggestedFrame({ product, onChoose }: { product: ProductCard; onChoose?: (product: ProductCard) => void }) {
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

function findBetterFits(
  others: readonly ProductCard[],
  current: ProductCard,
  face: Parameters<typeof sizeAdvice>[1],
): ProductCard[] {
  const difference = ({ measurements }: ProductCard) => Math.abs((measurements?.frameWidthMm ?? 0) - face.widthMm)
  return others
    .filter(
      ({ id, measurements }) =>
        id !== current.id && measurements && sizeAdvice(measurements.frameWidthMm, face).fit === 'fits',
    )
    .sort((a, b) => difference(a) - difference(b))
    .slice(0, MAX_SUGGESTIONS)
}
