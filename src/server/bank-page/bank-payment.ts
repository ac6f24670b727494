import type { Language } from '../../domain/shop-facts.ts'

/** Whose wire a payment was opened by. */
export type Wire = 'jcc' | 'paypal'

export interface BankRefund {
  key: string
  id: string
  amountCents: number
  state: 'done' | 'pending' | 'failed'
}

/** A payment as the bank page keeps it. No name, no e-mail, no card: it has none. */
export interface BankPayment {
  id: string
  wire: Wire
  /** The shop's number of it; unique for a wire. */
  number: string
  amountCents: number
  currency: 'EUR'
  isAuthorisationOnly: boolean
  language: Language
  returnUrl: string
  cancelUrl: string
  /** Where its signals go; null: nowhere. */
  signalUrl: string | null
  createdAt: string
  expiresAt: string
  /** `code`: the buyer was asked for a code. `approved`: by the buyer, and for the shop to take (PayPal). */
  state: 'open' | 'code' | 'declined' | 'approved' | 'authorised' | 'captured' | 'reversed'
  /** PayPal's: the buyer approved, and the shop's capture will be declined. */
  isDeclinedAtCapture: boolean
  wrongCodes: number
  approvedCents: number
  capturedCents: number
  refunds: BankRefund[]
  isChargedBack: boolean
  /** Changes with every act of the buyer. */
  acts: number
}

/** The only right answer to the code challenge, written on the page. */
export const TEST_CODE = '123456'
export const MAX_WRONG_CODES = 3

/** Whether the buyer can still pay. */
export const isPayable = ({ state, expiresAt }: BankPayment, now: Date): boolean =>
  (state === 'open' || state === 'code' || state === 'declined') && now.valueOf() < Date.parse(expiresAt)

export const isOver = (payment: BankPayment, now: Date): boolean =>
  now.valueOf() >= Date.parse(payment.expiresAt) && ['open', 'code', 'declined'].includes(payment.state)

export const refundedCents = ({ refunds }: BankPayment): number => sumOf(refunds, 'done')

/** Captured, and neither refunded nor about to be. */
export const refundableCents = (payment: BankPayment): number =>
  payment.capturedCents - refundedCents(payment) - sumOf(payment.refunds, 'pending')

const sumOf = (refunds: BankRefund[], state: BankRefund['state']) =>
  refunds.filter((refund) => refund.state === state).reduce((sum, { amountCents }) => sum + amountCents, 0)
