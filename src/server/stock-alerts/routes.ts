import { stockAlertCalls } from '../../contract/stock-alerts.ts'
import { createApiRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { askAlert } from './ask-alert.ts'
import { confirmAlert, leaveAlert } from './confirm-alert.ts'

export const stockAlertRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(stockAlertCalls.askStockAlert, async (c) => {
      await askAlert(shop, { ...c.req.valid('param'), ...c.req.valid('json') }, c.var.visitor)
      return c.json(null, 202)
    })
    .openapi(stockAlertCalls.confirmStockAlert, async (c) => {
      await confirmAlert(shop, c.req.valid('json').token)
      return c.json({ status: 'confirmed' } as const, 200)
    })
    .openapi(stockAlertCalls.leaveStockAlert, async (c) => {
      await leaveAlert(shop, c.req.valid('json').token)
      return c.json({ status: 'left' } as const, 200)
    })
