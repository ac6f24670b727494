import type {
  GatewayRefund,
  GatewaySignal,
  GatewayStatus,
  PaymentGateway,
  PaymentToStart,
  RawSignal,
  RefundAnswer,
  StartedPayment,
} from '../gateway.ts'
import { GatewayError } from '../gateway.ts'
import { checkRefundAmount, refused } from './call-gateway.ts'
import { isSignedByJcc } from './jcc-checksum.ts'
import { refundOf, toGatewayStatus } from './jcc-status.ts'
import {
  callJcc,
  ERROR,
  EURO_NUMBER,
  type JccAccount,
  type JccOrder,
  orderStatus,
  readJcc,
  registered,
} from './jcc-wire.ts'

export interface JccOptions extends JccAccount {
  /** Signs callbacks. */
  callbackKey: string
  /**
   * The page of a registered payment, with `{orderId}` and `{language}`. JCC says its address once, when a payment is
   * registered; without this, a payment whose answer was lost can't be paid any more.
   */
  paymentPage?: string | undefined
  clock?: () => Date
}

const SESSION_SECONDS = 1200
const DESCRIPTION_LENGTH = 512

/** Cards by JCC. https://gateway.jcc.com.cy/developer */
export function createJccGateway(options: JccOptions): PaymentGateway {
  const now = options.clock ?? (() => new Date())

  async function findOrder(query: { orderId: string } | { orderNumber: string }): Promise<JccOrder | null> {
    const method = 'getOrderStatusExtended.do'
    const answer = await callJcc(options, method, query)
    if (answer.errorCode === ERROR.noSuchOrder) return null
    // Without an order it is the call that failed; an order's own error stands beside its status.
    const order = orderStatus.safeParse(answer.body)
    if (order.success) return order.data
    if (answer.errorCode !== ERROR.none) throw failure(method, answer)
    return readJcc(orderStatus, method, answer)
  }

  async function findStatus(payment: { reference: string; gatewayRef: string | null }): Promise<GatewayStatus | null> {
    const { reference, gatewayRef } = payment
    const order = await findOrder(gatewayRef === null ? { orderNumber: reference } : { orderId: gatewayRef })
    return order && toGatewayStatus(order, { gatewayRef, now: now(), sessionSeconds: SESSION_SECONDS })
  }

  const statusOf = (gatewayRef: string) => findStatus({ reference: '', gatewayRef })

  /** Repeats are refused as the wrong state, so a refusal is checked against the payment. */
  async function change(method: string, parameters: { orderId: string; amount?: number }, isDone: IsDone) {
    const answer = await callJcc(options, method, parameters)
    if (answer.errorCode === ERROR.none) return
    const status = await statusOf(parameters.orderId)
    if (status === null || !isDone(status)) throw failure(method, answer)
  }

  return {
    provider: 'jcc',
    start: (payment) => start(options, payment, findStatus),
    readSignal: async (signal) => readSignal(options.callbackKey, signal),
    findStatus,
    capture: ({ gatewayRef, amountCents }) => {
      // deposit.do takes everything for 0.
      if (amountCents <= 0) throw refused('nothing to capture')
      return change(
        'deposit.do',
        { orderId: gatewayRef, amount: amountCents },
        (status) => status.capturedCents >= amountCents,
      )
    },
    reverse: ({ gatewayRef }) => change('reverse.do', { orderId: gatewayRef }, ({ state }) => state === 'reversed'),
    refund: (refund) => sendRefund(options, refund, () => findOrder({ orderId: refund.gatewayRef })),
    async findRefund({ gatewayRef, key }) {
      const order = await findOrder({ orderId: gatewayRef })
      return (order && refundOf(order, key)) ?? null
    },
  }
}

type IsDone = (status: GatewayStatus) => boolean

async function start(
  options: JccOptions,
  payment: PaymentToStart,
  findStatus: PaymentGateway['findStatus'],
): Promise<StartedPayment> {
  const method = payment.isAuthorisationOnly ? 'registerPreAuth.do' : 'register.do'
  const answer = await callJcc(options, method, {
    orderNumber: payment.reference,
    amount: payment.amountCents,
    currency: EURO_NUMBER,
    returnUrl: payment.returnUrl,
    failUrl: payment.returnUrl,
    description: payment.description.replaceAll(/[%+\s]+/g, ' ').slice(0, DESCRIPTION_LENGTH),
    language: payment.language,
    email: payment.email,
    sessionTimeoutSecs: Math.min(payment.expiresInSeconds, SESSION_SECONDS),
    dynamicCallbackUrl: payment.signalUrl,
  })
  if (answer.errorCode === ERROR.none) {
    const { orderId, formUrl } = readJcc(registered, method, answer)
    return { gatewayRef: orderId, payUrl: formUrl }
  }
  if (answer.errorCode !== ERROR.orderNumberUsed) throw failure(method, answer)
  const status = await findStatus({ reference: payment.reference, gatewayRef: null })
  if (status === null) throw failure(method, answer)
  if (status.reference !== payment.reference) {
    throw new GatewayError('JCC answered about another payment', { isUnknown: true })
  }
  if (options.paymentPage === undefined) throw refused('JCC has the payment, and does not say its page again')
  const payUrl = options.paymentPage
    .replace('{orderId}', encodeURIComponent(status.gatewayRef))
    .replace('{language}', payment.language)
  return { gatewayRef: status.gatewayRef, payUrl }
}

async function sendRefund(
  options: JccOptions,
  refund: GatewayRefund,
  findOrder: () => Promise<JccOrder | null>,
): Promise<RefundAnswer> {
  checkRefundAmount(refund)
  const answer = await callJcc(options, 'refund.do', {
    orderId: refund.gatewayRef,
    amount: refund.amountCents,
    externalRefundId: refund.key,
    // Of two refunds at once it lets one through.
    expectedDepositedAmount: refund.refundableCents,
  })
  const isDone = answer.errorCode === ERROR.none
  const order = await findOrder().catch((error: unknown) => {
    if (!isDone) throw error
    return undefined
  })
  // A success that can't be looked up is asked for again.
  if (order === undefined) return { state: 'pending', gatewayRef: null }
  const listed = order && refundOf(order, refund.key)
  if (listed) return listed
  if (!isDone) return { state: 'failed', gatewayRef: null, failure: failureText(answer) }
  return { state: listed === undefined ? 'done' : 'pending', gatewayRef: null }
}

/** Callbacks are GETs or forms. The same one again has the same checksum. */
function readSignal(key: string, { method, url, body }: RawSignal): GatewaySignal | null {
  const parameters = method === 'POST' && body !== '' ? new URLSearchParams(body) : url.searchParams
  if (!isSignedByJcc(parameters, key)) return null
  const kind = `${parameters.get('operation')}:${parameters.get('status')}`
  const gatewayRef = parameters.get('mdOrder')
  return {
    reference: parameters.get('orderNumber'),
    gatewayRef,
    eventKey: `${gatewayRef}:${kind}:${parameters.get('checksum')?.slice(0, 16)}`,
    kind,
  }
}

const failureText = ({ errorCode, errorMessage }: { errorCode: string; errorMessage: string }) =>
  `errorCode ${errorCode}: ${errorMessage}`

const failure = (method: string, answer: { errorCode: string; errorMessage: string }) =>
  new GatewayError(`JCC ${method} answered with ${failureText(answer)}`, {
    isUnknown: answer.errorCode === ERROR.system && method.startsWith('register'),
  })
