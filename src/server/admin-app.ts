import { randomUUID } from 'node:crypto'
import { ShopError } from '../contract/errors.ts'
import { diaryRoutes } from './appointments/admin-routes.ts'
import { storeOfAppointments } from './appointments/store-of-appointments.ts'
import { auditRoutes } from './audit/admin-routes.ts'
import { settingsRoutes } from './edit-settings/admin-routes.ts'
import type { AdminEnv } from './http/admin-env.ts'
import { createErrorHandler } from './http/error-handler.ts'
import { createRouter } from './http/router.ts'
import { adminOrderRoutes } from './orders/admin-routes.ts'
import { storeOfOrders } from './orders/store-of-orders.ts'
import type { Shop } from './shop.ts'
import { staffRoutes } from './staff/admin-routes.ts'
import { signInRoutes } from './staff/sign-in-routes.ts'

/** The back office's API. Mount each noun's `admin-routes.ts` here. */
export function createAdminApp(shop: Shop) {
  const app = createRouter<AdminEnv>()
  app.onError(createErrorHandler(shop))
  app.notFound(() => {
    throw new ShopError('not_found')
  })
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    await next()
  })
  app.route('/', signInRoutes(shop))
  app.route('/', staffRoutes(shop))
  app.route('/', auditRoutes(shop))
  app.route('/', adminOrderRoutes(shop))
  app.route('/', diaryRoutes(shop))
  app.route('/', settingsRoutes(shop, [storeOfAppointments, storeOfOrders]))
  return app
}
