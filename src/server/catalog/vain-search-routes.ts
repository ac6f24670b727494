import { vainSearchCalls } from '../../contract/admin/vain-searches.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import { listVainSearches } from '../searches/vain-searches.ts'
import type { Shop } from '../shop.ts'

export const vainSearchRoutes = (shop: Shop) =>
  createAdminRouter(shop).openapi(vainSearchCalls.listVainSearches, async (c) => {
    await shop.vainSearches.flush()
    return c.json(await listVainSearches(shop.db, shop.clock()), 200)
  })
