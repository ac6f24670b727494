import { randomUUID } from 'node:crypto'
import { ShopError } from '../contract/errors.ts'
import { auditRoutes } from './audit/admin-routes.ts'
import { adminProductRoutes } from './catalog/admin-routes.ts'
import { brandRoutes } from './catalog/brand-admin-routes.ts'
import { bulkRoutes } from './catalog/bulk-routes.ts'
import type { AdminEnv } from './http/admin-env.ts'
import { createErrorHandler } from './http/error-handler.ts'
import { createRouter } from './http/router.ts'
import { adminOrderRoutes } from './orders/admin-routes.ts'
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
  app.route('/', adminProductRoutes(shop))
  app.route('/', brandRoutes(shop))
  app.route('/', bulkRoutes(shop))
  return app
}
