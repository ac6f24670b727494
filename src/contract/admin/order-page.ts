import { z } from '@hono/zod-openapi'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts'
import { ORDER_SOURCES } from '../../domain/shop-facts.ts'
import { euros, moment, storedId } from '../fields.ts'
import { order } from '../orders.ts'
import { problem } from '../route-parts.ts'

export const orderStatus = z.enum(ORDER_STATUSES as [OrderStatus])
const deliveryMethod = order.shape.shippingMethod
const staffName = z.string().nullable().describe('who did it; null where nobody of the staff did')

const orderEdit = z.object({
  lines: z.array(z.object({ sku: z.string(), from: z.int(), to: z.int() })),
  total: z.object({ from: euros, to: euros }),
  shippingMethod: z.object({ from: deliveryMethod, to: deliveryMethod }).nullable(),
  hasNewAddress: z.boolean(),
})

const itemsReturned = z.object({
  store: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.int(), isDamaged: z.boolean() })),
  refundDue: euros.describe('what is owed to the buyer for it'),
})

const timelineEntry = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('placed'), at: moment, staffName }),
    z.object({ is: z.literal('status_changed'), at: moment, staffName, from: orderStatus, to: orderStatus }),
    z.object({
      is: z.literal('note_added'),
      at: moment,
      staffName,
      text: z.string().nullable().describe('null where it was deleted with the buyer’s details'),
    }),
    z.object({ is: z.literal('confirmation_resent'), at: moment, staffName }),
    z.object({ is: z.literal('email_corrected'), at: moment, staffName }),
    z.object({ is: z.literal('order_edited'), at: moment, staffName, ...orderEdit.shape }),
    z.object({ is: z.literal('items_returned'), at: moment, staffName, ...itemsReturned.shape }),
    z.object({
      is: z.literal('changed'),
      at: moment,
      staffName,
      subject: z.enum(['payment', 'refund', 'parcel', 'document', 'withdrawal', 'claim']),
      event: z.string().describe('what happened to it'),
      amount: euros.nullable(),
      reference: z.string().nullable().describe('a number or a code'),
    }),
    z.object({
      is: z.literal('noted'),
      at: moment,
      staffName,
      note: z.string().describe('what somebody did without changing anything: `viewed`, `printed` or `exported`'),
    }),
    z.object({
      is: z.literal('row_changed'),
      at: moment,
      staffName,
      columns: z.array(z.string()).describe('the names only; changes that have an event are not among these'),
    }),
    z.object({
      is: z.literal('email'),
      at: moment.describe('when it was sent, given up, or queued'),
      kind: z.string(),
      recipient: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      error: z.string().nullable().describe('why it was given up'),
    }),
  ])
  .openapi('OrderTimelineEntry')
export type TimelineEntry = z.infer<typeof timelineEntry>

export const adminOrder = z
  .object({
    ...order.shape,
    source: z.enum(ORDER_SOURCES),
    version: z.int().describe('to be sent with every change'),
    language: z.string().describe('of the e-mails to the buyer'),
    isErased: z.boolean().describe('the buyer’s details have been deleted'),
    trackingNumber: z.string().nullable(),
    isEditable: z.boolean().describe('lines, address and delivery may still change'),
    isReturnable: z.boolean().describe('pieces of it may come back'),
    returns: z
      .array(
        itemsReturned.extend({
          at: moment,
          staffName,
          lines: z.array(z.object({ productId: storedId, quantity: z.int(), isDamaged: z.boolean() })),
        }),
      )
      .describe('oldest first'),
    mayBecome: z.array(orderStatus).describe('the next steps that the order and one’s permissions allow'),
    timeline: z.array(timelineEntry).describe('newest first'),
  })
  .openapi('AdminOrder')
export type AdminOrder = z.infer<typeof adminOrder>

/** Why a change was refused; with `changed_meanwhile`, what the order has become. */
export const orderProblem = z
  .object({
    error: problem.shape.error.extend({
      current: adminOrder.optional(),
      changedBy: staffName.optional(),
      changedAt: moment.optional(),
    }),
  })
  .openapi('OrderProblem')
