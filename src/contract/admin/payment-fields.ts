import { z } from '@hono/zod-openapi'
import { PAYMENT_PROVIDERS, PAYMENT_STATES, PAYMENT_STATUSES, REFUND_STATES } from '../../domain/payment.ts'
import { MANUAL_KINDS, MONEY_KINDS } from '../../domain/refund.ts'
import { fieldMessage } from '../field-problems.ts'
import { calendarDate, euros, line, moment, storedId } from '../fields.ts'
import { order } from '../orders.ts'
import { errorResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'

const staffName = z.string().nullable().describe('null: the shop itself')

/** An amount that somebody typed, in EUR with two decimals at most. */
export const typedAmount = z
  .number(fieldMessage('amount_required'))
  .min(0, fieldMessage('invalid_value'))
  .max(999_999, fieldMessage('invalid_value'))
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, fieldMessage('invalid_value'))

export const storeField = z.string(fieldMessage('store_required')).regex(STORE_ID, fieldMessage('store_required'))
export const reasonField = line(200).min(1, fieldMessage('text_required'))

/** How money goes back that staff give back: by default as it came. */
export const refundWay = {
  kind: z.enum(MANUAL_KINDS).optional().describe('paid out by hand, instead of the way it was paid'),
  store: storeField.optional().describe('whose till pays; needed for cash and terminal'),
}

export const staffPayment = z
  .object({
    id: storedId,
    orderId: z.string(),
    reference: z.string(),
    provider: z.enum(PAYMENT_PROVIDERS),
    method: order.shape.paymentMethod,
    state: z.enum(PAYMENT_STATES as [(typeof PAYMENT_STATES)[number]]),
    amount: euros,
    captured: euros,
    refunded: euros,
    reviewReason: z.string().nullable().describe('why staff must look at it'),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi('StaffPayment')
export type StaffPayment = z.infer<typeof staffPayment>

export const staffRefund = z
  .object({
    id: storedId,
    orderId: z.string(),
    paymentId: storedId,
    amount: euros,
    state: z.enum(REFUND_STATES),
    kind: z.enum(MONEY_KINDS).describe('`gateway`: by itself; else staff pay it out'),
    reason: z.string(),
    failure: z.string().nullable().describe('the gateway’s reason'),
    reference: z.string().nullable().describe('the gateway’s number, or the proof that staff entered'),
    isOpen: z.boolean().describe('staff must act: it failed and nothing took its place, or it is paid out by hand'),
    staffName,
    createdAt: moment,
    doneAt: moment.nullable(),
  })
  .openapi('StaffRefund')
export type StaffRefund = z.infer<typeof staffRefund>

const capture = z.object({
  id: storedId,
  paymentId: storedId,
  amount: euros,
  kind: z.enum(MONEY_KINDS),
  store: z.string().nullable(),
  reference: z.string().describe('the terminal’s or the bank’s number; empty where none was given'),
  bookedOn: calendarDate.nullable().describe('the day of the bank’s booking'),
  staffName,
  at: moment,
})

export const orderMoney = z
  .object({
    orderId: z.string(),
    version: z.int().describe('of the order, to be sent with every change'),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    total: euros,
    captured: euros.describe('all that came in'),
    refunded: euros.describe('all that went back'),
    pending: euros.describe('asked to go back, and not there yet'),
    due: euros.describe('still to be paid'),
    refundable: euros.describe('paid for the order, and not asked back'),
    returnDue: euros.describe('owed for pieces that came back, and not yet asked back'),
    lines: z.array(
      z.object({
        orderItemId: storedId,
        productId: storedId,
        sku: z.string(),
        name: z.string(),
        nameEl: z.string(),
        price: euros,
        quantity: z.int(),
        left: z.int().describe('pieces that no refund names'),
        returned: z.int().describe('pieces among them that came back'),
      }),
    ),
    shippingLeft: euros.describe('delivery that no refund names'),
    shippingOwed: euros.describe('of that, what is owed where everything comes back: standard delivery'),
    payments: z.array(staffPayment).describe('oldest first'),
    captures: z.array(capture).describe('oldest first'),
    refunds: z.array(staffRefund).describe('oldest first'),
  })
  .openapi('OrderMoney')
export type OrderMoney = z.infer<typeof orderMoney>

export const moneyRefusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required', 'not_at_a_till'),
  404: errorResponse('not_found'),
}
export const paymentTags = ['Payments of the back office']
