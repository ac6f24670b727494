import type { PaymentProvider } from '../../src/domain/payment.ts'
import type { PaymentGateways } from '../../src/server/payment-gateway.ts'
import {
  GatewayError,
  type GatewayStatus,
  type PaymentGateway,
  type PaymentToStart,
  type RefundAnswer,
} from '../../src/server/payment-gateway.ts'

interface Entry extends GatewayStatus {
  /** As it was opened, once per call. */
  starts: PaymentToStart[]
  refunds: Map<string, RefundAnswer>
}

export type Fault = 'refuse' | 'lose_answer'

/**
 * A payment service in the test's process, which keeps what it was told and can fail on purpose. The wire of the real
 * ones is tested against servers that speak it.
 */
export function memoryGateway(provider: PaymentProvider) {
  const entries = new Map<string, Entry>()
  const faults: Fault[] = []
  const asked = { start: 0, findStatus: 0, capture: 0, reverse: 0 }

  function get(reference: string): Entry {
    const entry = entries.get(reference)
    if (entry === undefined) throw new Error(`the gateway does not know ${reference}`)
    return entry
  }
  const byRef = (gatewayRef: string) => get(gatewayRef.slice(provider.length + 1))
  const lost = () => new GatewayError('time-out', { isUnknown: true })

  const gateway: PaymentGateway = {
    provider,
    async start(payment) {
      asked.start++
      const fault = faults.shift()
      if (fault === 'refuse') throw new GatewayError('refused', { isUnknown: false })
      const { reference, amountCents } = payment
      const gatewayRef = `${provider}:${reference}`
      const known = entries.get(reference)
      if (known === undefined) {
        entries.set(reference, { ...blank(reference, gatewayRef, amountCents), starts: [payment], refunds: new Map() })
      } else known.starts.push(payment)
      if (fault === 'lose_answer') throw lost()
      return { gatewayRef, payUrl: `https://bank.test/${reference}` }
    },
    async readSignal({ body, headers }) {
      if (headers.get('X-Signature') !== 'good') return null
      return JSON.parse(body) as Awaited<ReturnType<PaymentGateway['readSignal']>>
    },
    async findStatus({ reference }) {
      asked.findStatus++
      if (faults[0] === 'lose_answer') {
        faults.shift()
        throw lost()
      }
      const entry = entries.get(reference)
      if (entry === undefined) return null
      const { starts: _, refunds: __, ...status } = entry
      return { ...status }
    },
    async capture({ gatewayRef, amountCents }) {
      asked.capture++
      Object.assign(byRef(gatewayRef), { state: 'captured', capturedCents: amountCents })
    },
    async reverse({ gatewayRef }) {
      asked.reverse++
      Object.assign(byRef(gatewayRef), { state: 'reversed' })
    },
    async refund({ gatewayRef, amountCents, key }) {
      const entry = byRef(gatewayRef)
      const known = entry.refunds.get(key)
      if (known !== undefined) return known
      if (entry.refundedCents + amountCents > entry.capturedCents) {
        return { state: 'failed', gatewayRef: null, failure: 'more than is left' }
      }
      entry.refundedCents += amountCents
      const answer: RefundAnswer = { state: 'done', gatewayRef: key }
      entry.refunds.set(key, answer)
      return answer
    },
    async findRefund({ gatewayRef, key }) {
      return byRef(gatewayRef).refunds.get(key) ?? null
    },
  }

  return {
    gateway,
    entries,
    /** The next calls fail so, one after another. */
    faults,
    asked,
    /** What the buyer, or the bank, does there. */
    set(reference: string, changes: Partial<GatewayStatus>): void {
      Object.assign(get(reference), changes)
    },
    pay(reference: string, amountCents = get(reference).amountCents): void {
      Object.assign(get(reference), { state: 'captured', capturedCents: amountCents })
    },
  }
}

const blank = (reference: string, gatewayRef: string, amountCents: number): GatewayStatus => ({
  reference,
  gatewayRef,
  state: 'in_progress',
  currency: 'EUR',
  amountCents,
  authorisedCents: 0,
  capturedCents: 0,
  refundedCents: 0,
  isChargedBack: false,
})

/** A card gateway and a PayPal, for `createTestShop`. */
export function memoryGateways() {
  const card = memoryGateway('jcc')
  const paypal = memoryGateway('paypal')
  const gateways: PaymentGateways = { credit_card: card.gateway, paypal: paypal.gateway }
  return { card, paypal, gateways }
}
