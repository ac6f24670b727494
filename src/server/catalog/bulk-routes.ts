import { bulkCalls } from '../../contract/admin/product-bulk.ts'
import { productFileCalls } from '../../contract/admin/product-files.ts'
import { IMPORT_BODY } from '../../contract/large-bodies.ts'
import { noteExport } from '../audit/staff-transaction.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import { readFileBody } from '../http/read-file.ts'
import type { Shop } from '../shop.ts'
import { applyBulkChange, previewBulkChange } from './apply-bulk-change.ts'
import { exportProducts } from './export-products.ts'
import { applyImportFile, previewImport } from './import-file.ts'
import { conditionOf } from './list-admin-products.ts'

/** Changes of many products, and files of products. */
export const bulkRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(bulkCalls.previewBulkChange, async (c) =>
      c.json(await previewBulkChange(shop, c.var.staff, c.req.valid('json')), 200),
    )
    .openapi(bulkCalls.applyBulkChange, async (c) =>
      c.json(await applyBulkChange(shop, c.var.staff, c.req.valid('json')), 200),
    )
    .openapi(productFileCalls.importProducts, async (c) => {
      const { token, requestKey } = c.req.valid('query')
      const file = await readFileBody(c, IMPORT_BODY)
      if (token === undefined || requestKey === undefined) return c.json(await previewImport(shop, file), 200)
      return c.json(await applyImportFile(shop, c.var.staff, file, { token, requestKey }), 200)
    })
    .openapi(productFileCalls.exportProducts, async (c) => {
      const { separator, ...selection } = c.req.valid('query')
      await noteExport(shop, c.var.staff, { subject: 'products', subjectId: null })
      const parts = exportProducts(shop.db, separator === 'semicolon' ? ';' : ',', await conditionOf(shop, selection))
      const day = shop.clock().toISOString().slice(0, 10)
      return new Response(streamOf(parts), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="products-${day}.csv"`,
          'Cache-Control': 'no-store',
        },
      })
    })

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}
