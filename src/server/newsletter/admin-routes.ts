import { subscriberCalls } from '../../contract/admin/newsletter.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { endSubscription } from './end-subscription.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { listSubscribers } from './list-subscribers.ts'

export const subscriberRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(subscriberCalls.listSubscribers, async (c) =>
      c.json(await listSubscribers(shop.db, c.req.valid('query')), 200),
    )
    .openapi(subscriberCalls.endSubscription, async (c) =>
      c.json(await endSubscription(shop, c.var.staff, c.req.valid('param').id), 200),
    )
    .openapi(subscriberCalls.exportSubscribers, async (c) =>
      c.body(await exportSubscribers(shop, c.var.staff), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="newsletter.csv"',
      }),
    )
