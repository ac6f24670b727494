import { createCaller, fillPath, type Send } from '../send-call.ts'
import type { AdminCall, AdminCalls, AdminInput, AdminOutput } from './calls.ts'

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
    },
    products: {
      list: (query: AdminInput<'GET /api/admin/products'>['query'] = {}) => call('GET /api/admin/products', { query }),
      count: () => call('GET /api/admin/products/counts', {}),
      choices: () => call('GET /api/admin/products/choices', {}),
      get: (productId: number) => call('GET /api/admin/products/{productId}', { params: { productId } }),
      add: (body: AdminInput<'POST /api/admin/products'>['body']) => call('POST /api/admin/products', { body }),
      change: (productId: number, body: AdminInput<'PATCH /api/admin/products/{productId}'>['body']) =>
        call('PATCH /api/admin/products/{productId}', { params: { productId }, body }),
      changePrice: (productId: number, body: AdminInput<'POST /api/admin/products/{productId}/price'>['body']) =>
        call('POST /api/admin/products/{productId}/price', { params: { productId }, body }),
      changeStatus: (productId: number, body: AdminInput<'POST /api/admin/products/{productId}/status'>['body']) =>
        call('POST /api/admin/products/{productId}/status', { params: { productId }, body }),
      reduce: (productId: number, body: AdminInput<'POST /api/admin/products/{productId}/reductions'>['body']) =>
        call('POST /api/admin/products/{productId}/reductions', { params: { productId }, body }),
      endReduction: (productId: number, reductionId: number, version: number) =>
        call('POST /api/admin/products/{productId}/reductions/{reductionId}/end', {
          params: { productId, reductionId },
          body: { version },
        }),
    },
    bulk: {
      preview: (body: AdminInput<'POST /api/admin/catalogue/bulk/preview'>['body']) =>
        call('POST /api/admin/catalogue/bulk/preview', { body }),
      apply: (body: AdminInput<'POST /api/admin/catalogue/bulk'>['body']) =>
        call('POST /api/admin/catalogue/bulk', { body }),
    },
    productFiles: {
      /** Without what was seen, says only what the file would change. */
      import: (file: Blob, seen: { token?: string; requestKey?: string } = {}) =>
        read<AdminOutput<'POST /api/admin/catalogue/import'>>(
          fillPath('POST /api/admin/catalogue/import', { query: seen }),
          { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: file },
        ),
    },
    pictures: {
      upload: (file: Blob) =>
        read<AdminOutput<'POST /api/admin/pictures'>>('/api/admin/pictures', {
          method: 'POST',
          headers: { 'Content-Type': file.type },
          body: file,
        }),
      set: (productId: number, body: AdminInput<'PUT /api/admin/products/{productId}/pictures'>['body']) =>
        call('PUT /api/admin/products/{productId}/pictures', { params: { productId }, body }),
    },
    barcodes: {
      list: (productId: number) => call('GET /api/admin/products/{productId}/barcodes', { params: { productId } }),
      add: (productId: number, code: string) =>
        call('POST /api/admin/products/{productId}/barcodes', { params: { productId }, body: { code } }),
      remove: (productId: number, code: string) =>
        call('DELETE /api/admin/products/{productId}/barcodes/{code}', { params: { productId, code } }),
    },
    brands: {
      list: () => call('GET /api/admin/brands', {}),
      get: (brand: string) => call('GET /api/admin/brands/{brand}', { params: { brand } }),
      add: (body: AdminInput<'POST /api/admin/brands'>['body']) => call('POST /api/admin/brands', { body }),
      change: (brand: string, body: AdminInput<'PUT /api/admin/brands/{brand}'>['body']) =>
        call('PUT /api/admin/brands/{brand}', { params: { brand }, body }),
    },
    categories: {
      list: () => call('GET /api/admin/categories', {}),
      change: (id: number, body: AdminInput<'PUT /api/admin/categories/{id}'>['body']) =>
        call('PUT /api/admin/categories/{id}', { params: { id }, body }),
    },
    audit: {
      list: (query: AdminInput<'GET /api/admin/audit'>['query'] = {}) => call('GET /api/admin/audit', { query }),
      check: () => call('GET /api/admin/audit/proof', {}),
    },
  }
}

export type AdminClient = ReturnType<typeof createAdminClient>
