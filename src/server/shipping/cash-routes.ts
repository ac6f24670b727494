import { shippingCashCalls } from '../../contract/admin/shipping-cash.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { fetchRemittances, importRemittances, readCashPage, settleRemittance } from './remittances.ts'

export const shippingCashRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(shippingCashCalls.getCarrierCash, async (c) => c.json(await readCashPage(shop), 200))
    .openapi(shippingCashCalls.importCarrierCash, async (c) =>
      c.json(await importRemittances(shop, c.var.staff, c.req.valid('json')), 200),
    )
    .openapi(shippingCashCalls.fetchCarrierCash, async (c) =>
      c.json(await fetchRemittances(shop, c.var.staff, c.req.valid('json')), 200),
    )
    .openapi(shippingCashCalls.settleCarrierCash, async (c) => {
      await settleRemittance(shop, c.var.staff, c.req.valid('param').id)
      return c.json(await readCashPage(shop), 200)
    })
