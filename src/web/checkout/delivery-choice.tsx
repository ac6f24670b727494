import { useSite } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { toWire } from '../../contract/money.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from '../../domain/shop-facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
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
}

export function DeliveryChoice({ field, cart, options }: DeliveryChoiceProps) {
  const { checkout } = useSite().words
  const { money } = useStorefront()
  const hintOf = useHints(options)
  const methods = options?.delivery.map(({ method }) => method) ?? DELIVERY_METHODS
  const priceOf = (price: number) => (price === 0 ? checkout.free : money(price))
  return (
    <RadioList
      {...field}
      legend={checkout.shippingMethod}
      defaultValue="standard"
      options={methods.map((method) => ({
        value: method,
        name: checkout.shippingMethods[method],
        hint: hintOf(method),
        aside: cart ? priceOf(orderSums(cart, method).shipping) : undefined,
      }))}
    />
  )
}

/** When it arrives, and what is special about it. */
function useHints(options: CheckoutOptions | undefined) {
  const { words, language } = useSite()
  const { money, settings } = useStorefront()
  const { delivery } = words
  const dayOf = (day: string) => formatDate(day, 'shortWeekday', language)
  return (method: DeliveryMethod): string => {
    const offered = options?.delivery.find((one) => one.method === method)
    const amount = money(toWire(settings.shipping.freeShippingThresholdCents)).replace('.00', '')
    const special = method === 'standard' ? fill(delivery.free, { amount }) : delivery.hints[method]
    if (offered === undefined) return special
    const { first, last, isRemote } = offered
    const days = first === last ? dayOf(first) : fill(delivery.between, { first: dayOf(first), last: dayOf(last) })
    const arrives = fill(method === 'collection' ? delivery.collectable : delivery.arrives, { days })
    return [arrives, special, ...(isRemote ? [delivery.remote] : [])].join(' · ')
  }
}
