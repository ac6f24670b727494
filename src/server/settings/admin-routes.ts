import { adminStoreCalls } from '../../contract/admin/stores.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'

export const settingsRoutes = (shop: Shop) =>
  createAdminRouter(shop).openapi(adminStoreCalls.listAdminStores, (c) => {
    const { stores } = shop.settings.current()
    const wire = stores.map(({ id, name, nameEl, seats, isClosed }) => ({ id, name, nameEl, seats, isClosed }))
    return c.json(wire, 200)
  })
