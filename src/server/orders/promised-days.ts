import { arrivalDays } from '../../domain/delivery.ts'
import { shippingAbroad } from '../../domain/shipping.ts'
import type { DeliveryMethod, OrderPaymentMethod } from '../../domain/shop-facts.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'
import type { Address, orders } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { findDeliveryCountry } from './delivery-country.ts'
import type { OrderRow } from './orders.ts'

type PromisedDays = Pick<typeof orders.$inferInsert, 'arrivesFirst' | 'arrivesLast'>

interface Promised {
  method: DeliveryMethod
  paymentMethod: OrderPaymentMethod
  country: string
  postalCode: string
  lines: readonly { lenses: LensChoiceRow | null }[]
}

/** The days that an order of this moment is promised for, as the checkout shows them; null where nobody knows yet. */
export function promisedDays(
  shop: Pick<Shop, 'settings' | 'clock'>,
  { method, paymentMethod, country, postalCode, lines }: Promised,
): PromisedDays {
  const { delivery, shipping: usual } = shop.settings.current()
  const lenses = lines.flatMap((line) => line.lenses ?? [])
  const waits = lenses.some(({ needsVisit, prescriptionSource }) => needsVisit || prescriptionSource === 'later')
  if (waits || paymentMethod === 'bank_transfer') return { arrivesFirst: null, arrivesLast: null }
  const abroad = findDeliveryCountry(shop, { method, country })
  const { deliveryEstimate: standardEstimate } = abroad ? shippingAbroad(usual, abroad) : usual
  const postcode = abroad ? '' : postalCode
  const hasLenses = lenses.length > 0
  const days = arrivalDays(shop.clock(), { method, postcode, standardEstimate, settings: delivery, hasLenses })
  return { arrivesFirst: days.first, arrivesLast: days.last }
}

interface Edited extends Pick<Promised, 'lines'> {
  address: Address
  shippingMethod: DeliveryMethod
}

/** An order that goes elsewhere, or another way, is promised anew; any other keeps its days. */
export function daysAfterEdit(
  shop: Pick<Shop, 'settings' | 'clock'>,
  { shippingAddress, shippingMethod, paymentMethod }: OrderRow,
  { address: { country, postalCode }, shippingMethod: method, lines }: Edited,
): PromisedDays {
  const isSamePlace = country === shippingAddress.country && postalCode === shippingAddress.postalCode
  if (isSamePlace && method === shippingMethod) return {}
  return promisedDays(shop, { method, paymentMethod, country, postalCode, lines })
}
