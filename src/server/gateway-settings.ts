import { z } from 'zod'

/** The environment variables of payment gateways. */

const secret = z.string().min(1).optional()

/** Tests only: another machine must never get a gateway's password. */
const loopback = z.url({ protocol: /^https?$/, hostname: /^(localhost|127\.0\.0\.1)$/ }).optional()

export const gatewayVariables = {
  CARD_GATEWAY: z.enum(['test', 'jcc', 'stripe', 'none']).optional(),
  /** Of JCC and PayPal; Stripe's keys tell by themselves. */
  GATEWAY_HOSTS: z.enum(['live', 'test']).optional(),
  JCC_USERNAME: secret,
  JCC_PASSWORD: secret,
  JCC_CALLBACK_KEY: secret,
  JCC_PAYMENT_PAGE: z.url({ protocol: /^https?$/ }).optional(),
  JCC_URL: loopback,
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_URL: loopback,
  PAYPAL_CLIENT_ID: secret,
  PAYPAL_CLIENT_SECRET: secret,
  PAYPAL_WEBHOOK_ID: secret,
  PAYPAL_URL: loopback,
}

const schema = z.object(gatewayVariables)
type Variables = z.infer<typeof schema>

export interface JccSettings {
  url: string
  userName: string
  password: string
  callbackKey: string
  paymentPage: string | undefined
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  url: string | undefined
}

export interface PayPalSettings {
  url: string
  clientId: string
  clientSecret: string
  webhookId: string
}

export interface GatewaySettings {
  /** Who takes cards; `test` is the bank page of our own. Null: cards are not offered. */
  card: 'test' | 'jcc' | 'stripe' | null
  /** Null: PayPal is not offered. */
  paypal: 'test' | 'paypal' | null
  /** Those with an account, also where they take no new payments. */
  jcc: JccSettings | null
  stripe: StripeSettings | null
  payPalAccount: PayPalSettings | null
}

const JCC_HOSTS = { live: 'https://gateway.jcc.com.cy', test: 'https://gateway-test.jcc.com.cy' }
const PAYPAL_HOSTS = { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com' }
const URLS = ['JCC_URL', 'STRIPE_URL', 'PAYPAL_URL'] as const

/** @returns what is wrong with them together, one sentence each, beginning with the name of a variable */
export function gatewayProblems(value: Variables, isProduction: boolean): string[] {
  const problems: string[] = []
  if (isProduction && value.CARD_GATEWAY === 'test') problems.push('CARD_GATEWAY: test is refused in production')
  for (const name of URLS) {
    if (isProduction && value[name] !== undefined) problems.push(`${name}: refused in production`)
  }
  const wholeAccount = (names: readonly (keyof Variables)[], isNeeded: boolean) => {
    const isAnySet = names.some((name) => value[name] !== undefined)
    if (!isAnySet && !isNeeded) return
    const missing = names.filter((name) => value[name] === undefined)
    problems.push(...missing.map((name) => `${name}: required with ${isNeeded ? 'CARD_GATEWAY' : 'the others'}`))
  }
  wholeAccount(['JCC_USERNAME', 'JCC_PASSWORD', 'JCC_CALLBACK_KEY'], value.CARD_GATEWAY === 'jcc')
  wholeAccount(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], value.CARD_GATEWAY === 'stripe')
  wholeAccount(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'], false)
  return problems
}

/** @param hasTestPages whether the bank page of our own is served */
export function toGatewaySettings(
  value: Variables,
  { isProduction, hasTestPages }: { isProduction: boolean; hasTestPages: boolean },
): GatewaySettings {
  const hosts = value.GATEWAY_HOSTS ?? (isProduction ? 'live' : 'test')
  const asked = value.CARD_GATEWAY ?? (isProduction ? 'none' : 'test')
  const test = hasTestPages ? 'test' : null
  const payPalAccount = toPayPal(value, hosts)
  return {
    card: asked === 'test' ? test : asked === 'none' ? null : asked,
    paypal: payPalAccount === null ? (isProduction ? null : test) : 'paypal',
    jcc: toJcc(value, hosts),
    stripe: toStripe(value),
    payPalAccount,
  }
}

function toJcc(value: Variables, hosts: 'live' | 'test'): JccSettings | null {
  const { JCC_USERNAME: userName, JCC_PASSWORD: password, JCC_CALLBACK_KEY: callbackKey } = value
  if (userName === undefined || password === undefined || callbackKey === undefined) return null
  const url = new URL('/payment/rest/', value.JCC_URL ?? JCC_HOSTS[hosts]).href
  return { url, userName, password, callbackKey, paymentPage: value.JCC_PAYMENT_PAGE }
}

function toStripe({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL }: Variables): StripeSettings | null {
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) return null
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, url: STRIPE_URL }
}

function toPayPal(value: Variables, hosts: 'live' | 'test'): PayPalSettings | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = value
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return null
  return { url: value.PAYPAL_URL ?? PAYPAL_HOSTS[hosts], clientId, clientSecret, webhookId }
}
