import { useSite } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { toWire } from '../../contract/money.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from '../../domain/shop-facts.ts'
import { arrivalText } from '../../i18n/arrival-text.ts'
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
  /** Of standard delivery to a country abroad. */
  feeAbroad: number | undefined
  /** Whether parcels go to the country of the address. */
  isDelivered: boolean
}

export function DeliveryChoice({ field, cart, options, lensWait, feeAbroad, isDelivered }: DeliveryChoiceProps) {
  const { checkout, lensOrders } = useSite().words
  const { money } = useStorefront()
  const hintOf = useHints(options, lensWait, feeAbroad !== undefined)
  // It is collected where somebody is measured.
  const needsVisit = lensWait === 'visit'
  const offered = options?.delivery.map(({ method }) => method) ?? DELIVERY_METHODS
  const fetched = offered.filter((method) => method === 'locker' || method === 'collection')
  const methods = needsVisit ? (['collection'] as const) : isDelivered ? offered : fetched
  const group = needsVisit ? 'visit' : isDelivered ? 'any' : 'fetched'
  const priceOf = (price: number) => (price === 0 ? checkout.free : money(price))
  return (
    <>
      <RadioList
        {...field}
        key={group}
        legend={checkout.shippingMethod}
        defaultValue={group === 'any' ? 'standard' : 'collection'}
        options={methods.map((method) => ({
          value: method,
          name: checkout.shippingMethods[method],
          hint: hintOf(method),
          aside: cart ? priceOf(orderSums(cart, method, { feeAbroad }).shipping) : undefined,
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
function useHints(options: CheckoutOptions | undefined, lensWait: LensWait, isAbroad: boolean) {
  const { words, language } = useSite()
  const { money, settings } = useStorefront()
  const { delivery, lensOrders } = words
  return (method: DeliveryMethod): string | undefined => {
    if (lensWait === 'visit') return undefined
    const offered = options?.delivery.find((one) => one.method === method)
    const amount = money(toWire(settings.shipping.freeShippingThresholdCents)).replace('.00', '')
    const usual = method === 'standard' ? fill(delivery.free, { amount }) : delivery.hints[method]
    const special = isAbroad && method === 'standard' ? [] : [usual]
    if (lensWait === 'prescription') return [lensOrders.days.prescription, ...special].join(' · ')
    if (offered === undefined) return special[0]
    const days = lensWait === 'making' ? offered.withLenses : offered
    const arrives = arrivalText(method, days, { words, language })
    const made = lensWait === 'making' ? [lensOrders.days.making] : []
    return [arrives, ...made, ...special, ...(offered.isRemote ? [delivery.remote] : [])].join(' · ')
  }
}
