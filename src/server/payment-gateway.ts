import type { PaymentProvider } from '../domain/payment.ts'
import type { GatewayMethod } from '../domain/payment-view.ts'
import type { Language } from '../domain/shop-facts.ts'

/** What a gateway needs to open a payment. Amounts are integer cents of EUR. */
export interface PaymentToStart {
  /** At most 36 characters; the same for every repetition of one attempt. */
  reference: string
  amountCents: number
  language: Language
  email: string
  /** Shown to the buyer by the gateway. */
  description: string
  /** The page that the buyer comes back to, absolute. */
  returnUrl: string
  /** Where the gateway sends its signals, absolute. */
  signalUrl: string
  /** Seconds until the gateway closes an unpaid payment. */
  expiresInSeconds: number
  /** When the attempt was stored: the same for every repetition. */
  startedAt?: Date
  /** Whether the money is only reserved, to be captured later. */
  isAuthorisationOnly: boolean
}

export interface StartedPayment {
  gatewayRef: string
  /** The gateway's page, absolute. */
  payUrl: string
}

/**
 * `in_progress`: not decided. `closed`: ended unpaid, and can't be paid any more. `declined`: refused; some gateways let
 * the buyer try again on the same payment, and `closed` follows.
 */
export type GatewayState = 'in_progress' | 'authorised' | 'captured' | 'declined' | 'closed' | 'reversed' | 'refunded'

/** What a gateway says of a payment now: the truth about its money. */
export interface GatewayStatus {
  reference: string
  gatewayRef: string
  state: GatewayState
  /** Upper-case ISO 4217. */
  currency: string
  /** As it was registered. */
  amountCents: number
  authorisedCents: number
  capturedCents: number
  refundedCents: number
  isChargedBack: boolean
}

/** A gateway's message, as received. */
export interface RawSignal {
  method: string
  /** With the query. */
  url: URL
  headers: Headers
  /** Unparsed: signatures are over these bytes. */
  body: string
}

/** What a message is about. It is no truth: the gateway is asked. */
export interface GatewaySignal {
  reference: string | null
  gatewayRef: string | null
  /** The same for a message that is sent again. */
  eventKey: string
  kind: string
}

export interface GatewayRefund {
  gatewayRef: string
  /** Greater than 0: some gateways refund everything for 0. */
  amountCents: number
  /** At most 32 characters; the same for every repetition of one refund. */
  key: string
  /** What the gateway has captured and not yet refunded. */
  refundableCents: number
}

export interface RefundAnswer {
  state: 'done' | 'pending' | 'failed'
  gatewayRef: string | null
  /** The gateway's reason, where it failed. */
  failure?: string
}

/** The port to a payment service. Every call may throw `GatewayError`. */
export interface PaymentGateway {
  provider: PaymentProvider
  /** Opens a payment. With the same reference again it answers the same one. */
  start(payment: PaymentToStart): Promise<StartedPayment>
  /** Checks who sent a message; null where it is forged or unreadable. */
  readSignal(signal: RawSignal): Promise<GatewaySignal | null>
  /** The payment of a reference; null where the gateway does not know it. */
  findStatus(payment: { reference: string; gatewayRef: string | null }): Promise<GatewayStatus | null>
  /** Takes money that was authorised. */
  capture(payment: { gatewayRef: string; amountCents: number; key: string }): Promise<void>
  /** Gives authorised money free. */
  reverse(payment: { gatewayRef: string; key: string }): Promise<void>
  refund(refund: GatewayRefund): Promise<RefundAnswer>
  /** The state of a refund that was pending or unknown; null where the gateway does not know it. */
  findRefund(refund: { gatewayRef: string; key: string; refundRef: string | null }): Promise<RefundAnswer | null>
}

/** The gateway of each method that has one. */
export interface PaymentGateways extends Record<GatewayMethod, PaymentGateway> {
  /** They take no new payments, and are asked about those that they took. */
  earlier?: readonly PaymentGateway[]
}

/**
 * A call of a gateway that failed. `isUnknown`: it may have taken effect (time-out, lost connection, 5xx), so it must be
 * looked up or repeated with the same key.
 */
export class GatewayError extends Error {
  readonly isUnknown: boolean

  constructor(message: string, { isUnknown, cause }: { isUnknown: boolean; cause?: unknown }) {
    super(message, { cause })
    this.name = 'GatewayError'
    this.isUnknown = isUnknown
  }
}
