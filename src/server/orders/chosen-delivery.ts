import type { CheckoutForm } from '../../contract/checkout-form.ts'
import { ShopError } from '../../contract/errors.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import { cashFeeOf, paymentRefusal } from '../../domain/payment-choice.ts'
import { type Totals, totalsOf } from '../../domain/pricing.ts'
import type { DeliveryMethod, Language } from '../../domain/shop-facts.ts'
import { openStores } from '../../domain/stores.ts'
import type { BillingAddress } from '../db/schema.ts'
import { pricingRules } from '../settings/pricing-rules.ts'
import type { Shop } from '../shop.ts'
import { assertDeliveredTo, findDeliveryCountry } from './delivery-country.ts'
import type { SoldLine } from './sold-lines.ts'

/** A locker that parcels may be sent to now, by the carrier's id; null where there is none. */
export type FindLocker = (shop: Shop, id: string, language: Language) => Promise<DeliveryPoint | null>

interface ChosenDelivery {
  shippingMethod: DeliveryMethod
  deliveryPointId?: string | undefined
}

/** @throws ShopError `locker_gone`; `invalid_input` where none was chosen */
export async function getChosenLocker(
  shop: Shop,
  { shippingMethod, deliveryPointId }: ChosenDelivery,
  { findLocker, language }: { findLocker: FindLocker; language: Language },
): Promise<DeliveryPoint | null> {
  if (shippingMethod !== 'locker') return null
  if (!deliveryPointId) throw new ShopError('invalid_input', { fields: { deliveryPointId: 'locker_required' } })
  const point = await findLocker(shop, deliveryPointId, language)
  if (point === null) throw new ShopError('locker_gone', { fields: { deliveryPointId: 'locker_required' } })
  return point
}

/** @throws ShopError `invalid_input` where the shop does not offer the way to deliver, has no such store, or sends nothing there */
export function assertDeliveryOffered(shop: Shop, form: CheckoutForm): void {
  const { shippingMethod, collectionStore, country, postalCode } = form
  const { delivery, stores } = shop.settings.current()
  if (!delivery.methods[shippingMethod]) {
    throw new ShopError('invalid_input', { fields: { 'checkoutForm.shippingMethod': 'delivery_not_offered' } })
  }
  if (shippingMethod === 'collection' && !openStores(stores).some(({ id }) => id === collectionStore)) {
    throw new ShopError('invalid_input', { fields: { 'checkoutForm.collectionStore': 'store_required' } })
  }
  assertDeliveredTo(shop, { method: shippingMethod, country, postalCode }, 'checkoutForm.')
}

/**
 * What a shopper's order comes to, with the fee for cash on delivery.
 * @throws ShopError `invalid_input` where it can't be paid as was chosen
 */
export function getCheckoutTotals(shop: Shop, form: CheckoutForm, lines: readonly SoldLine[]): Totals {
  const { payments } = shop.settings.current()
  const { paymentMethod, shippingMethod, country } = form
  const cashFee = cashFeeOf(paymentMethod, payments)
  const abroad = findDeliveryCountry(shop, { method: shippingMethod, country })
  const totals = totalsOf(lines, pricingRules(shop, abroad), shippingMethod, cashFee)
  const { totalCents } = totals
  const choice = { payment: paymentMethod, delivery: shippingMethod, country, totalCents }
  const refusal = paymentRefusal(choice, payments)
  if (refusal !== null) throw new ShopError('invalid_input', { fields: { 'checkoutForm.paymentMethod': refusal } })
  return totals
}

/** Whom the invoice is for; the same person is asked about it. */
export function billingOf({ billing, email, phoneNumber }: CheckoutForm): BillingAddress | undefined {
  if (!billing) return undefined
  const { company, vatNumber, ...place } = billing
  return { ...place, email, phoneNumber, ...(company ? { company } : {}), ...(vatNumber ? { vatNumber } : {}) }
}
