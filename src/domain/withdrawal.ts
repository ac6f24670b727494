import { addDays, dayInCyprus, momentInCyprus } from './calendar.ts'
import { refundDueCents } from './order-return.ts'
import type { ShippingSettings } from './settings.ts'
import type { DeliveryMethod } from './shop-facts.ts'

/**
 * The states of a withdrawal from a contract (Directive 2011/83/EU, articles 9 to 14, and 11a), and the steps between
 * them. The 30-day promise of the shop's own goes the same way.
 */
export const WITHDRAWAL_TRANSITIONS = {
  stated: ['acknowledged'],
  /** Its receipt is written. Nobody knows yet to which order it belongs. */
  acknowledged: ['matched', 'refused'],
  matched: ['goods_due', 'refund_due', 'refused'],
  goods_due: ['received', 'refund_due', 'refused', 'lapsed'],
  received: ['inspected'],
  inspected: ['refund_due'],
  refund_due: ['refunded', 'received'],
  refunded: ['received'],
  refused: ['matched'],
  /** The goods did not come back in time. They may still come. */
  lapsed: ['received'],
} as const satisfies Record<string, readonly string[]>

export type WithdrawalState = keyof typeof WITHDRAWAL_TRANSITIONS
export const WITHDRAWAL_STATES = Object.keys(WITHDRAWAL_TRANSITIONS) as [WithdrawalState, ...WithdrawalState[]]

export const isAllowedWithdrawalStep = (from: WithdrawalState, to: WithdrawalState): boolean =>
  (WITHDRAWAL_TRANSITIONS[from] as readonly WithdrawalState[]).includes(to)

/** What gives the buyer the right: the law, the shop's own promise, or nothing any more. */
export const WITHDRAWAL_BASES = ['law', 'promise', 'late'] as const
export type WithdrawalBasis = (typeof WITHDRAWAL_BASES)[number]

/** Days of the law, from the delivery of the last piece. */
export const WITHDRAWAL_DAYS = 14
const GOODS_DAYS = 14
const REFUND_DAYS = 14
const LAST_MINUTE = 24 * 60

/** The first moment after the last day: the day of a moment in Cyprus does not count itself. */
export const endOfDays = (from: Date, days: number): Date =>
  momentInCyprus(addDays(dayInCyprus(from), days), LAST_MINUTE)

/**
 * @param deliveredAt when the last piece was handed over; while that is not known, the time has not begun
 */
export function withdrawalBasis(statedAt: Date, deliveredAt: Date | null, returnsDays: number): WithdrawalBasis {
  if (deliveredAt === null || statedAt < endOfDays(deliveredAt, WITHDRAWAL_DAYS)) return 'law'
  return statedAt < endOfDays(deliveredAt, returnsDays) ? 'promise' : 'late'
}

/** The day, `yyyy-mm-dd` in Cyprus, by which the buyer sends the goods back. */
export const goodsDueOn = (statedAt: Date): string => addDays(dayInCyprus(statedAt), GOODS_DAYS)

/** The day by which the shop refunds. It may wait for the goods, or for proof that they were sent. */
export const refundDueOn = (statedAt: Date): string => addDays(dayInCyprus(statedAt), REFUND_DAYS)

/** What becomes of a piece that came back. Only `restock` may be sold again. */
export const INSPECTION_OUTCOMES = ['restock', 'quarantine', 'write_off'] as const
export type InspectionOutcome = (typeof INSPECTION_OUTCOMES)[number]

interface WithdrawnOrder {
  subtotalCents: number
  shippingCents: number
  shippingMethod: DeliveryMethod
  cashFeeCents: number
}

interface WithdrawnLine {
  priceCents: number
  quantity: number
  /** Pieces that came back by another way. */
  returned: number
  returning: number
  /** What its wear beyond trying it on has cost. */
  deductionCents: number
}

export interface WithdrawalRefund {
  goodsCents: number
  /** Standard delivery, and the fee for cash, where the whole order is withdrawn by law. */
  deliveryCents: number
  deductionCents: number
  totalCents: number
}

/**
 * What is owed to the buyer, in cents. Express delivery is refunded as standard delivery (article 13(2)); the promise
 * refunds the goods alone.
 * @param refundableCents what was captured and not refunded yet: never more than that
 */
export function withdrawalRefund(
  order: WithdrawnOrder,
  lines: readonly WithdrawnLine[],
  { basis, shipping, refundableCents }: { basis: WithdrawalBasis; shipping: ShippingSettings; refundableCents: number },
): WithdrawalRefund {
  const goodsCents = sum(lines.map(({ priceCents, returning }) => priceCents * returning))
  const isWhole = lines.every(({ quantity, returned, returning }) => returned + returning === quantity)
  const deliveryCents =
    basis === 'law' && isWhole ? refundDueCents(order, lines, shipping) - goodsCents + order.cashFeeCents : 0
  const deductionCents = Math.min(goodsCents, sum(lines.map((line) => line.deductionCents)))
  const totalCents = Math.max(0, Math.min(goodsCents + deliveryCents - deductionCents, refundableCents))
  return { goodsCents, deliveryCents, deductionCents, totalCents }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
