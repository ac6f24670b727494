import { useWords } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { toWire } from '../../contract/money.ts'
import { fill } from '../../i18n/translate.ts'
import { useStorefront } from '../site/storefront-context.tsx'

/** What the law wants said of a price: the reference of a reduction, the currency, VAT and delivery. */
export function PriceNotes({ product }: { product: ShownProduct }) {
  const words = useWords()
  const { currency, money, settings } = useStorefront()
  const { freeShippingThresholdCents, deliveryEstimate: estimate } = settings.shipping
  const amount = money(toWire(freeShippingThresholdCents))
  return (
    <div className="mt-3 space-y-1 text-label text-ink-soft">
      {product.discountPrice !== null && <p>{words.priceReduction.reference}</p>}
      {currency !== 'EUR' && <p>{fill(words.site.chargedInEuro, { currency })}</p>}
      <p>{fill(words.product.vatIncluded, { estimate, amount })}</p>
    </div>
  )
}
