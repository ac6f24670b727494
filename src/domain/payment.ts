/**
 * The states of one payment, and the steps between them. A payment is one attempt to pay for an order: an order has one
 * at a time that is open, and may have more that ended.
 */
export const PAYMENT_TRANSITIONS = {
  /** Stored before the gateway is called, so that the call can be repeated with the same reference. */
  created: ['started', 'declined', 'expired', 'authorised', 'captured', 'review', 'surplus'],
  started: ['authorised', 'captured', 'review', 'declined', 'expired', 'surplus'],
  authorised: ['captured', 'review', 'reversed', 'expired', 'surplus'],
  captured: ['part_refunded', 'refunded', 'review'],
  declined: ['captured', 'authorised', 'expired', 'review', 'surplus'],
  /** Money may still arrive late. */
  expired: ['captured', 'authorised', 'review', 'surplus'],
  /** The amount or the currency differs, or the buyer charged it back: nothing is shipped until staff decide. */
  review: ['captured', 'part_refunded', 'refunded', 'reversed'],
  /** Captured for an order that is paid already or can't be kept: it is refunded. */
  surplus: ['refunded', 'part_refunded', 'review'],
  reversed: [],
  part_refunded: ['refunded', 'part_refunded', 'review'],
  refunded: ['review'],
  awaiting_transfer: ['captured', 'expired', 'review', 'surplus'],
  due_on_delivery: ['captured', 'refused', 'expired'],
  due_at_store: ['captured', 'expired'],
  /** Cash on delivery that the buyer did not accept. */
  refused: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentState = keyof typeof PAYMENT_TRANSITIONS
export const PAYMENT_STATES = Object.keys(PAYMENT_TRANSITIONS) as PaymentState[]

export const isAllowedPaymentStep = (from: PaymentState, to: PaymentState): boolean =>
  (PAYMENT_TRANSITIONS[from] as readonly PaymentState[]).includes(to)

/** Whether an order is paid, apart from where its goods are. */
export const PAYMENT_STATUSES = [
  'unpaid',
  'awaiting_transfer',
  'due_on_delivery',
  'due_at_store',
  'authorised',
  'paid',
  'review',
  'part_refunded',
  'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const SECURED: readonly PaymentStatus[] = ['authorised', 'paid', 'due_on_delivery', 'due_at_store', 'part_refunded']

/** Whether an order may be prepared and handed over: its money is there, or is agreed to be taken at the hand-over. */
export const isPaymentSecured = (status: PaymentStatus): boolean => SECURED.includes(status)

/** Who moves the money. */
export const PAYMENT_PROVIDERS = ['jcc', 'stripe', 'paypal', 'bank', 'cash_on_delivery', 'store'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** `done` alone counts as refunded; `pending` and `done` together never exceed what was captured. */
export const REFUND_STATES = ['pending', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]
