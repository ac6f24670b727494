import { z } from 'zod'
import type { Language } from '../../../domain/shop-facts.ts'
import { LANGUAGE_TABLE } from '../../../i18n/languages.ts'
import {
  GatewayError,
  type GatewayRefund,
  type GatewayStatus,
  type PaymentGateway,
  type PaymentToStart,
  type RefundAnswer,
  type StartedPayment,
} from '../gateway.ts'
import { checkRefundAmount, refused } from './call-gateway.ts'
import { toDecimal } from './decimal-money.ts'
import { readPayPalSignal } from './paypal-signal.ts'
import { isPastSession, paymentsOf, toGatewayStatus, toRefundAnswer } from './paypal-status.ts'
import {
  type CallPayPal,
  createPayPalClient,
  orderSchema,
  type PayPalAccount,
  type PayPalOrder,
  PayPalRefusal,
  refundSchema,
} from './paypal-wire.ts'

export interface PayPalOptions extends PayPalAccount {
  webhookId: string
  clock?: () => Date
}

/** Refusals of a capture after which the buyer may try again, or the order is captured already. */
const NOT_CAPTURED = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'ORDER_ALREADY_CAPTURED',
  'ORDER_ALREADY_AUTHORIZED',
]

/** PayPal with redirect. https://developer.paypal.com/docs/api/orders/v2/ */
export function createPayPalGateway(options: PayPalOptions): PaymentGateway {
  const now = options.clock ?? (() => new Date())
  const call = createPayPalClient(options, now)
  const getOrder = (gatewayRef: string) => findOrder(call, gatewayRef)

  async function getPayments(gatewayRef: string) {
    const order = await getOrder(gatewayRef)
    if (order === null) throw refused('PayPal does not know the order')
    return paymentsOf(order)
  }

  return {
    provider: 'paypal',
    start: (payment) => start(call, payment),
    readSignal: (signal) => readPayPalSignal(call, options.webhookId, signal),
    findStatus: ({ gatewayRef }) => findStatus(call, gatewayRef, now()),
    async capture({ gatewayRef, amountCents, key }) {
      const { authorizations, captures } = await getPayments(gatewayRef)
      if (captures.length > 0) return
      const id = authorizations.at(-1)?.id
      if (id === undefined) throw refused('nothing is authorised')
      await call(z.unknown(), {
        name: 'capture',
        path: `/v2/payments/authorizations/${encodeURIComponent(id)}/capture`,
        body: JSON.stringify({ amount: euros(amountCents), final_capture: true }),
        requestId: key,
      })
    },
    async reverse({ gatewayRef, key }) {
      const { authorizations } = await getPayments(gatewayRef)
      const last = authorizations.at(-1)
      if (last === undefined) throw refused('nothing is authorised')
      if (last.status === 'VOIDED') return
      const path = `/v2/payments/authorizations/${encodeURIComponent(last.id)}/void`
      await call(z.unknown(), { name: 'void', path, requestId: key })
    },
    async refund(refund) {
      checkRefundAmount(refund)
      return sendRefund(call, refund, await getPayments(refund.gatewayRef))
    },
    async findRefund({ gatewayRef, key }) {
      const order = await getOrder(gatewayRef)
      const refund = order && paymentsOf(order).refunds.find(({ custom_id }) => custom_id === key)
      return refund ? toRefundAnswer(refund) : null
    },
  }
}

const euros = (cents: number) => ({ currency_code: 'EUR', value: toDecimal(cents) })

/** PayPal writes locales with a country it knows: Greek is that of Greece. */
const localeOf = (language: Language) => LANGUAGE_TABLE[language].openGraph.replace('_', '-')

async function start(call: CallPayPal, payment: PaymentToStart): Promise<StartedPayment> {
  const { reference, amountCents, description, language, email, returnUrl, isAuthorisationOnly } = payment
  const numbers = { reference_id: reference, custom_id: reference, invoice_id: reference }
  const context = {
    return_url: returnUrl,
    cancel_url: returnUrl,
    locale: localeOf(language),
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
  }
  const order = await call(orderSchema, {
    name: 'create order',
    path: '/v2/checkout/orders',
    requestId: reference,
    body: JSON.stringify({
      intent: isAuthorisationOnly ? 'AUTHORIZE' : 'CAPTURE',
      purchase_units: [{ ...numbers, description: description.slice(0, 127), amount: euros(amountCents) }],
      payment_source: { paypal: { email_address: email, experience_context: context } },
    }),
  })
  const payUrl = order.links.find(({ rel }) => rel === 'payer-action')?.href
  if (payUrl === undefined) throw new GatewayError('PayPal answered without a page', { isUnknown: true })
  return { gatewayRef: order.id, payUrl }
}

/** @throws GatewayError also for an answer about another order, whose money would be moved otherwise */
async function findOrder(call: CallPayPal, gatewayRef: string): Promise<PayPalOrder | null> {
  try {
    const path = `/v2/checkout/orders/${encodeURIComponent(gatewayRef)}`
    const order = await call(orderSchema, { name: 'get order', path, method: 'GET' })
    if (order.id === gatewayRef) return order
    throw new GatewayError('PayPal answered about another order', { isUnknown: true })
  } catch (error) {
    if (error instanceof PayPalRefusal && error.status === 404) return null
    throw error
  }
}

/** An approved order is captured here, while its session lasts. PayPal finds orders by its own ids only. */
async function findStatus(call: CallPayPal, gatewayRef: string | null, now: Date): Promise<GatewayStatus | null> {
  if (gatewayRef === null) return null
  const order = await findOrder(call, gatewayRef)
  if (order === null || order.status !== 'APPROVED' || isPastSession(order, now))
    return order && toGatewayStatus(order, now)
  const isDeclined = await takeApproved(call, order)
  const after = await findOrder(call, gatewayRef)
  const status = after && toGatewayStatus(after, now)
  return status?.state === 'in_progress' && isDeclined ? { ...status, state: 'declined' } : status
}

/** @returns whether the buyer's means of payment was declined */
async function takeApproved(call: CallPayPal, order: PayPalOrder): Promise<boolean> {
  const act = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture'
  try {
    const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}/${act}`
    // Approved again after a decline, it is another capture.
    await call(z.unknown(), { name: act, path, requestId: `${act}-${order.id}-${order.update_time ?? ''}` })
    return false
  } catch (error) {
    if (!(error instanceof PayPalRefusal) || !NOT_CAPTURED.includes(error.issue)) throw error
    return error.issue === 'INSTRUMENT_DECLINED'
  }
}

async function sendRefund(
  call: CallPayPal,
  { amountCents, key }: GatewayRefund,
  payments: ReturnType<typeof paymentsOf>,
): Promise<RefundAnswer> {
  // PayPal forgets request ids after six hours, its refunds never.
  const known = payments.refunds.find(({ custom_id }) => custom_id === key)
  if (known !== undefined) return toRefundAnswer(known)
  const capture = payments.captures.at(-1)
  if (capture === undefined) throw refused('nothing is captured')
  try {
    const refund = await call(refundSchema, {
      name: 'refund',
      path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
      body: JSON.stringify({ amount: euros(amountCents), custom_id: key }),
      requestId: key,
    })
    return toRefundAnswer(refund)
  } catch (error) {
    if (!(error instanceof PayPalRefusal)) throw error
    return { state: 'failed', gatewayRef: null, failure: error.issue }
  }
}
