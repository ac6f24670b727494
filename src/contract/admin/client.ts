import type { SettingsGroup } from '../../domain/settings.ts'
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
  const { read, readResponse, call, download } = createCaller<AdminCalls>(send)
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
      setPin: (pin: string) => call('PUT /api/admin/pin', { body: { pin } }),
      removePin: () => call('DELETE /api/admin/pin', {}),
      endOtherSessions: () => call('POST /api/admin/me/end-other-sessions', {}),
    },
    tills: {
      list: () => call('GET /api/admin/tills', {}),
      enrol: (body: AdminInput<'POST /api/admin/tills'>['body']) => call('POST /api/admin/tills', { body }),
      revoke: (id: number) => call('POST /api/admin/tills/{id}/revoke', { params: { id } }),
      present: () => call('GET /api/admin/till', {}),
      signIn: (staffId: number, pin: string) => call('POST /api/admin/till/sign-in', { body: { staffId, pin } }),
    },
    staff: {
      list: () => call('GET /api/admin/staff', {}),
      add: (body: AdminInput<'POST /api/admin/staff'>['body']) => call('POST /api/admin/staff', { body }),
      change: (id: number, body: AdminInput<'PATCH /api/admin/staff/{id}'>['body']) =>
        call('PATCH /api/admin/staff/{id}', { params: { id }, body }),
      deactivate: (id: number) => call('POST /api/admin/staff/{id}/deactivate', { params: { id } }),
      invite: (id: number, requestKey: string) =>
        call('POST /api/admin/staff/{id}/invitation', { params: { id }, body: { requestKey } }),
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
    shipping: {
      createParcels: (parcels: AdminInput<'POST /api/admin/shipping/parcels'>['body']['parcels']) =>
        call('POST /api/admin/shipping/parcels', { body: { parcels } }),
      handOver: (ids: number[]) => call('POST /api/admin/shipping/hand-over', { body: { ids } }),
      report: (id: number, state: AdminInput<'POST /api/admin/shipping/parcels/{id}/report'>['body']['state']) =>
        call('POST /api/admin/shipping/parcels/{id}/report', { params: { id }, body: { state } }),
      cancel: (id: number) => call('POST /api/admin/shipping/parcels/{id}/cancel', { params: { id } }),
      settle: (id: number, trackingNumber?: string) =>
        call('POST /api/admin/shipping/parcels/{id}/settle', { params: { id }, body: { trackingNumber } }),
      markSeen: (id: number) => call('POST /api/admin/shipping/parcels/{id}/seen', { params: { id } }),
      createReturn: (body: AdminInput<'POST /api/admin/shipping/returns'>['body']) =>
        call('POST /api/admin/shipping/returns', { body }),
      importCash: (body: AdminInput<'POST /api/admin/shipping/cash/import'>['body']) =>
        call('POST /api/admin/shipping/cash/import', { body }),
      fetchCash: (body: AdminInput<'POST /api/admin/shipping/cash/fetch'>['body']) =>
        call('POST /api/admin/shipping/cash/fetch', { body }),
      settleCash: (id: number) => call('POST /api/admin/shipping/cash/{id}/settle', { params: { id } }),
      closeDay: (carrier: AdminInput<'POST /api/admin/shipping/pickup-list'>['body']['carrier']) =>
        call('POST /api/admin/shipping/pickup-list', { body: { carrier } }),
    },
    today: {
      get: () => call('GET /api/admin/today', {}),
      sales: () => call('GET /api/admin/sales', {}),
    },
    diary: {
      get: (query: AdminInput<'GET /api/admin/diary'>['query'] = {}) => call('GET /api/admin/diary', { query }),
      search: (query: AdminInput<'GET /api/admin/diary/appointments'>['query']) =>
        call('GET /api/admin/diary/appointments', { query }),
      findPeople: (q: string) => call('GET /api/admin/diary/people', { query: { q } }),
      book: (body: AdminInput<'POST /api/admin/diary/appointments'>['body']) =>
        call('POST /api/admin/diary/appointments', { body }),
      move: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/move'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/move', { params: { id }, body }),
      takeStep: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/step'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/step', { params: { id }, body }),
      cancel: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/cancel'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/cancel', { params: { id }, body }),
      note: (id: number, body: AdminInput<'POST /api/admin/diary/appointments/{id}/note'>['body']) =>
        call('POST /api/admin/diary/appointments/{id}/note', { params: { id }, body }),
      block: (body: AdminInput<'POST /api/admin/diary/blocks'>['body']) =>
        call('POST /api/admin/diary/blocks', { body }),
      unblock: (id: number) => call('DELETE /api/admin/diary/blocks/{id}', { params: { id } }),
      notePrinted: (store: string, date: string) => call('POST /api/admin/diary/printed', { body: { store, date } }),
    },
    settings: {
      change: (group: SettingsGroup, body: { version: number; value: unknown }) =>
        call(`PUT /api/admin/settings/${group}` as 'PUT /api/admin/settings/shipping', { body } as never),
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
    customers: {
      list: (query: AdminInput<'GET /api/admin/customers'>['query'] = {}) =>
        call('GET /api/admin/customers', { query }),
      get: (id: number) => call('GET /api/admin/customers/{id}', { params: { id } }),
      addNote: (id: number, body: AdminInput<'POST /api/admin/customers/{id}/notes'>['body']) =>
        call('POST /api/admin/customers/{id}/notes', { params: { id }, body }),
      deleteNote: (id: number, noteId: number, reason: string) =>
        call('POST /api/admin/customers/{id}/notes/{noteId}/delete', { params: { id, noteId }, body: { reason } }),
      export: (id: number) => call('POST /api/admin/customers/{id}/export', { params: { id }, body: {} }),
      erase: (id: number, email: string) =>
        call('POST /api/admin/customers/{id}/erase', { params: { id }, body: { email } }),
    },
    documents: {
      list: (query: AdminInput<'GET /api/admin/documents'>['query'] = {}) =>
        call('GET /api/admin/documents', { query }),
      /** The file's text, with its BOM. */
      export: (body: AdminInput<'POST /api/admin/documents/export'>['body']) =>
        download('POST /api/admin/documents/export', { body }),
    },
    newsletter: {
      list: (query: AdminInput<'GET /api/admin/newsletter'>['query'] = {}) =>
        call('GET /api/admin/newsletter', { query }),
      end: (id: number) => call('POST /api/admin/newsletter/{id}/leave', { params: { id } }),
      /** The file's text, with its BOM. */
      export: () => download('POST /api/admin/newsletter/export', { body: {} }),
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
