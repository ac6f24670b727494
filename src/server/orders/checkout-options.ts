import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { toWire } from '../../contract/money.ts'
import { arrivalDays, isRemotePostcode } from '../../domain/delivery.ts'
import { HOME_COUNTRY } from '../../domain/delivery-country.ts'
import { shippingAbroad } from '../../domain/shipping.ts'
import { CHECKOUT_PAYMENT_METHODS, DELIVERY_METHODS, type DeliveryMethod } from '../../domain/shop-facts.ts'
import { openStores } from '../../domain/stores.ts'
import { isMethodOffered } from '../offered-payments.ts'
import type { Shop } from '../shop.ts'

interface Destination {
  /** ISO 3166-1 */
  country: string
  postalCode: string
}

/** How an order of this moment can be delivered and paid. */
export function getCheckoutOptions(shop: Shop, { country, postalCode }: Destination): CheckoutOptions {
  const { settings, clock } = shop
  const { delivery, payments, shipping: usual, stores, countries: all } = settings.current()
  const now = clock()
  const countries = all.filter(({ isOffered }) => isOffered)
  const abroad = countries.find(({ code }) => code === country)
  const isHome = country === HOME_COUNTRY
  const shipping = abroad ? shippingAbroad(usual, abroad) : usual
  const postcode = isHome ? postalCode : ''
  const isRemote = isRemotePostcode(postcode, delivery.remotePostcodes)
  const isPossible: Record<DeliveryMethod, boolean> = {
    standard: isHome || abroad !== undefined,
    express: isHome,
    locker: true,
    collection: openStores(stores).length > 0,
  }
  const offered = DELIVERY_METHODS.filter((method) => delivery.methods[method] && isPossible[method])
  const arrival = { postcode, standardEstimate: shipping.deliveryEstimate, settings: delivery }
  return {
    delivery: offered.map((method) => ({
      method,
      ...arrivalDays(now, { ...arrival, method }),
      withLenses: arrivalDays(now, { ...arrival, method, hasLenses: true }),
      isRemote: isRemote && (method === 'standard' || method === 'express'),
    })),
    countries: countries.map(({ code, feeCents, postcodes }) => ({ code, fee: toWire(feeCents), postcodes })),
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
