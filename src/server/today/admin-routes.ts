import { todayCalls } from '../../contract/admin/today.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { getSales } from './sales.ts'
import { getToday } from './today.ts'

export const todayRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(todayCalls.getToday, async (c) => c.json(await getToday(shop, c.var.staff), 200))
    .openapi(todayCalls.getSales, async (c) => c.json(await shop.reports.read((db) => getSales(db, shop.clock())), 200))
