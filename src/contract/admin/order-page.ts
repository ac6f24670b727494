import { z } from '@hono/zod-openapi'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts'
import { moment } from '../fields.ts'
import { order } from '../orders.ts'
import { problem } from '../route-parts.ts'

export const orderStatus = z.enum(ORDER_STATUSES as [OrderStatus])
const staffName = z.string().nullable().describe('who did it; null where nobody of the staff did')

const timelineEntry = z
  .discriminatedUnion('is', [
    z.object({ is: z.literal('placed'), at: moment }),
    z.object({ is: z.literal('status_changed'), at: moment, staffName, from: orderStatus, to: orderStatus }),
    z.object({
      is: z.literal('note_added'),
      at: moment,
      staffName,
      text: z.string().nullable().describe('null where it was deleted with the buyer’s details'),
    }),
    z.object({ is: z.literal('confirmation_resent'), at: moment, staffName }),
    z.object({ is: z.literal('email_corrected'), at: moment, staffName }),
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
    version: z.int().describe('to be sent with every change'),
    language: z.string().describe('of the e-mails to the buyer'),
    isErased: z.boolean().describe('the buyer’s details have been deleted'),
    trackingNumber: z.string().nullable(),
    collectionStore: z.string().nullable().describe('the id of a store'),
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
