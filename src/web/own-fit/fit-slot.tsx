import { lazy, Suspense } from 'react'
import type { ProductCard } from '../../contract/catalog.ts'
import { useOwnFit } from './own-fit.ts'

const OwnFitMark = lazy(() => import('./own-fit-mark.tsx').then((module) => module.loadOwnFitMark()))

/** How a product fits, where the visitor has said what must. The code is fetched then. */
export function FitSlot(props: { product: ProductCard; isWhole?: boolean }) {
  const own = useOwnFit()
  return (
    own && (
      <Suspense>
        <OwnFitMark own={own} {...props} />
      </Suspense>
    )
  )
}
