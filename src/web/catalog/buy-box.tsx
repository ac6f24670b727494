import type { ReactNode } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { toWire } from '../../contract/money.ts'
import { isInStock } from '../../domain/cart.ts'
import { fill } from '../../i18n/translate.ts'
import { useStorefront } from '../site/storefront-context.tsx'
import { ProductPrice } from './product-price.tsx'
import { Promises } from './promises.tsx'

interface BuyBoxProps {
  product: Product
  addToCart: ReactNode
  tryOn: ReactNode
}

export function BuyBox({ product, addToCart, tryOn }: BuyBoxProps) {
  const words = useWords()
  const { currency, money, settings } = useStorefront()
  const inStock = isInStock(product)
  const { freeShippingThresholdCents, deliveryEstimate: estimate } = settings.shipping
  const amount = money(toWire(freeShippingThresholdCents))
  return (
    <div>
      <ProductPrice product={product} size="page" />
      {product.discountPrice !== null && (
        <p className="mt-1 text-label text-ink-soft">{words.priceReduction.reference}</p>
      )}
      {currency !== 'EUR' && (
        <p className="mt-1 text-label text-ink-soft">{fill(words.site.chargedInEuro, { currency })}</p>
      )}
      <p className="mt-1 text-label text-ink-soft">{fill(words.product.vatIncluded, { estimate, amount })}</p>
      <p className="mt-6 flex items-center gap-2.5 text-small">
        <span aria-hidden="true" className={`size-2 rounded-round ${inStock ? 'bg-sea' : 'bg-terracotta'}`} />
        {inStock ? words.product.inStock : words.product.outOfStock}
      </p>
      {inStock && addToCart}
      {tryOn}
      <Promises product={product} />
    </div>
  )
}
