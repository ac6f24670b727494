import type { Call, CallInput, Calls } from './calls.ts'
import { createCaller, fillPath, type Send } from './send-call.ts'

export { ApiError, type Send } from './send-call.ts'

/** The path of a call with its parameters filled in and its query in the order given; empty values are left out. */
export const pathOf = <Name extends Call>(name: Name, input: CallInput<Name>): string => fillPath(name, input)

/**
 * A typed client of the API around a given `fetch`: the browser's, or the app itself in process.
 *
 * @throws ApiError when the response is not a success
 */
export function createClient(send: Send) {
  const { read, readResponse, call } = createCaller<Calls>(send)
  return {
    read,
    readResponse,
    call,
    catalog: {
      listProducts: (query: CallInput<'GET /api/products'>['query'] = {}) => call('GET /api/products', { query }),
      listFacets: (query: CallInput<'GET /api/products/facets'>['query'] = {}) =>
        call('GET /api/products/facets', { query }),
      listCategories: () => call('GET /api/categories', {}),
      answerSearch: (q: string) => call('GET /api/search/answers', { query: { q } }),
    },
    cart: {
      open: (body: CallInput<'POST /api/cart'>['body']) => call('POST /api/cart', { body }),
      get: (cartId: number) => call('GET /api/cart/{cartId}', { params: { cartId } }),
      addItem: (cartId: number, body: CallInput<'POST /api/cart/{cartId}/items'>['body']) =>
        call('POST /api/cart/{cartId}/items', { params: { cartId }, body }),
      changeQuantity: (cartId: number, itemId: number, quantity: number) =>
        call('PATCH /api/cart/{cartId}/items/{itemId}', { params: { cartId, itemId }, body: { quantity } }),
      removeItem: (cartId: number, itemId: number) =>
        call('DELETE /api/cart/{cartId}/items/{itemId}', { params: { cartId, itemId } }),
    },
    orders: {
      place: (body: CallInput<'POST /api/checkout'>['body']) => call('POST /api/checkout', { body }),
    },
    payments: {
      start: (orderId: string, body: CallInput<'POST /api/orders/{orderId}/payment'>['body'] = {}) =>
        call('POST /api/orders/{orderId}/payment', { params: { orderId }, body }),
      get: (orderId: string) => call('GET /api/orders/{orderId}/payment', { params: { orderId } }),
      startByLink: (token: string, body: CallInput<'POST /api/payments/by-link/{token}'>['body'] = {}) =>
        call('POST /api/payments/by-link/{token}', { params: { token }, body }),
      getByLink: (token: string) => call('GET /api/payments/by-link/{token}', { params: { token } }),
    },
    account: {
      me: () => call('GET /api/auth/me', {}),
      logIn: (body: CallInput<'POST /api/auth/login'>['body']) => call('POST /api/auth/login', { body }),
      register: (body: CallInput<'POST /api/auth/register'>['body']) => call('POST /api/auth/register', { body }),
      logOut: () => call('POST /api/auth/logout', {}),
      update: (id: number, body: CallInput<'PATCH /api/users/{id}'>['body']) =>
        call('PATCH /api/users/{id}', { params: { id }, body }),
    },
    appointments: {
      book: (body: CallInput<'POST /api/contact'>['body']) => call('POST /api/contact', { body }),
      listSlots: (query: CallInput<'GET /api/appointments/slots'>['query']) =>
        call('GET /api/appointments/slots', { query }),
      move: (token: string, body: CallInput<'POST /api/appointments/{token}/move'>['body']) =>
        call('POST /api/appointments/{token}/move', { params: { token }, body }),
      cancel: (token: string) => call('POST /api/appointments/{token}/cancel', { params: { token } }),
    },
    returns: {
      withdraw: (body: CallInput<'POST /api/withdrawals'>['body']) => call('POST /api/withdrawals', { body }),
      claim: (body: CallInput<'POST /api/guarantee-claims'>['body']) => call('POST /api/guarantee-claims', { body }),
    },
    newsletter: {
      subscribe: (body: CallInput<'POST /api/newsletter'>['body']) => call('POST /api/newsletter', { body }),
    },
  }
}

export type Client = ReturnType<typeof createClient>
