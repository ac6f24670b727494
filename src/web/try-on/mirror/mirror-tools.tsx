import { type RefObject, useState } from 'react'
import { useWords } from '../../../client/site-context.tsx'
import type { Product } from '../../../contract/catalog.ts'
import { Button } from '../../../ui/button.tsx'
import type { Fitting } from '../use-fitting.ts'
import { CardRuler } from './card-ruler.tsx'
import { Compared } from './compared.tsx'
import { FitAdvice } from './fit-advice.tsx'
import type { Painter, Sitter } from './painter.ts'
import { SnapshotButton } from './snapshot-button.tsx'

interface MirrorToolsProps {
  canvas: RefObject<HTMLCanvasElement | null>
  sitter: Sitter
  product: Product
  others: readonly Product[]
  fitting: Fitting
  worn: Painter | null
  /** Whether the face was measured with a card. */
  isByCard: boolean
  onMeasured: (scale: number) => void
  onChoose?: (product: Product) => void
}

export const MOST_COMPARED = 4

/** What can be done with a frame that is on: see how it fits, measure better, compare, keep a picture. */
export function MirrorTools({
  canvas,
  sitter,
  product,
  others,
  fitting,
  worn,
  isByCard,
  onMeasured,
  onChoose,
}: MirrorToolsProps) {
  const { tryOn } = useWords()
  const [isMeasuring, setMeasuring] = useState(false)
  const [compared, setCompared] = useState<readonly Product[]>([])
  const isCompared = compared.some(({ id }) => id === product.id)
  const remove = ({ id }: Product) => setCompared(compared.filter((one) => one.id !== id))
  return (
    <div className="mx-auto mt-4 max-w-3xl">
      <FitAdvice {...{ sitter, product, others, isByCard }} {...(onChoose && { onChoose })} />
      <div className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1">
        <Button look="bare" className="min-h-11" aria-expanded={isMeasuring} onClick={() => setMeasuring(!isMeasuring)}>
          {tryOn.measureByCard}
        </Button>
        <Button
          look="bare"
          className="min-h-11"
          disabled={isCompared || compared.length >= MOST_COMPARED}
          onClick={() => setCompared([...compared, product])}
        >
          {tryOn.compare}
        </Button>
        {worn && <SnapshotButton canvas={canvas} product={product} />}
      </div>
      {isMeasuring && (
        <CardRuler
          sitter={sitter}
          onMeasured={(scale) => {
            onMeasured(scale)
            setMeasuring(false)
          }}
        />
      )}
      {compared.length > 0 && (
        <Compared {...{ sitter, compared, fitting }} onRemove={remove} {...(onChoose && { onChoose })} />
      )}
    </div>
  )
}
