import { z } from '@hono/zod-openapi'
import { postcodeError } from '../../domain/address.ts'
import { DELIVERY_METHODS } from '../../domain/shop-facts.ts'
import { contactAndAddress } from '../checkout-form.ts'
import { fieldMessage } from '../field-problems.ts'
import { euros, line, storedId } from '../fields.ts'
import { jsonBody, jsonResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'
import { adminCall } from './define-admin-call.ts'
import {
  changed,
  conflict,
  inPath,
  preview,
  refusals,
  requestKey,
  stockProblem,
  tags,
  version,
  wantedLines,
} from './order-call-parts.ts'
import { adminOrder } from './order-page.ts'

/** Without the e-mail address, whose correction closes the links that were sent. */
export const orderAddress = contactAndAddress.omit({ email: true }).superRefine(({ country, postalCode }, context) => {
  const error = postcodeError(country, postalCode)
  if (error) context.addIssue({ code: 'custom', path: ['postalCode'], message: error })
})
export type OrderAddress = z.output<typeof orderAddress>

const orderEditForm = z.object({
  version,
  preview,
  lines: wantedLines.describe('all lines that the order is to have; those it has keep their price'),
  shippingMethod: z.enum(DELIVERY_METHODS),
  deliveryPointId: line(80).optional().describe('the carrier’s id of another locker; missing, it stays'),
  address: orderAddress.optional().describe('where it differs from the order’s; missing, it stays'),
})
export type OrderEditForm = z.output<typeof orderEditForm>

const totals = z.object({ subtotal: euros, shipping: euros, cashFee: euros, vat: euros, total: euros })

const editResult = z
  .object({
    order: adminOrder.nullable().describe('the order as it is now; null for a preview'),
    lines: z.array(z.object({ productId: storedId, quantity: z.int(), price: euros, isNew: z.boolean() })),
    before: totals,
    after: totals,
    difference: z.number().describe('more than 0: the buyer pays so much more; less: so much is owed to them'),
    problems: z.array(stockProblem).describe('of a preview: what the stock does not hold'),
  })
  .openapi('OrderEditResult')
export type OrderEditResult = z.infer<typeof editResult>

const returnForm = z.object({
  version,
  requestKey,
  store: z
    .string(fieldMessage('store_required'))
    .regex(STORE_ID, fieldMessage('store_required'))
    .describe('where the pieces have arrived'),
  lines: z
    .array(
      z.object({
        productId: storedId,
        quantity: z.int().min(1),
        isDamaged: z.boolean().describe('a damaged piece does not go back to stock'),
      }),
    )
    .min(1)
    .max(100)
    .refine(
      (lines) => new Set(lines.map((line) => `${line.productId} ${line.isDamaged}`)).size === lines.length,
      'each product and state once',
    ),
})
export type OrderReturnForm = z.output<typeof returnForm>

export const editOrderCalls = {
  editOrder: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/edit',
    tags,
    summary: 'Changes lines, address or delivery of an order that has not left the shop, and writes to the buyer',
    request: { params: inPath, body: jsonBody(orderEditForm) },
    responses: {
      200: jsonResponse(editResult, 'what it changed, or with `preview` would change'),
      ...refusals,
      409: conflict('changed_meanwhile', 'order_not_editable', 'order_erased', 'not_enough_stock', 'locker_gone'),
    },
  }),
  returnOrder: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders/{orderId}/returns',
    tags,
    summary: 'Takes pieces of an order back, and says what is owed to the buyer for them',
    request: { params: inPath, body: jsonBody(returnForm) },
    responses: {
      200: changed,
      ...refusals,
      409: conflict('changed_meanwhile', 'order_not_returnable', 'more_than_sold'),
    },
  }),
}
