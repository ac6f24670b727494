import { countCalls } from '../../contract/admin/counts.ts'
import { stockCalls } from '../../contract/admin/stock.ts'
import { transferCalls } from '../../contract/admin/transfers.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { bookDelivery, writeOff } from './book-pieces.ts'
import { addScans, cancelCount, setCounted, startCount } from './counts.ts'
import { holdPieces, releaseHold } from './holds.ts'
import { listStock } from './list-stock.ts'
import { postCount } from './post-count.ts'
import { getCount, listCounts } from './read-counts.ts'
import { setKeepBack } from './set-keep-back.ts'
import { getStockPage, listMovements } from './stock-page.ts'
import { getByCode } from './stock-products.ts'
import { listTransfers, receiveTransfer, sendTransfer } from './transfers.ts'

export function stockRoutes(shop: Shop) {
  const router = createAdminRouter(shop)
  addProductRoutes(router, shop)
  addTransferRoutes(router, shop)
  addCountRoutes(router, shop)
  return router
}

type AdminRouter = ReturnType<typeof createAdminRouter>

const addProductRoutes = (router: AdminRouter, shop: Shop) =>
  router
    .openapi(stockCalls.listStock, async (c) => c.json(await listStock(shop, c.req.valid('query')), 200))
    .openapi(stockCalls.findByCode, async (c) => c.json(await getByCode(shop, c.req.valid('param').code), 200))
    .openapi(stockCalls.getStockPage, async (c) =>
      c.json(await getStockPage(shop, c.req.valid('param').productId), 200),
    )
    .openapi(stockCalls.listMovements, async (c) =>
      c.json(await listMovements(shop, c.req.valid('param').productId, c.req.valid('query').after), 200),
    )
    .openapi(stockCalls.bookDelivery, async (c) =>
      c.json(await bookDelivery(shop, c.var.staff, c.req.valid('json')), 200),
    )
    .openapi(stockCalls.writeOff, async (c) =>
      c.json(await writeOff(shop, c.var.staff, c.req.valid('param').productId, c.req.valid('json')), 200),
    )
    .openapi(stockCalls.holdPieces, async (c) =>
      c.json(await holdPieces(shop, c.var.staff, c.req.valid('param').productId, c.req.valid('json')), 200),
    )
    .openapi(stockCalls.releaseHold, async (c) =>
      c.json(await releaseHold(shop, c.var.staff, c.req.valid('param').id), 200),
    )
    .openapi(stockCalls.setKeepBack, async (c) =>
      c.json(await setKeepBack(shop, c.var.staff, c.req.valid('param').productId, c.req.valid('json')), 200),
    )

const addTransferRoutes = (router: AdminRouter, shop: Shop) =>
  router
    .openapi(transferCalls.listTransfers, async (c) => c.json(await listTransfers(shop), 200))
    .openapi(transferCalls.sendTransfer, async (c) =>
      c.json(await sendTransfer(shop, c.var.staff, c.req.valid('json')), 200),
    )
    .openapi(transferCalls.receiveTransfer, async (c) =>
      c.json(await receiveTransfer(shop, c.var.staff, c.req.valid('param').id), 200),
    )

const addCountRoutes = (router: AdminRouter, shop: Shop) =>
  router
    .openapi(countCalls.listCounts, async (c) => c.json(await listCounts(shop), 200))
    .openapi(countCalls.startCount, async (c) => c.json(await startCount(shop, c.var.staff, c.req.valid('json')), 200))
    .openapi(countCalls.getCount, async (c) => c.json(await getCount(shop, c.req.valid('param').id), 200))
    .openapi(countCalls.addScans, async (c) =>
      c.json(await addScans(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(countCalls.setCounted, async (c) => {
      const { id, productId } = c.req.valid('param')
      return c.json(await setCounted(shop, c.var.staff, id, { productId, counted: c.req.valid('json').counted }), 200)
    })
    .openapi(countCalls.postCount, async (c) =>
      c.json(await postCount(shop, c.var.staff, c.req.valid('param').id), 200),
    )
    .openapi(countCalls.cancelCount, async (c) =>
      c.json(await cancelCount(shop, c.var.staff, c.req.valid('param').id), 200),
    )
