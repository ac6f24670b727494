import type { Context } from 'hono'
import { toDecimal } from '../payments/gateways/decimal-money.ts'
import type { Bank } from './bank.ts'
import { type BankPayment, type BankRefund, refundedCents } from './bank-payment.ts'

const NAMES = { 400: 'INVALID_REQUEST', 404: 'RESOURCE_NOT_FOUND', 422: 'UNPROCESSABLE_ENTITY' } as const
const REFUND_STATUS = { done: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' } as const

export const issue = (c: Context, status: keyof typeof NAMES, text: string) =>
  c.json({ name: NAMES[status], details: [{ issue: text }] }, status)

const euros = (cents: number) => ({ currency_code: 'EUR', value: toDecimal(cents) })

export function orderOf(bank: Bank, payment: BankPayment): object {
  const { id, number, amountCents, isAuthorisationOnly, createdAt, state } = payment
  return {
    id,
    intent: isAuthorisationOnly ? 'AUTHORIZE' : 'CAPTURE',
    status: orderStatus(state),
    create_time: createdAt,
    update_time: new Date(Date.parse(createdAt) + payment.acts * 1000).toISOString(),
    purchase_units: [
      {
        reference_id: number,
        custom_id: number,
        amount: euros(amountCents),
        ...(hasMoney(payment) ? { payments: paymentsOf(payment) } : {}),
      },
    ],
    links: [{ rel: 'payer-action', method: 'GET', href: `${bank.url}/pay/${id}` }],
  }
}

const hasMoney = ({ state }: BankPayment) => ['authorised', 'captured', 'reversed'].includes(state)

function orderStatus(state: BankPayment['state']): string {
  if (state === 'approved') return 'APPROVED'
  return ['authorised', 'captured', 'reversed'].includes(state) ? 'COMPLETED' : 'PAYER_ACTION_REQUIRED'
}

function paymentsOf(payment: BankPayment): object {
  const { id, number, isAuthorisationOnly, approvedCents, capturedCents, state, isChargedBack } = payment
  const authorization = {
    id: `${id}-A`,
    status: { authorised: 'CREATED', captured: 'CAPTURED' }[state as 'authorised' | 'captured'] ?? 'VOIDED',
    custom_id: number,
    amount: euros(approvedCents),
  }
  const refunded = refundedCents(payment)
  const capture = {
    id: `${id}-C`,
    status: refunded === 0 ? 'COMPLETED' : refunded < capturedCents ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
    custom_id: number,
    amount: euros(capturedCents),
    ...(isChargedBack ? { status_details: { reason: 'CHARGEBACK' } } : {}),
  }
  return {
    ...(isAuthorisationOnly ? { authorizations: [authorization] } : {}),
    ...(state === 'captured' ? { captures: [capture], refunds: payment.refunds.map(refundOf) } : {}),
  }
}

export const refundOf = ({ id, key, amountCents, state }: BankRefund): object => ({
  id,
  status: REFUND_STATUS[state],
  custom_id: key,
  amount: euros(amountCents),
})
