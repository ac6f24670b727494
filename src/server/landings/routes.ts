import { ShopError } from '../../contract/errors.ts'
import { landingCalls } from '../../contract/landings.ts'
import { createApiRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { LANDINGS } from './landings.ts'

export const landingRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(landingCalls.listLandings, (c) =>
      c.json(
        LANDINGS.map(({ slug, title, titleEl }) => ({ slug, title, titleEl })),
        200,
      ),
    )
    .openapi(landingCalls.getLanding, (c) => {
      const landing = LANDINGS.find(({ slug }) => slug === c.req.valid('param').slug)
      if (landing === undefined) throw new ShopError('not_found')
      return c.json(landing, 200)
    })
