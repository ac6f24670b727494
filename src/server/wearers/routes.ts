import { wearerCalls } from '../../contract/wearers.ts'
import { createApiRouter } from '../http/router.ts'
import { requireUser } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { addWearer, changeWearer, deleteWearer, listWearers } from './wearers.ts'

export const wearerRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(wearerCalls.listWearers, async (c) => c.json(await listWearers(shop, requireUser(c.var.visitor)), 200))
    .openapi(wearerCalls.addWearer, async (c) =>
      c.json(await addWearer(shop, requireUser(c.var.visitor), c.req.valid('json')), 200),
    )
    .openapi(wearerCalls.changeWearer, async (c) => {
      const { wearerId } = c.req.valid('param')
      return c.json(await changeWearer(shop, requireUser(c.var.visitor), wearerId, c.req.valid('json')), 200)
    })
    .openapi(wearerCalls.deleteWearer, async (c) =>
      c.json(await deleteWearer(shop, requireUser(c.var.visitor), c.req.valid('param').wearerId), 200),
    )
