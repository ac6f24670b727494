import { documentCalls } from '../../contract/documents.ts'
import { createApiRouter } from '../http/router.ts'
import { getOrderByLink } from '../orders/order-link.ts'
import { getOrder } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { getDocumentPdf, listDocuments } from './list-documents.ts'
import { pdfHeaders } from './pdf-headers.ts'

export const documentRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(documentCalls.listDocumentsByLink, async (c) => {
      const { token } = c.req.valid('param')
      const { id } = await getOrderByLink(shop, token)
      const folder = `/api/orders/by-link/${encodeURIComponent(token)}/documents`
      return c.json({ documents: await listDocuments(shop, id, folder) }, 200)
    })
    .openapi(documentCalls.getDocumentByLink, async (c) => {
      const { token, file } = c.req.valid('param')
      const { id } = await getOrderByLink(shop, token)
      return c.body(new Uint8Array(await getDocumentPdf(shop, file, id)), 200, pdfHeaders(file))
    })
    .openapi(documentCalls.listOrderDocuments, async (c) => {
      const { id } = await getOrder(shop, c.var.visitor, c.req.valid('param').orderId)
      return c.json({ documents: await listDocuments(shop, id, `/api/orders/${id}/documents`) }, 200)
    })
    .openapi(documentCalls.getOrderDocument, async (c) => {
      const { orderId, file } = c.req.valid('param')
      const { id } = await getOrder(shop, c.var.visitor, orderId)
      return c.body(new Uint8Array(await getDocumentPdf(shop, file, id)), 200, pdfHeaders(file))
    })
