import { useSite } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { toWire } from '../../contract/money.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from '../../domain/shop-facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import type { LensWait } from './lens-wait.ts'
import { orderSums } from './order-sums.ts'

export interface FormField {
  id: string
  name: string
  error: string | undefined
}

interface DeliveryChoiceProps {
  field: FormField
  cart: Cart | null
  options: CheckoutOptions | undefined
  lensWait: LensWait
}

export function DeliveryChoice({ field, cart, options, lensWait }: DeliveryChoiceProps) {
  const { checkout, lensOrders } = useSite().words
  const { money } = useStorefront()
  const hintOf = useHints(options, lensWait)
  // It is collected where somebody is measured.
  const needsVisit = lensWait === 'visit'
  const offered = options?.delivery.map(({ method }) => method) ?? DELIVERY_METHODS
  const methods = needsVisit ? (['collection'] as const) : offered
  const priceOf = (price: number) => (price === 0 ? checkout.free : money(price))
  return (
    <>
      <RadioList
        {...field}
        key={needsVisit ? 'visit' : 'any'}
        legend={checkout.shippingMethod}
        defaultValue={needsVisit ? 'collection' : 'standard'}
        options={methods.map((method) => ({
          value: method,
          name: checkout.shippingMethods[method],
          hint: hintOf(method),
          aside: cart ? priceOf(orderSums(cart, method).shipping) : undefined,
        }))}
      />
      {needsVisit && (
        <p className="mt-4 border-l-2 border-brass py-1 pl-4 text-small">
          <input type="hidden" name="needsVisit" value="on" />
          {lensOrders.visit.delivery}
        </p>
      )}
    </>
  )
}

/** When it arrives, and what is special about it. Nothing where it depends on a visit. */
function useHints(options: CheckoutOptions | undefined, lensWait: LensWait) {
  const { words, language } = useSite()
  const { money, settings } = useStorefront()
  const { delivery, lensOrders } = words
  const dayOf = (day: string) => formatDate(day, 'shortWeekday', language)
  return (method: DeliveryMethod): string | undefined => {
    if (lensWait === 'visit') return undefined
    const offered = options?.delivery.find((one) => one.method === method)
    const amount = money(toWire(settings.shipping.freeShippingThresholdCents)).replace('.00', '')
    const special = method === 'standard' ? fill(delivery.free, { amount }) : delivery.hints[method]
    if (lensWait === 'prescription') return [lensOrders.days.prescription, special].join(' · ')
    if (offered === undefined) return special
    const { first, last } = lensWait === 'making' ? offered.withLenses : offered
    const days = first === last ? dayOf(first) : fill(delivery.between, { first: dayOf(first), last: dayOf(last) })
    const arrives = fill(method === 'collection' ? delivery.collectable : delivery.arrives, { days })
    const made = lensWait === 'making' ? [lensOrders.days.making] : []
    return [arrives, ...made, special, ...(offered.isRemote ? [delivery.remote] : [])].join(' · ')
  }
}
