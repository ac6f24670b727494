import { z } from 'zod'
import { GatewayError } from '../gateway.ts'
import { callGateway, type Transport } from './call-gateway.ts'

/** JCC's calls, as its developer site and the one of its software (dev.bpcbt.com) describe them. */

const cents = z.coerce.number().int().min(0)

/** Without `errorCode`, or with `0`, a call succeeded. */
const anyAnswer = z.object({
  errorCode: z.coerce.string().default('0'),
  errorMessage: z.string().optional(),
})

export const registered = z.object({ orderId: z.string().min(1), formUrl: z.url() })

export const orderStatus = z.object({
  orderNumber: z.string(),
  orderStatus: z.coerce.number().int(),
  actionCode: z.coerce.number().int().optional(),
  amount: cents,
  currency: z.coerce.string(),
  /** When the payment was registered, in milliseconds since 1970. */
  date: z.coerce.number().optional(),
  orderId: z.string().optional(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  chargeback: z.boolean().optional(),
  paymentAmountInfo: z
    .object({
      approvedAmount: cents.default(0),
      depositedAmount: cents.default(0),
      refundedAmount: cents.default(0),
    })
    .optional(),
  refunds: z
    .array(
      z.object({
        externalRefundId: z.string().nullish(),
        amount: cents.optional(),
        actionCode: z.coerce.number().int().nullish(),
        referenceNumber: z.string().nullish(),
      }),
    )
    .optional(),
})
export type JccOrder = z.infer<typeof orderStatus>

export const ERROR = { none: '0', orderNumberUsed: '1', noSuchOrder: '6', system: '7' } as const

/** JCC's currency numbers are those of ISO 4217. */
export const CURRENCY_NUMBERS: Readonly<Record<string, string>> = { '978': 'EUR', '840': 'USD', '826': 'GBP' }
export const EURO_NUMBER = '978'

export interface JccAccount extends Transport {
  /** Up to `/payment/rest/`. */
  url: string
  userName: string
  password: string
}

export interface JccAnswer {
  errorCode: string
  errorMessage: string
  body: unknown
}

/** @throws GatewayError where it is not known what became of the call */
export async function callJcc(
  account: JccAccount,
  method: string,
  parameters: Record<string, string | number>,
): Promise<JccAnswer> {
  const { userName, password } = account
  const form = new URLSearchParams({ userName, password })
  for (const [name, value] of Object.entries(parameters)) form.set(name, String(value))
  const { status, body } = await callGateway(
    `JCC ${method}`,
    new URL(method, account.url).href,
    { method: 'POST', body: form, headers: { Accept: 'application/json' } },
    account,
  )
  const answer = anyAnswer.safeParse(body)
  if (!answer.success || status >= 400) {
    throw new GatewayError(`JCC ${method} answered with ${status}`, { isUnknown: status < 400 })
  }
  return { errorCode: answer.data.errorCode, errorMessage: answer.data.errorMessage ?? '', body }
}

/** @throws GatewayError for an answer that JCC does not describe */
export function readJcc<T>(schema: z.ZodType<T>, method: string, { body }: JccAnswer): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new GatewayError(`JCC ${method} answered unlike its description`, { isUnknown: true, cause: parsed.error })
}
