import type { PaymentProvider } from '../../domain/payment.ts'
import type { GatewayMethod } from '../../domain/payment-view.ts'
import { GatewayError, type PaymentGateway } from './gateway.ts'

/** The gateway of each method that has one. */
export interface PaymentGateways extends Record<GatewayMethod, PaymentGateway> {
  /** They take no new payments, and are asked about those that they took. */
  earlier?: readonly PaymentGateway[]
}

export const findGateway = (gateways: PaymentGateways, provider: string): PaymentGateway | null =>
  [gateways.credit_card, gateways.paypal, ...(gateways.earlier ?? [])].find((one) => one.provider === provider) ?? null

/** Stands for a gateway that is not configured: every call is refused. */
export function missingGateway(provider: PaymentProvider): PaymentGateway {
  const refuse = () =>
    Promise.reject(new GatewayError(`no gateway is configured for ${provider}`, { isUnknown: false }))
  return {
    provider,
    start: refuse,
    readSignal: () => Promise.resolve(null),
    findStatus: refuse,
    capture: refuse,
    reverse: refuse,
    refund: refuse,
    findRefund: refuse,
  }
}
