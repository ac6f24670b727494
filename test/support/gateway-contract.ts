import type { GatewayRefund, PaymentToStart } from '../../src/server/payments/gateway.ts'
import { GATEWAY_RIGS, type GatewayRig } from './gateway-rigs.ts'

export const AMOUNT = 13_901
export const REFERENCE = 'EL-10017-1'
/** A call that may have had an effect, and one that had none. */
export const UNKNOWN = { name: 'GatewayError', isUnknown: true }
export const REFUSED = { name: 'GatewayError', isUnknown: false }
export const ADAPTERS = Object.keys(GATEWAY_RIGS) as (keyof typeof GATEWAY_RIGS)[]

/** An adapter with its server, and what every test of the contract does with them. */
export async function openContract(provider: keyof typeof GATEWAY_RIGS) {
  const rig: GatewayRig = await GATEWAY_RIGS[provider]()
  const payment = (changes: Partial<PaymentToStart> = {}): PaymentToStart => ({
    reference: REFERENCE,
    amountCents: AMOUNT,
    language: 'el',
    email: 'maria@example.com',
    description: 'Παραγγελία EL-10017',
    returnUrl: 'http://shop.test/orders/token/payment',
    signalUrl: `http://shop.test/api/payments/signals/${provider}`,
    expiresInSeconds: 1200,
    startedAt: new Date('2026-10-05T09:00:00Z'),
    isAuthorisationOnly: false,
    ...changes,
  })
  const start = async (changes: Partial<PaymentToStart> = {}) => (await rig.gateway.start(payment(changes))).gatewayRef
  const statusOf = (gatewayRef: string | null, reference = REFERENCE) =>
    rig.gateway.findStatus({ reference, gatewayRef })
  return {
    rig,
    payment,
    start,
    statusOf,
    wait(minutes: number): void {
      rig.clock.now = new Date(rig.clock.now.valueOf() + minutes * 60_000)
    },
    async paid(changes: Partial<PaymentToStart> = {}): Promise<string> {
      const gatewayRef = await start(changes)
      await rig.approve(gatewayRef)
      await statusOf(gatewayRef)
      return gatewayRef
    },
    refundOf: (gatewayRef: string, changes: Partial<GatewayRefund> = {}): GatewayRefund => ({
      gatewayRef,
      amountCents: AMOUNT,
      key: 'refund-1',
      refundableCents: AMOUNT,
      ...changes,
    }),
  }
}

export type GatewayContract = Awaited<ReturnType<typeof openContract>>
