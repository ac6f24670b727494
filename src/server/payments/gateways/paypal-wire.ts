import { z } from 'zod'
import { GatewayError } from '../gateway.ts'
import { type Answer, callGateway, type Transport } from './call-gateway.ts'
import { toCents } from './decimal-money.ts'

/** PayPal's Orders v2 and Payments v2, as developer.paypal.com describes them. */

export interface PayPalAccount extends Transport {
  /** Without a path. */
  url: string
  clientId: string
  clientSecret: string
}

const money = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform(({ currency_code, value }, context) => {
    try {
      return { currency: currency_code, cents: toCents(value) }
    } catch (error) {
      context.addIssue(String(error))
      return z.NEVER
    }
  })

const moved = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  status_details: z.object({ reason: z.string().optional() }).optional(),
  custom_id: z.string().optional(),
})
export type PayPalMovement = z.infer<typeof moved>
export const refundSchema = moved
const link = z.object({ rel: z.string(), href: z.string() })

export const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  intent: z.string().optional(),
  create_time: z.iso.datetime({ offset: true }).optional(),
  update_time: z.string().optional(),
  links: z.array(link).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        reference_id: z.string().optional(),
        amount: money.optional(),
        payments: z
          .object({
            authorizations: z.array(moved).default([]),
            captures: z.array(moved).default([]),
            refunds: z.array(moved).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
})
export type PayPalOrder = z.infer<typeof orderSchema>

const errorSchema = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
})
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/** A refusal by PayPal: nothing happened. `issue` is its reason, such as `ORDER_ALREADY_CAPTURED`. */
export class PayPalRefusal extends GatewayError {
  readonly issue: string
  readonly status: number

  constructor(name: string, status: number, issue: string) {
    super(`PayPal ${name} answered with ${status} ${issue}`, { isUnknown: false })
    this.issue = issue
    this.status = status
  }
}

export interface PayPalCall {
  /** For errors. */
  name: string
  path: string
  method?: 'GET' | 'POST'
  /** JSON. */
  body?: string
  /** The same for every repetition; PayPal remembers it for six hours. */
  requestId?: string
}

/** Keeps the token of one account until shortly before it ends. */
export function createPayPalClient(account: PayPalAccount, now: () => Date) {
  let token: { value: string; endsAt: number } | null = null

  async function getToken(): Promise<string> {
    if (token !== null && token.endsAt > now().valueOf()) return token.value
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')
    const answer = await callGateway(
      'PayPal token',
      new URL('/v1/oauth2/token', account.url).href,
      {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        headers: { Authorization: `Basic ${basic}` },
      },
      account,
    )
    const { access_token, expires_in } = read(tokenSchema, 'token', answer)
    token = { value: access_token, endsAt: now().valueOf() + (expires_in - 60) * 1000 }
    return access_token
  }

  async function send({ name, path, method = 'POST', body, requestId }: PayPalCall): Promise<Answer> {
    const headers = {
      Authorization: `Bearer ${await getToken()}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
      ...(requestId === undefined ? {} : { 'PayPal-Request-Id': requestId }),
    }
    const init = { method, headers, ...(method === 'GET' ? {} : { body: body ?? '{}' }) }
    return callGateway(`PayPal ${name}`, new URL(path, account.url).href, init, account)
  }

  return async function call<T>(schema: z.ZodType<T>, request: PayPalCall): Promise<T> {
    let answer = await send(request)
    if (answer.status === 401) {
      // The token was withdrawn before its time.
      token = null
      answer = await send(request)
    }
    return read(schema, request.name, answer)
  }
}

export type CallPayPal = ReturnType<typeof createPayPalClient>

function read<T>(schema: z.ZodType<T>, name: string, { status, body }: Answer): T {
  if (status >= 400) {
    const error = errorSchema.safeParse(body)
    throw new PayPalRefusal(name, status, error.data?.details[0]?.issue ?? error.data?.name ?? '')
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new GatewayError(`PayPal ${name} answered unlike its description`, { isUnknown: true, cause: parsed.error })
}
