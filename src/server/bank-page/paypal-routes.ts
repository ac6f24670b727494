import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../../domain/shop-facts.ts'
import { LANGUAGE_CODES, LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { toCents } from '../payments/gateways/decimal-money.ts'
import { announce, announceDecline } from './announce.ts'
import type { Bank } from './bank.ts'
import type { BankPayment } from './bank-payment.ts'
import { createPayment } from './create-payment.ts'
import { issue, orderOf } from './paypal-answers.ts'
import { paymentRoutes } from './paypal-payment-routes.ts'
import { signPayPal } from './signals.ts'

/** PayPal's wire: Orders v2, Payments v2 and the check of signatures. */

const newOrder = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z
    .array(
      z.object({ custom_id: z.string(), amount: z.object({ currency_code: z.literal('EUR'), value: z.string() }) }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url(), locale: z.string().optional() }),
    }),
  }),
})

export function payPalRoutes(bank: Bank) {
  const { userName, password } = bank.keys
  const basic = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`
  const routes = new Hono()
  routes.post('/v1/oauth2/token', (c) =>
    c.req.header('Authorization') === basic
      ? c.json({ access_token: password, token_type: 'Bearer', expires_in: 32_400 })
      : c.json({ error: 'invalid_client' }, 401),
  )
  for (const path of ['/v1/notifications/*', '/v2/*']) {
    routes.use(path, (c, next) =>
      c.req.header('Authorization') === `Bearer ${password}`
        ? next()
        : Promise.resolve(c.json({ name: 'AUTHENTICATION_FAILURE' }, 401)),
    )
  }
  routes.post('/v1/notifications/verify-webhook-signature', async (c) => {
    const isRight = isSigned(bank, await c.req.text())
    return c.json({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' })
  })
  routes.post('/v2/checkout/orders', (c) => createOrder(bank, c))
  routes.get('/v2/checkout/orders/:id', async (c) => {
    const payment = await findPayment(bank, c.req.param('id'))
    return payment === null ? issue(c, 404, 'RESOURCE_NOT_FOUND') : c.json(orderOf(bank, payment))
  })
  routes.post('/v2/checkout/orders/:id/capture', (c) => takeOrder(bank, c, c.req.param('id')))
  routes.post('/v2/checkout/orders/:id/authorize', (c) => takeOrder(bank, c, c.req.param('id')))
  return routes.route('/', paymentRoutes(bank))
}

async function findPayment(bank: Bank, id: string): Promise<BankPayment | null> {
  const payment = await bank.store.find(id)
  return payment?.wire === 'paypal' ? payment : null
}

/** PayPal checks the event as it was sent; `webhook_event` comes last in the shop's question. */
function isSigned(bank: Bank, question: string): boolean {
  const { webhook_event: _event, ...fields } = JSON.parse(question) as Record<string, unknown>
  const start = question.indexOf('"webhook_event":') + '"webhook_event":'.length
  const body = question.slice(start, -1)
  const id = String(fields.transmission_id)
  const expected = signPayPal(bank.keys, { id, time: String(fields.transmission_time), body })
  return fields.webhook_id === bank.keys.webhookId && fields.transmission_sig === expected
}

async function createOrder(bank: Bank, c: Context) {
  const parsed = newOrder.safeParse(await c.req.json())
  const unit = parsed.data?.purchase_units[0]
  if (!parsed.success || unit === undefined) return issue(c, 400, 'INVALID_REQUEST')
  const { return_url, cancel_url, locale } = parsed.data.payment_source.paypal.experience_context
  const language = LANGUAGE_CODES.find((code) => LANGUAGE_TABLE[code].openGraph.replace('_', '-') === locale)
  const payment = createPayment({
    id: randomBytes(9).toString('hex').slice(0, 17).toUpperCase(),
    wire: 'paypal',
    number: unit.custom_id,
    amountCents: toCents(unit.amount.value),
    isAuthorisationOnly: parsed.data.intent === 'AUTHORIZE',
    language: language ?? DEFAULT_LANGUAGE,
    returnUrl: return_url,
    cancelUrl: cancel_url,
    signalUrl: null,
    now: bank.now(),
  })
  if (await bank.store.insert(payment)) return c.json(orderOf(bank, payment), 201)
  const known = await bank.store.findByNumber('paypal', payment.number)
  if (known === null || c.req.header('PayPal-Request-Id') !== known.number) return issue(c, 422, 'DUPLICATE_INVOICE_ID')
  return c.json(orderOf(bank, known))
}

/** What the buyer approved is captured, or only reserved. */
async function takeOrder(bank: Bank, c: Context, id: string) {
  const off = bank.behaviour.amountOffCents
  const done = await bank.store.change(id, (payment) => ({
    refusal: take(payment, off),
    payment: structuredClone(payment),
  }))
  if (done === null) return issue(c, 404, 'RESOURCE_NOT_FOUND')
  if (done.refusal === 'INSTRUMENT_DECLINED') await announceDecline(bank, done.payment)
  if (done.refusal !== null) return issue(c, 422, done.refusal)
  await announce(bank, done.payment)
  return c.json(orderOf(bank, done.payment), 201)
}

function take(payment: BankPayment, offCents: number): string | null {
  if (payment.state === 'captured') return 'ORDER_ALREADY_CAPTURED'
  if (payment.state === 'authorised') return 'ORDER_ALREADY_AUTHORIZED'
  if (payment.state !== 'approved') return 'ORDER_NOT_APPROVED'
  if (payment.isDeclinedAtCapture) {
    payment.state = 'open'
    return 'INSTRUMENT_DECLINED'
  }
  payment.approvedCents = payment.amountCents + offCents
  payment.state = payment.isAuthorisationOnly ? 'authorised' : 'captured'
  if (!payment.isAuthorisationOnly) payment.capturedCents = payment.approvedCents
  return null
}
