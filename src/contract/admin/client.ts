import { createCaller, fillPath, type Send } from '../send-call.ts'
import type { AdminCall, AdminCalls, AdminInput } from './calls.ts'

/** The path of a call with its parameters filled in and its query in the order given; empty values are left out. */
export const adminPathOf = <Name extends AdminCall>(name: Name, input: AdminInput<Name>): string =>
  fillPath(name, input)

/**
 * A typed client of the back office's API around a given `fetch`.
 *
 * @throws ApiError when the response is not a success
 */
export function createAdminClient(send: Send) {
  const { read, readResponse, call } = createCaller<AdminCalls>(send)
  return {
    read,
    readResponse,
    call,
    signIn: {
      withPassword: (body: AdminInput<'POST /api/admin/sign-in'>['body']) => call('POST /api/admin/sign-in', { body }),
      withCode: (code: string) => call('POST /api/admin/sign-in/code', { body: { code } }),
      setUpSecondFactor: () => call('POST /api/admin/totp/setup', {}),
      confirmSecondFactor: (code: string) => call('POST /api/admin/totp/confirm', { body: { code } }),
      confirm: (body: AdminInput<'POST /api/admin/confirm'>['body']) => call('POST /api/admin/confirm', { body }),
      signOut: () => call('POST /api/admin/sign-out', {}),
      me: () => call('GET /api/admin/me', {}),
      updateMe: (body: AdminInput<'PATCH /api/admin/me'>['body']) => call('PATCH /api/admin/me', { body }),
      changePassword: (password: string) => call('POST /api/admin/password', { body: { password } }),
    },
    staff: {
      list: () => call('GET /api/admin/staff', {}),
      add: (body: AdminInput<'POST /api/admin/staff'>['body']) => call('POST /api/admin/staff', { body }),
      change: (id: number, body: AdminInput<'PATCH /api/admin/staff/{id}'>['body']) =>
        call('PATCH /api/admin/staff/{id}', { params: { id }, body }),
      deactivate: (id: number) => call('POST /api/admin/staff/{id}/deactivate', { params: { id } }),
      invite: (id: number) => call('POST /api/admin/staff/{id}/invitation', { params: { id } }),
      invitation: (token: string) => call('GET /api/admin/invitations/{token}', { params: { token } }),
      acceptInvitation: (token: string, body: AdminInput<'POST /api/admin/invitations/{token}'>['body']) =>
        call('POST /api/admin/invitations/{token}', { params: { token }, body }),
    },
    orders: {
      list: (query: AdminInput<'GET /api/admin/orders'>['query'] = {}) => call('GET /api/admin/orders', { query }),
      count: () => call('GET /api/admin/orders/counts', {}),
      get: (orderId: string) => call('GET /api/admin/orders/{orderId}', { params: { orderId } }),
      takeStep: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/status'>['body']) =>
        call('POST /api/admin/orders/{orderId}/status', { params: { orderId }, body }),
      cancel: (orderId: string, version: number) =>
        call('POST /api/admin/orders/{orderId}/cancel', { params: { orderId }, body: { version } }),
      addNote: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/notes'>['body']) =>
        call('POST /api/admin/orders/{orderId}/notes', { params: { orderId }, body }),
      resendConfirmation: (orderId: string, requestKey: string) =>
        call('POST /api/admin/orders/{orderId}/confirmation', { params: { orderId }, body: { requestKey } }),
      correctEmail: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/email'>['body']) =>
        call('POST /api/admin/orders/{orderId}/email', { params: { orderId }, body }),
      edit: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/edit'>['body']) =>
        call('POST /api/admin/orders/{orderId}/edit', { params: { orderId }, body }),
      takeBack: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/returns'>['body']) =>
        call('POST /api/admin/orders/{orderId}/returns', { params: { orderId }, body }),
      take: (body: AdminInput<'POST /api/admin/orders'>['body']) => call('POST /api/admin/orders', { body }),
      findBuyers: (q: string) => call('GET /api/admin/orders/buyers', { query: { q } }),
      findSellable: (q: string) => call('GET /api/admin/orders/products', { query: { q } }),
      takeSteps: (body: AdminInput<'POST /api/admin/orders/steps'>['body']) =>
        call('POST /api/admin/orders/steps', { body }),
      ship: (parcels: AdminInput<'POST /api/admin/orders/ship'>['body']['parcels']) =>
        call('POST /api/admin/orders/ship', { body: { parcels } }),
      slips: (query: AdminInput<'GET /api/admin/orders/slips'>['query'] = {}) =>
        call('GET /api/admin/orders/slips', { query }),
      notePrinted: (ids: string[]) => call('POST /api/admin/orders/slips/printed', { body: { ids } }),
    },
    stock: {
      list: (query: AdminInput<'GET /api/admin/stock'>['query'] = {}) => call('GET /api/admin/stock', { query }),
      find: (code: string) => call('GET /api/admin/stock/codes/{code}', { params: { code } }),
      get: (productId: number) => call('GET /api/admin/stock/products/{productId}', { params: { productId } }),
      movements: (productId: number, after?: number) =>
        call('GET /api/admin/stock/products/{productId}/movements', { params: { productId }, query: { after } }),
      deliver: (body: AdminInput<'POST /api/admin/stock/deliveries'>['body']) =>
        call('POST /api/admin/stock/deliveries', { body }),
      writeOff: (
        productId: number,
        body: AdminInput<'POST /api/admin/stock/products/{productId}/write-offs'>['body'],
      ) => call('POST /api/admin/stock/products/{productId}/write-offs', { params: { productId }, body }),
      hold: (productId: number, body: AdminInput<'POST /api/admin/stock/products/{productId}/holds'>['body']) =>
        call('POST /api/admin/stock/products/{productId}/holds', { params: { productId }, body }),
      releaseHold: (id: number) => call('POST /api/admin/stock/holds/{id}/release', { params: { id } }),
      setKeepBack: (
        productId: number,
        body: AdminInput<'POST /api/admin/stock/products/{productId}/keep-back'>['body'],
      ) => call('POST /api/admin/stock/products/{productId}/keep-back', { params: { productId }, body }),
    },
    transfers: {
      list: () => call('GET /api/admin/transfers', {}),
      send: (body: AdminInput<'POST /api/admin/transfers'>['body']) => call('POST /api/admin/transfers', { body }),
      receive: (id: number) => call('POST /api/admin/transfers/{id}/receive', { params: { id } }),
    },
    counts: {
      list: () => call('GET /api/admin/counts', {}),
      start: (body: AdminInput<'POST /api/admin/counts'>['body']) => call('POST /api/admin/counts', { body }),
      get: (id: number) => call('GET /api/admin/counts/{id}', { params: { id } }),
      scan: (id: number, body: AdminInput<'POST /api/admin/counts/{id}/scans'>['body']) =>
        call('POST /api/admin/counts/{id}/scans', { params: { id }, body }),
      setCounted: (id: number, productId: number, counted: number) =>
        call('PUT /api/admin/counts/{id}/lines/{productId}', { params: { id, productId }, body: { counted } }),
      post: (id: number) => call('POST /api/admin/counts/{id}/post', { params: { id } }),
      cancel: (id: number) => call('POST /api/admin/counts/{id}/cancel', { params: { id } }),
    },
    audit: {
      list: (query: AdminInput<'GET /api/admin/audit'>['query'] = {}) => call('GET /api/admin/audit', { query }),
      check: () => call('GET /api/admin/audit/proof', {}),
    },
  }
}

export type AdminClient = ReturnType<typeof createAdminClient>
