import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { toCents } from '../payments/gateways/decimal-money.ts'
import { announce, announceRefund } from './announce.ts'
import type { Bank } from './bank.ts'
import { type BankPayment, refundableCents } from './bank-payment.ts'
import { issue, orderOf, refundOf } from './paypal-answers.ts'

const amountOnly = z.object({ amount: z.object({ value: z.string() }).optional() })
const refundRequest = amountOnly.extend({ custom_id: z.string().optional() })

/** Payments v2: what happens to money that an order has moved. Its ids are the order's with a letter. */
export function paymentRoutes(bank: Bank) {
  return new Hono()
    .post('/v2/payments/authorizations/:id/capture', async (c) => {
      const { amount } = amountOnly.parse(await c.req.json())
      return changeAuthorised(bank, c, (payment) => {
        payment.state = 'captured'
        payment.capturedCents = amount === undefined ? payment.approvedCents : toCents(amount.value)
      })
    })
    .post('/v2/payments/authorizations/:id/void', (c) =>
      changeAuthorised(bank, c, (payment) => {
        payment.state = 'reversed'
      }),
    )
    .post('/v2/payments/captures/:id/refund', (c) => refund(bank, c))
}

const orderId = (c: Context) => (c.req.param('id') ?? '').slice(0, -2)

async function changeAuthorised(bank: Bank, c: Context, change: (payment: BankPayment) => void) {
  const payment = await bank.store.change(orderId(c), (current) => {
    if (current.state !== 'authorised') return 'refused' as const
    change(current)
    return structuredClone(current)
  })
  if (payment === null) return issue(c, 404, 'RESOURCE_NOT_FOUND')
  if (payment === 'refused') return issue(c, 422, 'AUTHORIZATION_ALREADY_CAPTURED')
  await announce(bank, payment)
  return c.json(orderOf(bank, payment), 201)
}

/** The same request id again is the same refund. */
async function refund(bank: Bank, c: Context) {
  const { amount, custom_id } = refundRequest.parse(await c.req.json())
  const key = c.req.header('PayPal-Request-Id') ?? custom_id ?? randomBytes(8).toString('hex')
  const { refunds } = bank.behaviour
  const done = await bank.store.change(orderId(c), (payment) => {
    const known = payment.refunds.find((one) => one.key === key)
    if (known !== undefined) return { answer: refundOf(known), payment: null }
    const rest = refundableCents(payment)
    const amountCents = amount === undefined ? rest : toCents(amount.value)
    if (amountCents <= 0 || amountCents > rest) return 'REFUND_AMOUNT_EXCEEDED'
    if (refunds === 'refused') return 'REFUND_FAILED_INSUFFICIENT_FUNDS'
    const made = { key, id: randomBytes(9).toString('hex').slice(0, 17).toUpperCase(), amountCents, state: refunds }
    payment.refunds.push(made)
    return { answer: refundOf(made), payment: structuredClone(payment) }
  })
  if (done === null) return issue(c, 404, 'RESOURCE_NOT_FOUND')
  if (typeof done === 'string') return issue(c, 422, done)
  if (done.payment !== null && refunds === 'done') await announceRefund(bank, done.payment)
  return c.json(done.answer, 201)
}
