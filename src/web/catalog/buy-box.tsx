import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'
import { formatMoney } from '../../domain/money.ts'
import { SHIPPING } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../site/site-context.tsx'
import { ProductPrice } from './product-price.tsx'

const TryOnDialog = lazy(() => import('./try-on-dialog.tsx').then((module) => ({ default: module.TryOnDialog })))

/** Price, stock, the way into the cart while there is any, and the mirror. */
export function BuyBox({ product, addToCart }: { product: Product; addToCart: ReactNode }) {
  const { words, currency } = useSite()
  const [isTrying, setTrying] = useState(false)
  const [wasTried, setTried] = useState(false)
  const inStock = isInStock(product)
  const amount = formatMoney(SHIPPING.freeShippingThresholdCents, currency)
  return (
    <div>
      <ProductPrice product={product} size="page" />
      {currency !== 'EUR' && (
        <p className="mt-1 text-label text-ink-soft">{fill(words.site.chargedInEuro, { currency })}</p>
      )}
      <p className="mt-1 text-label text-ink-soft">
        {fill(words.product.vatIncluded, { estimate: SHIPPING.deliveryEstimate, amount })}
      </p>
      <p className="mt-6 flex items-center gap-2.5 text-small">
        <span aria-hidden="true" className={`size-2 rounded-round ${inStock ? 'bg-sea' : 'bg-terracotta'}`} />
        {inStock ? words.product.inStock : words.product.outOfStock}
      </p>
      {inStock && addToCart}
      <Button
        look="outline"
        className="mt-3 w-full noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => {
          setTried(true)
          setTrying(true)
        }}
      >
        {words.product.tryVirtually}
      </Button>
      {wasTried && (
        <Suspense>
          <TryOnDialog product={product} isOpen={isTrying} onClose={() => setTrying(false)} />
        </Suspense>
      )}
    </div>
  )
}
