import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { useLocation } from '../navigation/view.ts'
import { nearQuery, numbersInQuery } from './near-query.ts'

export function NearFrames() {
  const mine = numbersInQuery(new URLSearchParams(useLocation().search))
  return mine === null ? null : <NearFramesOf mine={mine} />
}

function NearFramesOf({ mine }: { mine: NonNullable<ReturnType<typeof numbersInQuery>> }) {
  const { fit } = useWords()
  const { data, isError } = useQuery(nearQuery(mine))
  const numbers = fill(fit.numbers, { lens: mine.lensWidthMm, bridge: mine.bridgeMm, temple: mine.templeMm })
  return (
    <div className="pt-8" aria-live="polite">
      <h3 className="figures text-title">{fill(fit.nearest, { numbers })}</h3>
      <p className="mt-2 mb-7 text-small text-ink-soft">
        {isError ? fit.nearestFailed : data?.products.length === 0 ? fit.nearestNone : fit.nearestText}
      </p>
      {!isError && data?.products.length !== 0 && (
        <div className="@container">
          <ProductGrid products={data?.products} columns={4} awaited={4} />
        </div>
      )}
    </div>
  )
}
