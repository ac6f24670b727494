import { editOrderCalls } from '../../contract/admin/edit-orders.ts'
import { takeOrderCalls } from '../../contract/admin/take-orders.ts'
import { noteView } from '../audit/note-view.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import type { FindLocker } from './chosen-delivery.ts'
import { editOrder } from './edit-order.ts'
import { findBuyers } from './find-buyers.ts'
import { findSellable } from './find-sellable.ts'
import type { OrderPayments } from './order-payments.ts'
import { returnOrder } from './return-order.ts'
import { takeOrder } from './take-order.ts'

/** Taking orders, changing them, and taking pieces back. */
export const orderDeskRoutes = (shop: Shop, payments: OrderPayments, findLocker: FindLocker) =>
  createAdminRouter(shop)
    .openapi(takeOrderCalls.takeOrder, async (c) =>
      c.json(await takeOrder(shop, c.var.staff, c.req.valid('json'), { payments, findLocker }), 200),
    )
    .openapi(takeOrderCalls.findBuyers, async (c) => {
      const buyers = await findBuyers(shop.db, c.req.valid('query').q)
      if (buyers.length > 0) await noteView(shop.db, c.var.staff, { subject: 'orders', subjectId: null })
      return c.json(buyers, 200)
    })
    .openapi(takeOrderCalls.findSellable, async (c) => c.json(await findSellable(shop, c.req.valid('query').q), 200))
    .openapi(editOrderCalls.editOrder, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(
        await editOrder(shop, c.var.staff, { orderId, form: c.req.valid('json') }, { payments, findLocker }),
        200,
      )
    })
    .openapi(editOrderCalls.returnOrder, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await returnOrder(shop, c.var.staff, orderId, c.req.valid('json')), 200)
    })
