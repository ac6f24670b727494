import { fillPath } from '../send-call.ts'
import type { AdminCaller } from './caller.ts'
import type { AdminInput, AdminOutput } from './calls.ts'

/** Calls about products, their pieces in the stores, and their pictures. */
export function catalogueClient({ read, call }: AdminCaller) {
  return {
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
  }
}
