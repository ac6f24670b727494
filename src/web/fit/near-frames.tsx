import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../client/site-context.tsx'
import type { FrameNumbers } from '../../domain/fit.ts'
import { fill } from '../../i18n/translate.ts'
import { ProductGrid } from '../catalog/product-grid.tsx'
import { useLocation } from '../navigation/view.ts'
import { nearQuery, numbersInQuery, type Wish, wishInQuery } from './near-query.ts'
import { NumbersMark } from './numbers-mark.tsx'

export function NearFrames() {
  const { fit } = useWords()
  const query = new URLSearchParams(useLocation().search)
  const mine = numbersInQuery(query)
  const wish = wishInQuery(query)
  return (
    <div className="pt-8" aria-live="polite">
      {mine && wish && <NearFramesOf mine={mine} wish={wish} />}
      {mine && !wish && <p>{fit.ask}</p>}
    </div>
  )
}

function NearFramesOf({ mine, wish }: { mine: FrameNumbers; wish: Wish }) {
  const { fit } = useWords()
  const { data, isError } = useQuery(nearQuery(mine, wish))
  const numbers = fill(fit.numbers, { lens: mine.lensWidthMm, bridge: mine.bridgeMm, temple: mine.templeMm })
  return (
    <>
      <h3 className="figures text-title">{fill(fit.nearest, { numbers })}</h3>
      <p className="mt-2 mb-7 text-small text-ink-soft">
        {isError ? fit.nearestFailed : data?.products.length === 0 ? fit.nearestNone : fit.nearestText}
      </p>
      {!isError && data?.products.length !== 0 && (
        <div className="@container">
          <ProductGrid
            products={data?.products}
            columns={4}
            awaited={4}
            markOf={({ measurements }) =>
              measurements && <NumbersMark fit={{ kind: 'numbers', ...mine }} measurements={measurements} />
            }
          />
        </div>
      )}
    </>
  )
}
