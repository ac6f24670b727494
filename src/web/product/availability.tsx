import { useSite } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'
import { LOW_STOCK } from '../../domain/stock.ts'
import { plural } from '../../i18n/translate.ts'

export function Availability({ product }: { product: Product }) {
  const { words, language } = useSite()
  const own = words.product
  const inStock = isInStock(product)
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-small">
      <span aria-hidden="true" className={`size-2 rounded-round ${inStock ? 'bg-sea' : 'bg-terracotta'}`} />
      <span>{inStock ? own.inStock : own.outOfStock}</span>
      {inStock && product.stock <= LOW_STOCK && (
        <span className="text-terracotta">{plural(own.onlyLeft, product.stock, language)}</span>
      )}
    </p>
  )
}
