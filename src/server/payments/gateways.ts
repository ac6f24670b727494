import type { PaymentProvider } from '../../domain/payment.ts'
import { GatewayError, type PaymentGateway, type PaymentGateways } from '../payment-gateway.ts'

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
