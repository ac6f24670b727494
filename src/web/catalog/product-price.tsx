import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { Price } from '../../ui/price.tsx'
import { useStorefront } from '../site/storefront-context.tsx'

export function ProductPrice({ product, size }: { product: ProductCard; size?: 'tile' | 'page' }) {
  const words = useWords()
  const { money } = useStorefront()
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
