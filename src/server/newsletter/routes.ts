import { newsletterCalls } from '../../contract/newsletter.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { subscribe } from './subscribe.ts'

export const newsletterRoutes = (shop: Shop) =>
  createRouter().openapi(newsletterCalls.subscribe, async (c) => {
    await subscribe(shop, c.req.valid('json').email, c.var.visitor.language)
    return c.json(null, 202)
  })
