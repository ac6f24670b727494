import { fillPath } from '../send-call.ts'
import type { AdminCaller } from './caller.ts'
import type { AdminInput, AdminOutput } from './calls.ts'

/** Calls about orders, their parcels, their money and what comes back. */
export function ordersClient({ read, call, download }: AdminCaller) {
  return {
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
    money: {
      get: (orderId: string) => call('GET /api/admin/orders/{orderId}/money', { params: { orderId } }),
      takePayment: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/payments'>['body']) =>
        call('POST /api/admin/orders/{orderId}/payments', { params: { orderId }, body }),
      previewRefund: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/refunds/preview'>['body']) =>
        call('POST /api/admin/orders/{orderId}/refunds/preview', { params: { orderId }, body }),
      refund: (orderId: string, body: AdminInput<'POST /api/admin/orders/{orderId}/refunds'>['body']) =>
        call('POST /api/admin/orders/{orderId}/refunds', { params: { orderId }, body }),
      markRefundPaid: (refundId: number, reference: string) =>
        call('POST /api/admin/refunds/{refundId}/paid', { params: { refundId }, body: { reference } }),
      retryRefund: (refundId: number, body: AdminInput<'POST /api/admin/refunds/{refundId}/retry'>['body']) =>
        call('POST /api/admin/refunds/{refundId}/retry', { params: { refundId }, body }),
      markTransfer: (paymentId: number, body: AdminInput<'POST /api/admin/payments/{paymentId}/transfer'>['body']) =>
        call('POST /api/admin/payments/{paymentId}/transfer', { params: { paymentId }, body }),
      decide: (paymentId: number, body: AdminInput<'POST /api/admin/payments/{paymentId}/decision'>['body']) =>
        call('POST /api/admin/payments/{paymentId}/decision', { params: { paymentId }, body }),
    },
    payments: {
      list: (query: AdminInput<'GET /api/admin/payments'>['query'] = {}) => call('GET /api/admin/payments', { query }),
      endCardPause: () => call('POST /api/admin/payments/card-pause/end', { body: {} }),
      /** Without a token, says only what the file would book. */
      readBankFile: (file: Blob, token?: string) =>
        read<AdminOutput<'POST /api/admin/payments/bank-file'>>(
          fillPath('POST /api/admin/payments/bank-file', { query: { token } }),
          { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: file },
        ),
      takings: (day?: string) => call('GET /api/admin/takings', { query: { day } }),
      reconcile: (day: string) => call('POST /api/admin/takings/{day}/reconcile', { params: { day }, body: {} }),
    },
    documents: {
      list: (query: AdminInput<'GET /api/admin/documents'>['query'] = {}) =>
        call('GET /api/admin/documents', { query }),
      /** The file's text, with its BOM. */
      export: (body: AdminInput<'POST /api/admin/documents/export'>['body']) =>
        download('POST /api/admin/documents/export', { body }),
    },
    returns: {
      list: (query: AdminInput<'GET /api/admin/returns'>['query'] = {}) => call('GET /api/admin/returns', { query }),
      get: (id: number) => call('GET /api/admin/returns/{id}', { params: { id } }),
      match: (id: number, body: AdminInput<'POST /api/admin/returns/{id}/match'>['body']) =>
        call('POST /api/admin/returns/{id}/match', { params: { id }, body }),
      refuse: (id: number, body: AdminInput<'POST /api/admin/returns/{id}/refuse'>['body']) =>
        call('POST /api/admin/returns/{id}/refuse', { params: { id }, body }),
      receive: (id: number, body: AdminInput<'POST /api/admin/returns/{id}/receive'>['body']) =>
        call('POST /api/admin/returns/{id}/receive', { params: { id }, body }),
      inspect: (id: number, body: AdminInput<'POST /api/admin/returns/{id}/inspect'>['body']) =>
        call('POST /api/admin/returns/{id}/inspect', { params: { id }, body }),
      refund: (id: number, body: AdminInput<'POST /api/admin/returns/{id}/refund'>['body']) =>
        call('POST /api/admin/returns/{id}/refund', { params: { id }, body }),
      lapse: (id: number, body: AdminInput<'POST /api/admin/returns/{id}/lapse'>['body']) =>
        call('POST /api/admin/returns/{id}/lapse', { params: { id }, body }),
      settle: (
        params: AdminInput<'POST /api/admin/quarantine/{returnId}/{itemId}'>['params'],
        outcome: 'restock' | 'write_off',
      ) => call('POST /api/admin/quarantine/{returnId}/{itemId}', { params, body: { outcome } }),
      answerClaim: (id: number, body: AdminInput<'POST /api/admin/guarantee-claims/{id}'>['body']) =>
        call('POST /api/admin/guarantee-claims/{id}', { params: { id }, body }),
      refundClaim: (id: number, body: AdminInput<'POST /api/admin/guarantee-claims/{id}/refund'>['body']) =>
        call('POST /api/admin/guarantee-claims/{id}/refund', { params: { id }, body }),
    },
  }
}
