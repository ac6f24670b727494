import { randomUUID } from 'node:crypto'
import { documentOfCalls } from '../contract/admin/document.ts'
import { ShopError } from '../contract/errors.ts'
import { diaryRoutes } from './appointments/admin-routes.ts'
import { storeOfAppointments } from './appointments/store-of-appointments.ts'
import { auditRoutes } from './audit/admin-routes.ts'
import { adminProductRoutes } from './catalog/admin-routes.ts'
import { brandRoutes } from './catalog/brand-admin-routes.ts'
import { bulkRoutes } from './catalog/bulk-routes.ts'
import { vainSearchRoutes } from './catalog/vain-search-routes.ts'
import { customerRoutes } from './customers/admin-routes.ts'
import { settingsRoutes } from './edit-settings/admin-routes.ts'
import type { AdminEnv } from './http/admin-env.ts'
import { createAdminRouter } from './http/admin-router.ts'
import { createApiDocument } from './http/api-docs.ts'
import { createErrorHandler } from './http/error-handler.ts'
import { exchangeOf } from './http/exchange.ts'
import { measureJson } from './http/measure-json.ts'
import { routePattern } from './http/route-pattern.ts'
import { createRouter } from './http/router.ts'
import { adminDocumentRoutes } from './invoices/admin-routes.ts'
import { lensJobRoutes } from './lens-jobs/admin-routes.ts'
import { subscriberRoutes } from './newsletter/admin-routes.ts'
import { orderBatchRoutes } from './orders/admin-batch-routes.ts'
import { orderDeskRoutes } from './orders/admin-desk-routes.ts'
import { adminOrderRoutes } from './orders/admin-routes.ts'
import { storeOfOrders } from './orders/store-of-orders.ts'
import { paymentRoutesOfStaff } from './payments/admin-routes.ts'
import { orderMoneyRoutes } from './payments/order-money-routes.ts'
import { ORDER_PAYMENTS } from './payments/order-payments.ts'
import { requestRefundOf } from './payments/refund-order.ts'
import { requestRefund } from './payments/request-refund.ts'
import { adminReturnRoutes } from './returns/admin-routes.ts'
import { shippingDeskRoutes } from './shipping/admin-routes.ts'
import { shippingCashRoutes } from './shipping/cash-routes.ts'
import { findLocker } from './shipping/delivery-points.ts'
import { moveParcels } from './shipping/move-parcels.ts'
import { parcelRoutes } from './shipping/parcel-routes.ts'
import type { Shop } from './shop.ts'
import { staffRoutes } from './staff/admin-routes.ts'
import { signInRoutes } from './staff/sign-in-routes.ts'
import { stockRoutes } from './stock/admin-routes.ts'
import { storeOfStock } from './stock/store-of-stock.ts'
import { tillRoutes } from './tills/admin-routes.ts'
import { todayRoutes } from './today/admin-routes.ts'

/** Orders know nothing of parcels. */
const stepEffects = { moveParcels }

/** The back office's API. Mount each noun's `admin-routes.ts` here. */
export function createAdminApp(shop: Shop) {
  const app = createRouter<AdminEnv>()
  app.onError(createErrorHandler(shop))
  app.notFound(() => {
    throw new ShopError('not_found')
  })
  app.use(async (c, next) => {
    const exchange = exchangeOf(c.env?.incoming)
    c.set('requestId', exchange?.id ?? randomUUID())
    await next()
    if (exchange !== undefined) exchange.route = routePattern(c)
  })
  app.use(measureJson)
  app.route('/', signInRoutes(shop))
  app.route('/', staffRoutes(shop))
  app.route('/', auditRoutes(shop))
  // Before the calls of one order, whose number is part of their paths.
  app.route('/', orderBatchRoutes(shop, stepEffects))
  app.route('/', orderDeskRoutes(shop, ORDER_PAYMENTS, findLocker))
  app.route('/', adminOrderRoutes(shop, ORDER_PAYMENTS, stepEffects))
  app.route('/', adminDocumentRoutes(shop))
  app.route('/', shippingDeskRoutes(shop))
  app.route('/', parcelRoutes(shop))
  app.route('/', shippingCashRoutes(shop))
  app.route('/', lensJobRoutes(shop))
  app.route('/', adminReturnRoutes(shop, { requestRefund, requestRefundOf }))
  app.route('/', orderMoneyRoutes(shop))
  app.route('/', paymentRoutesOfStaff(shop))
  app.route('/', todayRoutes(shop))
  app.route('/', settingsRoutes(shop, [storeOfAppointments, storeOfOrders, storeOfStock]))
  app.route('/', stockRoutes(shop))
  app.route('/', adminProductRoutes(shop))
  app.route('/', customerRoutes(shop))
  app.route('/', subscriberRoutes(shop))
  app.route('/', vainSearchRoutes(shop))
  app.route('/', tillRoutes(shop))
  app.route('/', diaryRoutes(shop))
  app.route('/', brandRoutes(shop))
  app.route('/', bulkRoutes(shop))
  let document: ReturnType<typeof createApiDocument> | undefined
  const documentRoutes = createAdminRouter(shop).openapi(documentOfCalls, (c) => {
    document ??= createApiDocument(app, shop.config.publicOrigin)
    return c.json(document as never, 200)
  })
  return app.route('/', documentRoutes)
}
