import { createHash, randomUUID } from 'node:crypto'
import type { WithdrawalStatement } from '../../contract/withdrawals.ts'
import type { ClaimState } from '../../domain/guarantee-claim.ts'
import type { Service } from '../../domain/services.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { defineJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'

/** The name in the greeting of account e-mails. */
export interface AccountName {
  username: string
  firstName: string | null
}

/** Whose second factor it is; staff have no link, and their address as the name. */
export interface FactorHolder {
  username: string
  /** Requests a password reset. */
  link: string | null
}

export interface AppointmentDetails {
  id: number
  firstName: string
  lastName: string
  store: string
  service: Service | null
  /** `yyyy-mm-dd` in Cyprus. */
  date: string
  startsAt: string | null
  endsAt: string | null
  sequence: number
  link: string
  /** Whether the store, not the customer, made the change. */
  isByStore?: boolean
}

export interface ReturnDetails {
  reference: string
  orderNumber: string
  /** Where the buyer gives a bank account, for an order that was paid in cash. */
  accountLink?: string
}

/** The payload of each kind of e-mail; links are absolute URLs. */
export interface EmailPayloads {
  order_confirmation: { orderId: string }
  order_shipped: { orderId: string }
  order_ready: { orderId: string }
  /** A parcel waits in the locker. */
  parcel_ready: { orderId: string }
  order_delivered: { orderId: string }
  order_cancelled: { orderId: string }
  /** `differenceCents`: more than 0 is still to be paid, less is owed to the buyer. */
  order_changed: { orderId: string; differenceCents: number }
  /** `documentNumber`: of the invoice that goes with it. */
  payment_received: { orderId: string; documentNumber?: string }
  /** The order was cancelled, since it was not paid in time. */
  payment_expired: { orderId: string }
  transfer_reminder: { orderId: string }
  /** `documentNumber`: of the credit note that goes with it. */
  refund_done: { orderId: string; refundId: number; documentNumber?: string }
  /** `days`: how long the link is valid. */
  newsletter_confirmation: { email: string; link: string; days: number }
  /** A POST to the link unsubscribes at once, a GET shows a form. */
  newsletter_welcome: { email: string; leaveLink: string }
  /** `product`: its name. `days`: how long it can be confirmed. */
  stock_alert_confirmation: { product: string; link: string; days: number }
  stock_back: { product: string; slug: string }
  appointment_made: AppointmentDetails
  appointment_moved: AppointmentDetails
  appointment_cancelled: AppointmentDetails
  appointment_reminder: AppointmentDetails
  email_verification: AccountName & { link: string }
  /** To the owner of an address that was used to register another account. */
  address_known: AccountName & { link: string }
  password_reset: AccountName & { link: string }
  /** The link requests a password reset. */
  password_changed: AccountName & { link: string }
  /** To the new address, which needs a confirmation. */
  email_change: AccountName & { newEmail: string; link: string }
  /** To the present address, on the request; the link requests a password reset. */
  email_change_requested: AccountName & { newEmail: string; link: string }
  /** To the old address, after the change; the link undoes it and is valid for `days`. */
  email_change_undoable: AccountName & { newEmail: string; link: string; days: number }
  /** The same without a link. */
  email_changed: AccountName & { newEmail: string }
  account_closed: AccountName
  second_factor_on: FactorHolder
  second_factor_off: FactorHolder
  recovery_code: FactorHolder & { codesLeft: number }
  /** The question itself is on the page behind the link. */
  lens_question: { orderId: string; link: string; isPaperAsked: boolean; isReminder: boolean }
  lens_refused: { orderId: string }
  lens_measuring: { orderId: string }
  withdrawal_receipt: WithdrawalStatement
  withdrawal_how_to_send: ReturnDetails & { goodsDueOn: string }
  withdrawal_arrived: ReturnDetails
  /** `reason`: why less is refunded; empty where nothing is kept back. */
  withdrawal_decided: ReturnDetails & { refundCents: number; deductionCents: number; reason: string }
  withdrawal_refused: ReturnDetails & { reason: string }
  guarantee_receipt: ReturnDetails & { description: string; claimedAt: string }
  guarantee_answer: ReturnDetails & { state: ClaimState; answer: string }
}

export type EmailKind = keyof EmailPayloads

export type Email = {
  [Kind in EmailKind]: {
    kind: Kind
    recipient: string
    language: Language
    payload: EmailPayloads[Kind]
    /** A second e-mail with the same key is not sent. */
    dedupeKey?: string
  }
}[EmailKind]

/** An e-mail in the queue. `id` stays the same through all attempts, also as a dead letter. */
export type QueuedEmail = Omit<Email, 'dedupeKey'> & { id: string; createdAt: string }

/** Some thirty attempts over four days. */
export const EMAIL_JOB = defineJob<QueuedEmail>('email', {
  retries: 30,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 4 * 3600,
  hasDeadLetters: true,
  isParallel: true,
})

/** Call it inside the transaction of the change that it reports: both are committed or neither. */
export async function enqueueEmail(shop: Shop, { dedupeKey, ...email }: Email): Promise<void> {
  const id = dedupeKey === undefined ? randomUUID() : emailIdOf(dedupeKey)
  await shop.jobs.enqueue(shop.db, EMAIL_JOB, { ...email, id, createdAt: shop.clock().toISOString() }, id)
}

/** The UUID of the e-mail with a key, the same in all processes. */
export function emailIdOf(dedupeKey: string): string {
  const hex = createHash('sha256').update(dedupeKey).digest('hex')
  return [0, 8, 12, 16, 20].map((start, i, starts) => hex.slice(start, starts[i + 1] ?? 32)).join('-')
}
