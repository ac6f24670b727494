import { newsletterCalls } from '../../contract/newsletter.ts'
import { limitBodySize } from '../http/guards.ts'
import { createApiRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { subscribe } from './subscribe.ts'
import { confirmSubscription, unsubscribe } from './subscription.ts'

export const newsletterRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(newsletterCalls.subscribe, async (c) => {
      await subscribe(shop, c.req.valid('json'), c.var.visitor)
      return c.json(null, 202)
    })
    .openapi(newsletterCalls.confirm, async (c) => {
      await confirmSubscription(shop, c.req.valid('json').token)
      return c.json({ status: 'subscribed' } as const, 200)
    })
    .openapi(newsletterCalls.leave, async (c) => {
      await unsubscribe(shop, c.req.valid('json').token)
      return c.json({ status: 'unsubscribed' } as const, 200)
    })
    // Mail programs post a form here, without a cookie (RFC 8058, 3.2).
    .post('/newsletter/leave/:token', limitBodySize, async (c) => {
      await unsubscribe(shop, c.req.param('token'))
      return c.body(null, 204)
    })
