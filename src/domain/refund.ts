import type { PaymentProvider, PaymentState, PaymentStatus } from './payment.ts'
import type { OrderPaymentMethod } from './shop-facts.ts'

/** How money moves: `gateway`, or outside of one. */
export const MONEY_KINDS = ['gateway', 'transfer', 'cash', 'terminal'] as const
export type MoneyKind = (typeof MONEY_KINDS)[number]

/** How staff pay out what no gateway moves. */
export const MANUAL_KINDS = ['transfer', 'cash', 'terminal'] as const

export const GATEWAY_PROVIDERS: readonly PaymentProvider[] = ['jcc', 'stripe', 'paypal']
export const isGateway = (provider: PaymentProvider): boolean => GATEWAY_PROVIDERS.includes(provider)

/** The way that money goes back: as it came. Cash paid at the door or by transfer goes back to an account. */
export function kindOfRefund(
  payment: { provider: PaymentProvider; method: OrderPaymentMethod } | undefined,
): MoneyKind {
  if (payment === undefined || isGateway(payment.provider)) return 'gateway'
  if (payment.provider !== 'store') return 'transfer'
  return payment.method === 'card_in_store' ? 'terminal' : 'cash'
}

/** Whether a store's till or terminal pays it out. */
export const isPaidAtTill = (kind: MoneyKind): boolean => kind === 'cash' || kind === 'terminal'

/** Of one payment, in integer cents. */
interface Refundable {
  id: number
  capturedCents: number
  refundedCents: number
  /** Asked for, and neither done nor failed. */
  pendingCents: number
}

export const refundableCents = ({ capturedCents, refundedCents, pendingCents }: Omit<Refundable, 'id'>): number =>
  Math.max(0, capturedCents - refundedCents - pendingCents)

/**
 * The parts of a refund by payment, the newest payment first.
 * @param payments oldest first
 * @returns `null` where the amount is not above 0, or above what is left of all of them
 */
export function spreadRefund(
  amountCents: number,
  payments: readonly Refundable[],
): { paymentId: number; amountCents: number }[] | null {
  if (amountCents <= 0) return null
  let left = amountCents
  const parts = payments.toReversed().flatMap((payment) => {
    const part = Math.min(left, refundableCents(payment))
    left -= part
    return part === 0 ? [] : [{ paymentId: payment.id, amountCents: part }]
  })
  return left === 0 ? parts : null
}

/** The state of a payment after a refund of it is done. */
export const stateAfterRefund = (capturedCents: number, refundedCents: number): PaymentState =>
  refundedCents >= capturedCents ? 'refunded' : 'part_refunded'

/**
 * The status of an order after a refund is done: what is above its total, such as a second payment, goes back without
 * touching it.
 * @param netCents all that came in less all that went back
 */
export function statusAfterRefund(totalCents: number, netCents: number): PaymentStatus {
  if (netCents >= totalCents) return 'paid'
  return netCents > 0 ? 'part_refunded' : 'refunded'
}

/** Whether a payment's money is the order's own: a surplus, or what staff have yet to judge, is given back by itself. */
export const isOrdersMoney = (state: PaymentState): boolean => state !== 'surplus' && state !== 'review'
