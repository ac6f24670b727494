import { useWords } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import { fromWire } from '../../contract/money.ts'
import { hasFreeShipping } from '../../domain/shipping.ts'
import { fill } from '../../i18n/translate.ts'
import { useStorefront } from '../site/storefront-context.tsx'

export function FreeShipping({ cart }: { cart: Cart }) {
  const words = useWords()
  const { money, settings } = useStorefront()
  const subtotalCents = fromWire(cart.subtotal)
  const isFree = hasFreeShipping(subtotalCents, settings.shipping)
  const percent = isFree ? 100 : Math.round((subtotalCents * 100) / settings.shipping.freeShippingThresholdCents)
  return (
    <div>
      <p className="text-small">
        {isFree ? words.cart.qualifies : fill(words.cart.addMore, { amount: money(cart.missingForFreeShipping) })}
      </p>
      <div
        role="progressbar"
        aria-label={words.cart.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2.5 h-0.5 bg-hairline forced-colors:bg-[GrayText]"
      >
        <div
          className="h-full origin-left bg-brass transition-transform forced-colors:bg-[CanvasText]"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
    </div>
  )
}
