import type { Product } from '../../contract/catalog.ts'
import { Price } from '../../ui/price.tsx'
import { useSite } from '../site/site-context.tsx'

export function ProductPrice({ product, size }: { product: Product; size?: 'tile' | 'page' }) {
  const { words, money } = useSite()
  const { price, discountPrice } = product
  return (
    <Price
      price={money(discountPrice ?? price)}
      was={discountPrice === null ? undefined : money(price)}
      words={{ was: words.listing.priceWas, now: words.listing.priceNow }}
      {...(size && { size })}
    />
  )
}
