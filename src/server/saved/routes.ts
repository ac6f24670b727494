import { savedCalls } from '../../contract/saved.ts'
import { createApiRouter } from '../http/router.ts'
import { requireUser } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { listSaved, removeSavedProduct, saveProduct } from './saved.ts'

export const savedRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(savedCalls.listSaved, async (c) => c.json(await listSaved(shop, requireUser(c.var.visitor)), 200))
    .openapi(savedCalls.saveProduct, async (c) =>
      c.json(await saveProduct(shop, requireUser(c.var.visitor), c.req.valid('param').productId), 200),
    )
    .openapi(savedCalls.forgetProduct, async (c) =>
      c.json(await removeSavedProduct(shop, requireUser(c.var.visitor), c.req.valid('param').productId), 200),
    )
