import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import { href } from '../../contract/href.ts'
import { fromWire } from '../../contract/money.ts'
import { hasFreeShipping } from '../../domain/shipping.ts'
import { fill } from '../../i18n/translate.ts'
import { Sum, Sums } from '../orders/sums.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import { FreeShipping } from './free-shipping.tsx'

export function CartSummary({ cart }: { cart: Cart }) {
  const words = useWords()
  const { money, currency, settings } = useStorefront()
  const isFree = hasFreeShipping(fromWire(cart.subtotal), settings.shipping)
  return (
    <section aria-labelledby="cart-summary" className="lg:sticky lg:top-28">
      <h2 id="cart-summary" className="mb-6 text-title">
        {words.cart.summary}
      </h2>
      <FreeShipping cart={cart} />
      <div className="mt-7" aria-live="polite">
        <Sums>
          <Sum name={words.cart.subtotal}>{money(cart.subtotal)}</Sum>
          <Sum name={words.cart.shipping}>{isFree ? words.cart.free : words.cart.atCheckout}</Sum>
          <Sum name={words.cart.orderTotal} isTotal>
            {money(cart.total)}
          </Sum>
        </Sums>
      </div>
      <p className="mt-2 text-label text-ink-soft">
        {words.cart.vatIncluded}
        {!isFree && `. ${fill(words.cart.standardIncluded, { amount: money(cart.shipping) })}`}
      </p>
      {currency !== 'EUR' && (
        <p className="mt-2 text-label text-ink-soft">{fill(words.site.chargedInEuro, { currency })}</p>
      )}
      <LinkButton to={href('checkout')} className="mt-7 w-full">
        {words.cart.checkout}
      </LinkButton>
    </section>
  )
}
