import { deliveryPointCalls } from '../../contract/delivery-points.ts'
import { createApiRouter } from '../http/router.ts'
import { languageOf } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { listDeliveryPoints } from './delivery-points.ts'

export const shippingRoutes = (shop: Shop) =>
  createApiRouter(shop).openapi(deliveryPointCalls.listDeliveryPoints, async (c) =>
    c.json(await listDeliveryPoints(shop.db, c.req.valid('query'), languageOf(c)), 200),
  )
