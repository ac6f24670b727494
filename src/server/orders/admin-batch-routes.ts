import { orderBatchCalls } from '../../contract/admin/order-batches.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import { languageOf } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { shipOrders, takeOrderSteps } from './order-batches.ts'
import { listSlips, notePrintedSlips } from './packing-slips.ts'
import type { StepEffects } from './take-order-step.ts'

export const orderBatchRoutes = (shop: Shop, effects: StepEffects) =>
  createAdminRouter(shop)
    .openapi(orderBatchCalls.takeOrderSteps, async (c) =>
      c.json(await takeOrderSteps(shop, c.var.staff, c.req.valid('json'), languageOf(c), effects), 200),
    )
    .openapi(orderBatchCalls.shipOrders, async (c) =>
      c.json(await shipOrders(shop, c.var.staff, c.req.valid('json').parcels, languageOf(c), effects), 200),
    )
    .openapi(orderBatchCalls.listSlips, async (c) => c.json(await listSlips(shop, c.req.valid('query')), 200))
    .openapi(orderBatchCalls.notePrintedSlips, async (c) =>
      c.json(await notePrintedSlips(shop, c.var.staff, c.req.valid('json').ids), 200),
    )
