import type { ReactNode } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import { quantityError } from '../../domain/cart.ts'
import { type ShippingMethod, VAT_PERCENT } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LineList } from '../orders/line-list.tsx'
import { Sum, Sums } from '../orders/sums.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import { orderSums } from './order-sums.ts'

interface OrderSummaryProps {
  cart: Cart | null
  method: ShippingMethod
  /** What follows the sums: the button that obliges to pay them. */
  children: ReactNode
}

export function OrderSummary({ cart, method, children }: OrderSummaryProps) {
  const { words } = useSite()
  return (
    <section aria-labelledby="order-summary" className="lg:sticky lg:top-28">
      <h2 id="order-summary" className="mb-5 text-title">
        {words.checkout.summary}
      </h2>
      {cart ? <Contents cart={cart} method={method} /> : <Skeleton className="h-80" />}
      {children}
    </section>
  )
}

function Contents({ cart, method }: { cart: Cart; method: ShippingMethod }) {
  const words = useWords()
  const { money, currency, settings } = useStorefront()
  const { checkout } = words
  const sums = orderSums(cart, method)
  const lines = cart.items.flatMap(({ id, quantity, total, product }) => {
    if (!product) return []
    const { name, nameEl, slug, images, stock } = product
    const error = quantityError(stock, quantity)
    const problem = error ? words.errors[error] : undefined
    return [{ id, name, nameEl, slug, image: images[0], quantity, total: money(total), problem }]
  })
  return (
    <>
      <LineList lines={lines} />
      <div className="mt-5" aria-live="polite">
        <Sums>
          <Sum name={checkout.subtotal}>{money(sums.subtotal)}</Sum>
          <Sum name={checkout.shipping}>{sums.shipping === 0 ? checkout.free : money(sums.shipping)}</Sum>
          {method === 'standard' && (
            <Sum name={checkout.shippingMethods.standard}>
              {fill(checkout.deliveryEstimate, { estimate: settings.shipping.deliveryEstimate })}
            </Sum>
          )}
          <Sum name={checkout.total} isTotal>
            {money(sums.total)}
          </Sum>
          {currency !== 'EUR' && <Sum name={checkout.youPay}>{inEuro(sums.total)}</Sum>}
        </Sums>
        <p className="figures mt-1.5 text-label text-ink-soft">
          {fill(checkout.vatContained, { amount: inEuro(sums.vat), percent: VAT_PERCENT })}
        </p>
      </div>
      {currency !== 'EUR' && (
        <p className="mt-2 text-label text-ink-soft">{fill(words.site.chargedInEuro, { currency })}</p>
      )}
    </>
  )
}
