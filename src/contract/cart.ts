import { z } from '@hono/zod-openapi'
import { FILTER_CATEGORIES } from '../domain/eyewear.ts'
import { LENS_COATINGS, LENS_MATERIALS, LENS_TINTS, LENS_TYPES, TINT_COLOURS } from '../domain/lens/lens-options.ts'
import { LENS_USES } from '../domain/lens/lens-use.ts'
import { PRESCRIPTION_SOURCES } from '../domain/lens/prescription-source.ts'
import { MAX_LINE_QUANTITY } from '../domain/shop-facts.ts'
import { product } from './catalog.ts'
import { defineCall } from './define-call.ts'
import { euros, idInPath, line, moment, storedId } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

/** The lenses of a line, without any value of a prescription. */
export const lensLine = z
  .object({
    use: z.enum(LENS_USES),
    type: z.enum(LENS_TYPES),
    material: z.enum(LENS_MATERIALS),
    coating: z.enum(LENS_COATINGS),
    tint: z.enum(LENS_TINTS),
    tintColour: z.enum(TINT_COLOURS).nullable(),
    filterCategory: z.literal(FILTER_CATEGORIES).nullable(),
    prescription: z.enum(PRESCRIPTION_SOURCES).describe('where their power comes from'),
    needsVisit: z.boolean().describe('they are made after somebody measured in a store'),
    price: euros.describe('of the lenses alone; contained in the unit price'),
  })
  .openapi('LensLine')
export type LensLine = z.infer<typeof lensLine>

export const cartItem = z
  .object({
    id: storedId,
    quantity: z.int(),
    product: product.optional(),
    lenses: lensLine
      .extend({ offeredUntil: moment.describe('until when they can be ordered at that price') })
      .nullable()
      .describe('null: the frame alone'),
    unitPrice: euros,
    total: euros,
  })
  .openapi('CartItem')
export type CartItem = z.infer<typeof cartItem>

const mergeNotice = z.object({
  joined: z.int().describe('products that came over from the guest’s cart'),
  capped: z.array(
    z.object({
      productId: storedId,
      name: z.string(),
      nameEl: z.string(),
      wanted: z.int(),
      kept: z.int().describe('as many as are in stock'),
    }),
  ),
})

export const cart = z
  .object({
    id: storedId,
    userId: storedId.nullable(),
    guestId: z.string().nullable(),
    items: z.array(cartItem),
    subtotal: euros,
    shipping: euros.describe('standard delivery; 0 when it is free or the cart is empty'),
    expressShipping: euros.describe('the fee of express delivery; `shipping` and `total` are by standard delivery'),
    lockerShipping: euros.describe('the fee of delivery to a locker'),
    total: euros,
    missingForFreeShipping: euros,
    notice: mergeNotice.nullable().describe('what signing in made of the guest’s cart, until it is read'),
  })
  .openapi('Cart')
export type Cart = z.infer<typeof cart>

const quantity = z.int().min(1).max(MAX_LINE_QUANTITY)
const whichCart = z.object({ cartId: idInPath })
const whichItem = z.object({ cartId: idInPath, itemId: idInPath })

/** The browser makes the guest's id, 21 random characters; the cart is protected by the cookie it is bound to. */
const guestId = line(64).min(1)
const limited = { 429: errorResponse('too_many_requests') }
const cartOwner = z.union([z.strictObject({ userId: storedId }), z.strictObject({ guestId })])

export const cartCalls = {
  openCart: defineCall('visitor', {
    method: 'post',
    path: '/api/cart',
    tags: ['Cart'],
    summary: "The visitor's cart, made where there is none; a guest's is bound to a signed cookie",
    request: { body: jsonBody(cartOwner) },
    responses: {
      200: jsonResponse(cart, 'the cart'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      ...limited,
    },
  }),
  getCart: defineCall('visitor', {
    method: 'get',
    path: '/api/cart/{cartId}',
    tags: ['Cart'],
    summary: 'The cart with its items',
    request: { params: whichCart },
    responses: {
      200: jsonResponse(cart, 'the cart'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
    },
  }),
  addItem: defineCall('visitor', {
    method: 'post',
    path: '/api/cart/{cartId}/items',
    tags: ['Cart'],
    summary: 'Adds a product to the cart, or more of it; the default quantity is 1',
    request: { params: whichCart, body: jsonBody(z.object({ productId: storedId, quantity: quantity.optional() })) },
    responses: {
      200: jsonResponse(cart, 'the whole cart'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      409: errorResponse('out_of_stock', 'not_enough_stock', 'line_too_large'),
      ...limited,
    },
  }),
  changeQuantity: defineCall('visitor', {
    method: 'patch',
    path: '/api/cart/{cartId}/items/{itemId}',
    tags: ['Cart'],
    summary: 'Sets how many pieces a line holds',
    request: { params: whichItem, body: jsonBody(z.object({ quantity })) },
    responses: {
      200: jsonResponse(cart, 'the whole cart'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      409: errorResponse('out_of_stock', 'not_enough_stock', 'one_pair_a_line'),
      ...limited,
    },
  }),
  removeItem: defineCall('visitor', {
    method: 'delete',
    path: '/api/cart/{cartId}/items/{itemId}',
    tags: ['Cart'],
    summary: 'Removes a line from the cart',
    request: { params: whichItem },
    responses: {
      200: jsonResponse(cart, 'the whole cart'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      ...limited,
    },
  }),
  dropNotice: defineCall('visitor', {
    method: 'delete',
    path: '/api/cart/{cartId}/notice',
    tags: ['Cart'],
    summary: 'Dismisses the notice; any change of the cart does so too',
    request: { params: whichCart },
    responses: {
      200: jsonResponse(cart, 'the whole cart'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      ...limited,
    },
  }),
}
