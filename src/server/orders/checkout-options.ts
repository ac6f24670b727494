import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { toWire } from '../../contract/money.ts'
import { arrivalDays, isRemotePostcode } from '../../domain/delivery.ts'
import { CHECKOUT_PAYMENT_METHODS, DELIVERY_METHODS } from '../../domain/shop-facts.ts'
import { openStores } from '../../domain/stores.ts'
import { isMethodOffered } from '../offered-payments.ts'
import type { Shop } from '../shop.ts'

/** How an order of this moment can be delivered and paid. */
export function getCheckoutOptions(shop: Shop, postcode: string): CheckoutOptions {
  const { settings, clock } = shop
  const { delivery, payments, shipping, stores } = settings.current()
  const now = clock()
  const isRemote = isRemotePostcode(postcode, delivery.remotePostcodes)
  const offered = DELIVERY_METHODS.filter(
    (method) => delivery.methods[method] && (method !== 'collection' || openStores(stores).length > 0),
  )
  return {
    delivery: offered.map((method) => ({
      method,
      ...arrivalDays(now, { method, postcode, standardEstimate: shipping.deliveryEstimate, settings: delivery }),
      isRemote: isRemote && (method === 'standard' || method === 'express'),
    })),
    payments: CHECKOUT_PAYMENT_METHODS.filter((method) => isMethodOffered(shop, method)),
    cashFee: toWire(payments.cashFeeCents),
    cashCap: toWire(payments.limits.cashCapCents),
  }
}
