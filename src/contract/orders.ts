import { createRoute, z } from '@hono/zod-openapi'
import { refusePostcode } from '../domain/address.ts'
import { ORDER_STATUSES } from '../domain/order-status.ts'
import { PAYMENT_METHODS, SHIPPING_METHODS } from '../domain/shop-facts.ts'
import { say } from './errors.ts'
import { answers, email, euros, line, moment, phone, refuses, storedId, takes } from './fields.ts'

const contactAndAddress = z.object({
  firstName: line(100).min(1, say('first_name_required')),
  lastName: line(100).min(1, say('last_name_required')),
  email,
  phoneNumber: phone,
  address: line(200).min(1, say('address_required')),
  city: line(100).min(1, say('city_required')),
  postalCode: line(20).min(1, say('postal_code_required')),
  country: line(100).min(1, say('country_required')),
})

/** What the checkout form sends; its messages are field problems (specification, section 5). */
export const checkoutForm = contactAndAddress
  .extend({
    paymentMethod: z.enum(PAYMENT_METHODS, say('payment_method_required')),
    shippingMethod: z.enum(SHIPPING_METHODS).default('standard'),
  })
  .superRefine((form, context) => {
    const refusal = refusePostcode(form.country, form.postalCode)
    if (refusal) context.addIssue({ code: 'custom', path: ['postalCode'], message: refusal })
  })
export type CheckoutForm = z.output<typeof checkoutForm>

const orderItem = z.object({
  productId: storedId,
  sku: z.string(),
  name: z.string(),
  nameEl: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  price: euros.openapi({ description: 'unit price when it was ordered' }),
  total: euros,
})

export const order = z
  .object({
    id: z.string(),
    userId: storedId.nullable(),
    guestEmail: z.string().nullable(),
    status: z.enum(ORDER_STATUSES as [(typeof ORDER_STATUSES)[number]]),
    currency: z.literal('EUR'),
    items: z.array(orderItem),
    subtotal: euros,
    shipping: euros,
    shippingMethod: z.enum(SHIPPING_METHODS),
    vat: euros.openapi({ description: 'contained in the total' }),
    total: euros,
    paymentMethod: z.enum(PAYMENT_METHODS),
    shippingAddress: contactAndAddress,
    billingAddress: contactAndAddress,
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi('Order')
export type Order = z.infer<typeof order>

export const orderCalls = {
  placeOrder: createRoute({
    method: 'post',
    path: '/api/checkout',
    tags: ['Orders'],
    summary: 'Orders what is in the cart; the same form sent again answers with the same order',
    request: {
      body: takes(
        z.object({
          cartId: storedId,
          checkoutForm,
          expectedTotal: euros
            .optional()
            .openapi({ description: 'the total the buyer was shown; another one is refused as price_changed' }),
        }),
      ),
    },
    responses: {
      201: answers(order, 'the order'),
      200: answers(order, 'the order, placed before by the same form'),
      400: refuses('invalid_input'),
      404: refuses('not_found'),
      409: refuses('cart_empty', 'out_of_stock', 'not_enough_stock', 'price_changed'),
    },
  }),
  listOrders: createRoute({
    method: 'get',
    path: '/api/orders',
    tags: ['Orders'],
    summary: "The signed-in user's orders, newest first",
    responses: { 200: answers(z.array(order), 'the orders'), 401: refuses('sign_in_required') },
  }),
  getOrder: createRoute({
    method: 'get',
    path: '/api/orders/{orderId}',
    tags: ['Orders'],
    summary: "One order, to its buyer only: the user's session, or the cookie of the guest's cart",
    request: { params: z.object({ orderId: line(40) }) },
    responses: { 200: answers(order, 'the order'), 400: refuses('invalid_input'), 404: refuses('not_found') },
  }),
}
