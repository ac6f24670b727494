import { adminDocumentCalls } from '../../contract/admin/documents.ts'
import { noteDown } from '../audit/staff-transaction.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { exportDocuments } from './export-documents.ts'
import { ADMIN_FOLDER, listAdminDocuments } from './list-admin-documents.ts'
import { getDocumentPdf, listDocuments } from './list-documents.ts'
import { pdfHeaders } from './pdf-headers.ts'

export const adminDocumentRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(adminDocumentCalls.listDocuments, async (c) =>
      c.json(await listAdminDocuments(shop.db, c.req.valid('query')), 200),
    )
    .openapi(adminDocumentCalls.getDocument, async (c) => {
      const { file } = c.req.valid('param')
      const pdf = await getDocumentPdf(shop, file, null)
      await noteDown(shop.db, c.var.staff, { note: 'viewed', subject: 'tax_documents', subjectId: file })
      return c.body(new Uint8Array(pdf), 200, pdfHeaders(file))
    })
    .openapi(adminDocumentCalls.listDocumentsOfOrder, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json({ documents: await listDocuments(shop, orderId, ADMIN_FOLDER) }, 200)
    })
    .openapi(adminDocumentCalls.exportDocuments, async (c) =>
      c.body(await exportDocuments(shop, c.var.staff, c.req.valid('json')), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="documents.csv"',
      }),
    )
