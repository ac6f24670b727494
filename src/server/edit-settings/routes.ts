import { storeCalls } from '../../contract/stores.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { createApiRouter } from '../http/router.ts'
import { siteSettings } from '../settings/site-settings.ts'
import type { Shop } from '../shop.ts'

export const storeRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(storeCalls.listStores, (c) => {
      const { stores, specialDays } = shop.settings.current()
      const today = dayInCyprus(shop.clock())
      const coming = specialDays.filter(({ date }) => date >= today)
      const wire = stores.map(({ seats: _, opening, ...store }) => ({
        ...store,
        opening: [...opening],
        specialDays: coming.filter((day) => day.store === null || day.store === store.id),
      }))
      return c.json(wire, 200)
    })
    .openapi(storeCalls.getSiteSettings, (c) => c.json(siteSettings(shop.settings.current(), shop.catalogue), 200))
