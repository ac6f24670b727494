import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { DEFAULT_LANGUAGE } from '../../domain/shop-facts.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { announce, announceRefund } from './announce.ts'
import type { Bank } from './bank.ts'
import { type BankPayment, isOver, refundableCents, refundedCents } from './bank-payment.ts'
import { createPayment } from './create-payment.ts'

/** JCC's wire: forms in, JSON out, no errorCode on success. */

const EURO = '978'
const ERRORS = {
  '1': 'The order number is used already',
  '5': 'Access denied',
  '6': 'There is no such order',
  '7': 'The operation is impossible in this state',
} as const
type ErrorCode = keyof typeof ERRORS

/** An answer, or the code of an error. */
type Result = object | ErrorCode
type Method = (bank: Bank, form: URLSearchParams) => Promise<Result>

export function jccRoutes(bank: Bank) {
  return new Hono().post('/payment/rest/:method', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const method = METHODS[c.req.param('method')]
    if (method === undefined) return c.notFound()
    const isKnown = form.get('userName') === bank.keys.userName && form.get('password') === bank.keys.password
    const result = isKnown ? await method(bank, form) : '5'
    return c.json(typeof result === 'string' ? { errorCode: result, errorMessage: ERRORS[result] } : result)
  })
}

const METHODS: Record<string, Method> = {
  'register.do': (bank, form) => register(bank, form, false),
  'registerPreAuth.do': (bank, form) => register(bank, form, true),
  'getOrderStatusExtended.do': async (bank, form) => {
    const id = form.get('orderId')
    const payment =
      id === null ? await bank.store.findByNumber('jcc', form.get('orderNumber') ?? '') : await bank.store.find(id)
    return payment?.wire === 'jcc' ? statusOf(payment, bank.now()) : '6'
  },
  'deposit.do': async (bank, form) =>
    moveMoney(bank, form, (payment) => {
      const cents = Number(form.get('amount')) || payment.approvedCents
      if (payment.state !== 'authorised' || cents > payment.approvedCents) return '7'
      payment.state = 'captured'
      payment.capturedCents = cents
      return {}
    }),
  'reverse.do': async (bank, form) =>
    moveMoney(bank, form, (payment) => {
      if (payment.state !== 'authorised') return '7'
      payment.state = 'reversed'
      payment.approvedCents = 0
      return {}
    }),
  'refund.do': refund,
}

async function register(bank: Bank, form: URLSearchParams, isAuthorisationOnly: boolean): Promise<Result> {
  const language = form.get('language')
  const number = form.get('orderNumber') ?? ''
  const amountCents = Number(form.get('amount'))
  const returnUrl = form.get('returnUrl') ?? ''
  const isComplete = number.length > 0 && number.length <= 36 && URL.canParse(returnUrl) && amountCents > 0
  if (!isComplete || !Number.isInteger(amountCents) || form.get('currency') !== EURO) return '5'
  const payment = createPayment({
    id: randomUUID(),
    wire: 'jcc',
    number,
    amountCents,
    isAuthorisationOnly,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    returnUrl,
    cancelUrl: form.get('failUrl') ?? returnUrl,
    signalUrl: form.get('dynamicCallbackUrl'),
    now: bank.now(),
    seconds: Number(form.get('sessionTimeoutSecs')) || undefined,
  })
  if (!(await bank.store.insert(payment))) return '1'
  return { orderId: payment.id, formUrl: `${bank.url}/pay/${payment.id}` }
}

function statusOf(payment: BankPayment, now: Date): object {
  const { id, number, amountCents, approvedCents, capturedCents } = payment
  const refunded = refundedCents(payment)
  return {
    errorCode: '0',
    orderNumber: number,
    orderStatus: statusNumber(payment, now),
    actionCode: isOver(payment, now) ? -2007 : payment.state === 'declined' ? 116 : 0,
    amount: amountCents,
    currency: EURO,
    date: Date.parse(payment.createdAt),
    attributes: [{ name: 'mdOrder', value: id }],
    chargeback: payment.isChargedBack,
    paymentAmountInfo: {
      approvedAmount: approvedCents,
      depositedAmount: capturedCents - refunded,
      refundedAmount: refunded,
    },
    refunds: payment.refunds.map(({ key, id: referenceNumber, amountCents: amount, state }) => ({
      externalRefundId: key,
      referenceNumber,
      amount,
      ...(state === 'pending' ? {} : { actionCode: state === 'done' ? 0 : 116 }),
    })),
  }
}

function statusNumber(payment: BankPayment, now: Date): number {
  if (isOver(payment, now)) return 6
  if (payment.state === 'captured' && refundedCents(payment) > 0) return 4
  return { open: 0, code: 5, declined: 6, approved: 5, authorised: 1, captured: 2, reversed: 3 }[payment.state]
}

async function refund(bank: Bank, form: URLSearchParams): Promise<Result> {
  const { refunds } = bank.behaviour
  const done = await bank.store.change(form.get('orderId') ?? '', (payment) => {
    const key = form.get('externalRefundId') ?? randomUUID()
    if (payment.refunds.some((one) => one.key === key)) return { result: {}, payment: null }
    const rest = refundableCents(payment)
    const amountCents = Number(form.get('amount')) || rest
    const expected = form.get('expectedDepositedAmount')
    const isPossible = payment.state === 'captured' && amountCents > 0 && amountCents <= rest
    const isExpected = expected === null || Number(expected) === rest
    if (!isPossible || !isExpected || refunds === 'refused') return { result: '7' as const, payment: null }
    payment.refunds.push({ key, id: randomUUID().slice(0, 12), amountCents, state: refunds })
    return { result: {}, payment: structuredClone(payment) }
  })
  if (done === null) return '6'
  if (done.payment !== null && refunds === 'done') await announceRefund(bank, done.payment)
  return done.result
}

async function moveMoney(bank: Bank, form: URLSearchParams, move: (payment: BankPayment) => Result): Promise<Result> {
  const done = await bank.store.change(form.get('orderId') ?? '', (payment) => {
    const result = move(payment)
    return { result, payment: structuredClone(payment) }
  })
  if (done === null) return '6'
  if (typeof done.result === 'object') await announce(bank, done.payment)
  return done.result
}
