import type { ReactNode } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import { quantityError } from '../../domain/cart.ts'
import { fill } from '../../i18n/translate.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isOfferOver } from '../cart/lens-offer.ts'
import { LineList } from '../orders/line-list.tsx'
import { Sum, Sums } from '../orders/sums.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import type { orderSums } from './order-sums.ts'

interface OrderSummaryProps {
  cart: Cart | null
  sums: ReturnType<typeof orderSums> | null
  /** What follows the sums: the button that obliges to pay them. */
  children: ReactNode
}

export function OrderSummary({ cart, sums, children }: OrderSummaryProps) {
  const { words } = useSite()
  return (
    <section aria-labelledby="order-summary" className="lg:sticky lg:top-28">
      <h2 id="order-summary" className="mb-5 text-title">
        {words.checkout.summary}
      </h2>
      {cart && sums ? <Contents cart={cart} sums={sums} /> : <Skeleton className="h-80" />}
      {children}
    </section>
  )
}

function Contents({ cart, sums }: { cart: Cart; sums: ReturnType<typeof orderSums> }) {
  const words = useWords()
  const { money, currency } = useStorefront()
  const { checkout } = words
  const lines = cart.items.flatMap(({ id, quantity, total, product, lenses }) => {
    if (!product) return []
    const { name, nameEl, slug, images, stock } = product
    const error = quantityError(stock, quantity)
    const shown = lenses && { line: lenses, price: money(lenses.price) }
    const over = lenses && isOfferOver(lenses) ? words.lensOrders.expiredShort : undefined
    const problem = error ? words.errors[error] : over
    return [{ id, name, nameEl, slug, image: images[0], quantity, total: money(total), lenses: shown, problem }]
  })
  return (
    <>
      <LineList lines={lines} />
      <div className="mt-5" aria-live="polite">
        <Sums>
          <Sum name={checkout.subtotal}>{money(sums.subtotal)}</Sum>
          <Sum name={checkout.shipping}>{sums.shipping === 0 ? checkout.free : money(sums.shipping)}</Sum>
          {sums.cashFee > 0 && <Sum name={checkout.cashFee}>{money(sums.cashFee)}</Sum>}
          <Sum name={checkout.total} isTotal>
            {money(sums.total)}
          </Sum>
          {currency !== 'EUR' && <Sum name={checkout.youPay}>{inEuro(sums.total)}</Sum>}
        </Sums>
        <p className="mt-1.5 text-label text-ink-soft">{checkout.vatIncluded}</p>
      </div>
      {currency !== 'EUR' && (
        <p className="mt-2 text-label text-ink-soft">{fill(words.site.chargedInEuro, { currency })}</p>
      )}
    </>
  )
}
