import { lazy, Suspense, useState } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'
import { formatMoney } from '../../domain/money.ts'
import { MAX_LINE_QUANTITY, SHIPPING } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useCart } from '../cart/cart-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { ProductPrice } from './product-price.tsx'
import { nameOf } from './product-words.ts'
import { QuantityChoice } from './quantity-choice.tsx'

const TryOnDialog = lazy(() => import('./try-on-dialog.tsx').then((module) => ({ default: module.TryOnDialog })))

/** Price, stock, how many, into the cart, and the mirror. */
export function BuyBox({ product }: { product: Product }) {
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
      {inStock && <AddToCart key={product.id} product={product} />}
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

function AddToCart({ product }: { product: Product }) {
  const { words, language } = useSite()
  const { addItem, isAdding } = useCart()
  const toast = useToast()
  const [quantity, setQuantity] = useState(1)

  const add = async () => {
    try {
      await addItem(product.id, quantity)
      const description = fill(words.toast.addedText, { product: nameOf(product, language) })
      toast.show({ title: words.toast.addedToCart, description })
    } catch {
      toast.show({ title: words.toast.error, description: words.toast.notAddedText, tone: 'destructive' })
    }
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
      <QuantityChoice quantity={quantity} most={Math.min(product.stock, MAX_LINE_QUANTITY)} onChange={setQuantity} />
      <Button className="grow" isBusy={isAdding} onClick={add}>
        {isAdding ? words.product.adding : words.product.addToCart}
      </Button>
    </div>
  )
}
