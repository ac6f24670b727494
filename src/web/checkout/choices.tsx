import { useWords } from '../../client/site-context.tsx'
import type { Cart } from '../../contract/cart.ts'
import { toWire } from '../../contract/money.ts'
import { PAYMENT_METHODS, SHIPPING_METHODS } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import { orderSums } from './order-sums.ts'

interface Field {
  id: string
  name: string
  error: string | undefined
}

export function DeliveryChoice({ field, cart }: { field: Field; cart: Cart | null }) {
  const words = useWords()
  const { money, settings } = useStorefront()
  const { shipping } = settings
  const { checkout } = words
  const threshold = money(toWire(shipping.freeShippingThresholdCents)).replace('.00', '')
  const hints = {
    standard: fill(checkout.standardHint, { estimate: shipping.deliveryEstimate, amount: threshold }),
    express: checkout.expressHint,
  }
  const priceOf = (price: number) => (price === 0 ? checkout.free : money(price))
  return (
    <RadioList
      {...field}
      legend={checkout.shippingMethod}
      defaultValue="standard"
      options={SHIPPING_METHODS.map((method) => ({
        value: method,
        name: checkout.shippingMethods[method],
        hint: hints[method],
        aside: cart ? priceOf(orderSums(cart, method).shipping) : undefined,
      }))}
    />
  )
}

export function PaymentChoice({ field }: { field: Field }) {
  const { checkout } = useWords()
  return (
    <RadioList
      {...field}
      legend={checkout.paymentMethod}
      defaultValue="credit_card"
      options={PAYMENT_METHODS.map((method) => ({
        value: method,
        name: checkout.paymentMethods[method],
        hint: checkout.paymentHints[method] || undefined,
      }))}
    />
  )
}
