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
  const arrival = { postcode, standardEstimate: shipping.deliveryEstimate, settings: delivery }
  return {
    delivery: offered.map((method) => ({
      method,
      ...arrivalDays(now, { ...arrival, method }),
      withLenses: arrivalDays(now, { ...arrival, method, hasLenses: true }),
      isRemote: isRemote && (method === 'standard' || method === 'express'),
    })),
    payments: CHECKOUT_PAYMENT_METHODS.filter((method) => isMethodOffered(shop, method)),
    cashFee: toWire(payments.cashFeeCents),
    cashCap: toWire(payments.limits.cashCapCents),
  }
}

/**
 * The day in Cyprus by which an order of this moment is ready for collection: its fitting is not before.
 * @param hasLenses that are made before that day; those for which somebody is measured then are not
 */
export function collectableFrom({ settings, clock }: Shop, hasLenses: boolean): string {
  const { delivery, shipping } = settings.current()
  const { deliveryEstimate: standardEstimate } = shipping
  const ready = { method: 'collection', postcode: '', standardEstimate, settings: delivery, hasLenses } as const
  return arrivalDays(clock(), ready).last
}
