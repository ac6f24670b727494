import { type RefObject, useState } from 'react'
import { useWords } from '../../../client/site-context.tsx'
import type { ProductCard } from '../../../contract/catalog.ts'
import type { ScaleSource } from '../../../domain/fitting/true-scale.ts'
import { Button } from '../../../ui/button.tsx'
import { remember, useTryOnMemory } from '../try-on-memory.ts'
import { CardRuler } from './card-ruler.tsx'
import { FitAdvice } from './fit-advice.tsx'
import { FrameComparison } from './frame-comparison.tsx'
import { LensViewChoice } from './lens-view-choice.tsx'
import type { Painter, Subject } from './painter.ts'
import { SnapshotButton } from './snapshot-button.tsx'
import type { TryOnSession } from './use-try-on-session.ts'

interface MirrorToolsProps {
  canvas: RefObject<HTMLCanvasElement | null>
  subject: Subject
  product: ProductCard
  others: readonly ProductCard[]
  session: TryOnSession
  painter: Painter | null
  /** What tells the true size of the face, if anything does. */
  scaleSource: ScaleSource | null
  onMeasured: (scale: number) => void
  onChoose?: (product: ProductCard) => void
}

export const MAX_COMPARED = 4

export function MirrorTools({
  canvas,
  subject,
  product,
  others,
  session,
  painter,
  scaleSource,
  onMeasured,
  onChoose,
}: MirrorToolsProps) {
  const { tryOn } = useWords()
  const [isMeasuring, setMeasuring] = useState(false)
  const [hasLensView, setLensViewOpen] = useState(false)
  const { compared } = useTryOnMemory()
  const setCompared = (next: readonly ProductCard[]) => remember({ compared: next })
  const isCompared = compared.some(({ id }) => id === product.id)
  const remove = ({ id }: ProductCard) => setCompared(compared.filter((one) => one.id !== id))
  return (
    <div className="mx-auto mt-4 max-w-3xl">
      <FitAdvice {...{ subject, product, others, scaleSource }} {...(onChoose && { onChoose })} />
      <div className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1">
        <Button look="bare" className="min-h-11" aria-expanded={isMeasuring} onClick={() => setMeasuring(!isMeasuring)}>
          {tryOn.measureWithCard}
        </Button>
        <Button
          look="bare"
          className="min-h-11"
          disabled={isCompared || compared.length >= MAX_COMPARED}
          onClick={() => setCompared([...compared, product])}
        >
          {tryOn.compare}
        </Button>
        <Button
          look="bare"
          className="min-h-11"
          aria-expanded={hasLensView}
          onClick={() => setLensViewOpen(!hasLensView)}
        >
          {tryOn.lensView.title}
        </Button>
        {painter && <SnapshotButton canvas={canvas} product={product} />}
      </div>
      {hasLensView && <LensViewChoice session={session} />}
      {isMeasuring && (
        <CardRuler
          subject={subject}
          onMeasured={(scale) => {
            onMeasured(scale)
            setMeasuring(false)
          }}
        />
      )}
      {compared.length > 0 && (
        <FrameComparison {...{ subject, compared, session }} onRemove={remove} {...(onChoose && { onChoose })} />
      )}
    </div>
  )
}
