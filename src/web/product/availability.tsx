import { useSite } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'
import { LOW_STOCK } from '../../domain/stock.ts'
import { plural } from '../../i18n/translate.ts'
import { useFreePieces } from './use-free-pieces.ts'

export function Availability({ product }: { product: ShownProduct }) {
  const { words, language } = useSite()
  const own = words.product
  const stores = useFreePieces(product).data ?? []
  const left = stores.reduce((sum, { pieces }) => sum + pieces, 0)
  const inStock = isInStock(product)
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-small">
      <span aria-hidden="true" className={`size-2 rounded-round ${inStock ? 'bg-sea' : 'bg-terracotta'}`} />
      <span>{inStock ? own.inStock : own.outOfStock}</span>
      {left > 0 && left <= LOW_STOCK && <span className="text-terracotta">{plural(own.onlyLeft, left, language)}</span>}
    </p>
  )
}
