import { isCyprus } from './address.ts'
import type { PaymentSettings } from './payment-settings.ts'
import type { CheckoutPaymentMethod, DeliveryMethod } from './shop-facts.ts'

export interface PaymentChoice {
  payment: CheckoutPaymentMethod
  delivery: DeliveryMethod
  country: string
  /** In cents, with the fee for cash on delivery. */
  totalCents: number
}

type Offered = Pick<PaymentSettings, 'methods'> & { limits: Pick<PaymentSettings['limits'], 'cashCapCents'> }

export type PaymentRefusal =
  | 'payment_not_offered'
  | 'pay_where_collected'
  | 'cash_not_at_locker'
  | 'cash_not_at_store'
  | 'cash_not_abroad'
  | 'cash_too_much'

/** Why an order can't be paid like this; null where it can. */
export function paymentRefusal(
  { payment, delivery, country, totalCents }: PaymentChoice,
  { methods, limits }: Offered,
): PaymentRefusal | null {
  if (!methods[payment]) return 'payment_not_offered'
  if (payment === 'pay_in_store') return delivery === 'collection' ? null : 'pay_where_collected'
  if (payment !== 'cash_on_delivery') return null
  if (delivery === 'locker') return 'cash_not_at_locker'
  if (delivery === 'collection') return 'cash_not_at_store'
  if (!isCyprus(country)) return 'cash_not_abroad'
  return totalCents > limits.cashCapCents ? 'cash_too_much' : null
}

/** What cash on delivery costs, in cents. */
export const cashFeeOf = (payment: string, { cashFeeCents }: Pick<PaymentSettings, 'cashFeeCents'>): number =>
  payment === 'cash_on_delivery' ? cashFeeCents : 0
