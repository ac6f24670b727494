import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { StripeIntent, StripeSession, StripeState } from './stripe-state.ts'

const error = (c: Context, status: 400 | 401 | 404 | 500, code: string, type = 'invalid_request_error') =>
  c.json({ error: { type, code, message: code } }, status)

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/' })

/** Stripe's answers, over a state. */
export function stripeRoutes(state: StripeState, secretKey: string) {
  return new Hono()
    .use('*', async (c, next) => {
      if (c.req.header('Authorization') !== `Bearer ${secretKey}`) return error(c, 401, 'invalid_api_key')
      state.expireOld()
      return next()
    })
    .use('*', replayKeys(state))
    .post('/v1/checkout/sessions', (c) => createSession(state, c))
    .get('/v1/checkout/sessions', (c) => {
      const intent = c.req.query('payment_intent')
      const since = Number(c.req.query('created[gte]') ?? 0)
      const found = state.sessions.filter(
        (one) => one.created >= since && (intent === undefined || one.intent?.id === intent),
      )
      return c.json(list(found.map((one) => state.sessionView(one, false)).reverse()))
    })
    .get('/v1/checkout/sessions/:id', (c) => {
      const session = state.sessions.find(({ id }) => id === c.req.param('id'))
      if (session === undefined) return error(c, 404, 'resource_missing')
      return c.json(state.sessionView(session, c.req.url.includes('expand')))
    })
    .get('/v1/payment_intents/:id', (c) => withIntent(state, c, () => true))
    .post('/v1/payment_intents/:id/capture', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      return withIntent(state, c, (intent) => {
        if (intent.status !== 'requires_capture') return false
        intent.status = 'succeeded'
        intent.received = Number(form.get('amount_to_capture') ?? intent.amount)
        return true
      })
    })
    .post('/v1/payment_intents/:id/cancel', (c) =>
      withIntent(state, c, (intent) => {
        if (intent.status === 'succeeded' || intent.status === 'canceled') return false
        intent.status = 'canceled'
        return true
      }),
    )
    .post('/v1/refunds', (c) => createRefund(state, c))
    .get('/v1/refunds', (c) => {
      const intent = state.findIntent(c.req.query('payment_intent') ?? '')
      return c.json(list((intent?.refunds ?? []).map((one) => state.refundView(one, intent as StripeIntent))))
    })
    .get('/v1/refunds/:id', (c) => {
      for (const { intent } of state.sessions) {
        const refund = intent?.refunds.find(({ id }) => id === c.req.param('id'))
        if (intent && refund) return c.json(state.refundView(refund, intent))
      }
      return error(c, 404, 'resource_missing')
    })
}

/** The first answer to a key is repeated, a 500 as well; the same key with other parameters is refused. */
function replayKeys({ settings }: StripeState) {
  const answers = new Map<string, { request: string; status: number; body: string }>()
  return createMiddleware(async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    if (c.req.method !== 'POST' || key === undefined) return next()
    const request = `${c.req.path} ${await c.req.raw.clone().text()}`
    const known = answers.get(key)
    if (known !== undefined && known.request !== request) return error(c, 400, 'idempotency', 'idempotency_error')
    if (known !== undefined) {
      const headers = { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' }
      return new Response(known.body, { status: known.status, headers })
    }
    await next()
    if (settings.errorsToStore > 0) {
      settings.errorsToStore -= 1
      c.res = new Response('{}', { status: 500 })
    }
    answers.set(key, { request, status: c.res.status, body: await c.res.clone().text() })
    return undefined
  })
}

async function createSession(state: StripeState, c: Context) {
  const form = new URLSearchParams(await c.req.text())
  const expiresAt = Number(form.get('expires_at'))
  if (expiresAt - state.seconds() < 30 * 60) return error(c, 400, 'parameter_invalid_integer')
  const session: StripeSession = {
    id: `cs_test_${randomUUID()}`,
    reference: form.get('client_reference_id') ?? '',
    amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    isManual: form.get('payment_intent_data[capture_method]') === 'manual',
    created: state.seconds(),
    expiresAt,
    status: 'open',
    intent: null,
  }
  state.sessions.push(session)
  return c.json(state.sessionView(session, false))
}

function withIntent(state: StripeState, c: Context, change: (intent: StripeIntent) => boolean) {
  const intent = state.findIntent(c.req.param('id') ?? '')
  if (intent === null) return error(c, 404, 'resource_missing')
  if (!change(intent)) return error(c, 400, 'payment_intent_unexpected_state')
  return c.json(state.intentView(intent))
}

async function createRefund(state: StripeState, c: Context) {
  const form = new URLSearchParams(await c.req.text())
  const intent = state.findIntent(form.get('payment_intent') ?? '')
  if (intent === null) return error(c, 404, 'resource_missing')
  const amount = Number(form.get('amount'))
  const { refunds } = state.settings
  if (amount <= 0 || amount > state.refundable(intent)) return error(c, 400, 'charge_already_refunded')
  if (refunds === 'refused') return error(c, 400, 'refund_disputed_payment')
  const refund = { id: `re_${randomUUID()}`, amount, status: refunds, key: form.get('metadata[key]') ?? '' }
  intent.refunds.push(refund)
  return c.json(state.refundView(refund, intent))
}
