import { z } from '@hono/zod-openapi'
import { isCypriotMobile, postcodeError } from '../../domain/address.ts'
import { DELIVERY_METHODS, LANGUAGES, type Language, ORDER_PAYMENT_METHODS } from '../../domain/shop-facts.ts'
import { contactAndAddress } from '../checkout-form.ts'
import { type FieldProblem, fieldMessage } from '../field-problems.ts'
import { email, euros, line, moment, storedId } from '../fields.ts'
import { jsonBody, jsonResponse } from '../route-parts.ts'
import { STORE_ID } from '../store-id.ts'
import { adminCall } from './define-admin-call.ts'
import {
  conflict,
  orderNumberField,
  preview,
  refusals,
  requestKey,
  stockProblem,
  tags,
  wantedLines,
} from './order-call-parts.ts'
import { adminOrder } from './order-page.ts'

const language = z.enum(Object.keys(LANGUAGES) as [Language])
const contact = {
  firstName: line(100).default(''),
  lastName: line(100).default(''),
  email: z.union([z.literal(''), email]).default(''),
  phoneNumber: line(40).default(''),
  address: line(200).default(''),
  city: line(100).default(''),
  postalCode: line(20).default(''),
  country: line(100).default('Cyprus'),
}

/** By phone, somebody must be reachable; a parcel needs an address; whoever carries it away needs to say nothing. */
export const takenOrderForm = z
  .object({
    requestKey,
    preview,
    source: z.enum(['phone', 'store']),
    buyer: z.object(contact),
    knownFrom: orderNumberField.optional().describe('an earlier order of the buyer, whose account gets this one too'),
    language,
    lines: wantedLines,
    shippingMethod: z.enum(DELIVERY_METHODS),
    isCarriedAway: z.boolean().default(false).describe('handed over at once in the store'),
    store: z
      .string()
      .regex(STORE_ID, fieldMessage('store_required'))
      .optional()
      .describe('where it is sold or will be collected'),
    deliveryPointId: line(80).optional().describe('the carrier’s id of the locker'),
    paymentMethod: z.enum(ORDER_PAYMENT_METHODS, fieldMessage('payment_method_required')),
  })
  .superRefine((form, context) => {
    const add = (path: string[], message: FieldProblem) => context.addIssue({ code: 'custom', path, message })
    const isCollected = form.shippingMethod === 'collection'
    if (isCollected && form.store === undefined) add(['store'], 'store_required')
    if (form.isCarriedAway && (!isCollected || form.source !== 'store')) add(['isCarriedAway'], 'invalid_value')
    if (form.paymentMethod === 'cash_on_delivery' && form.shippingMethod === 'locker') {
      add(['paymentMethod'], 'cash_not_at_locker')
    }
    if (form.isCarriedAway || form.preview) return
    if (form.shippingMethod === 'locker' && !form.deliveryPointId) add(['deliveryPointId'], 'locker_required')
    const needed = isCollected ? reachable : contactAndAddress.omit({ email: true })
    const issues = needed.safeParse(form.buyer).error?.issues ?? []
    const hasPhone = !issues.some(({ path }) => path[0] === 'phoneNumber')
    if (form.shippingMethod === 'locker' && hasPhone && !isCypriotMobile(form.buyer.phoneNumber)) {
      add(['buyer', 'phoneNumber'], 'mobile_required')
    }
    for (const issue of issues) {
      add(['buyer', ...issue.path.map(String)], issue.message as FieldProblem)
    }
    const error = isCollected ? null : postcodeError(form.buyer.country, form.buyer.postalCode)
    if (error) add(['buyer', 'postalCode'], error)
  })
const reachable = contactAndAddress.pick({ lastName: true, phoneNumber: true })
export type TakenOrder = z.output<typeof takenOrderForm>

const takenResult = z
  .object({
    order: adminOrder.nullable().describe('null for a preview'),
    subtotal: euros,
    shipping: euros,
    cashFee: euros,
    vat: euros,
    total: euros,
    problems: z.array(stockProblem).describe('of a preview: what the stock does not hold'),
  })
  .openapi('TakenOrderResult')
export type TakenOrderResult = z.infer<typeof takenResult>

const knownBuyer = z
  .object({
    ...contactAndAddress.shape,
    orderId: z.string().describe('the buyer’s latest order'),
    orderedAt: moment,
    language,
    paymentMethod: z.enum(ORDER_PAYMENT_METHODS),
  })
  .openapi('KnownBuyer')
export type KnownBuyer = z.infer<typeof knownBuyer>

const sellable = z
  .object({
    productId: storedId,
    sku: z.string(),
    name: z.string(),
    nameEl: z.string(),
    image: z.string().nullable(),
    price: euros,
    stock: z.int().describe('pieces that can be sold'),
    isExact: z.boolean().describe('what was typed or scanned is its code'),
  })
  .openapi('SellableProduct')
export type SellableProduct = z.infer<typeof sellable>

const findQuery = z.object({ q: line(100).min(1) })
const { 404: _, ...findRefusals } = refusals

export const takeOrderCalls = {
  takeOrder: adminCall('orders.edit', {
    method: 'post',
    path: '/api/admin/orders',
    tags,
    summary: 'Enters an order that came by phone or in a store; it takes its pieces as an order of the web does',
    request: { body: jsonBody(takenOrderForm) },
    responses: {
      200: jsonResponse(
        takenResult,
        'the order, or with `preview` its totals; the same request again answers the same',
      ),
      ...refusals,
      409: conflict('not_enough_stock', 'locker_gone'),
    },
  }),
  findBuyers: adminCall('orders.edit', {
    method: 'get',
    path: '/api/admin/orders/buyers',
    tags,
    summary: 'Buyers of earlier orders by name, e-mail address or phone number, latest first',
    request: { query: findQuery },
    responses: { 200: jsonResponse(z.array(knownBuyer), 'up to eight'), ...findRefusals },
  }),
  findSellable: adminCall('orders.edit', {
    method: 'get',
    path: '/api/admin/orders/products',
    tags,
    summary: 'Products by name, SKU or barcode, in Greek, Greeklish or Latin',
    request: { query: findQuery },
    responses: {
      200: jsonResponse(z.array(sellable), 'up to eight; only one where a code was found'),
      ...findRefusals,
    },
  }),
}
