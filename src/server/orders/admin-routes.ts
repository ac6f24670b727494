import { adminOrderCalls } from '../../contract/admin/orders.ts'
import { noteView } from '../audit/note-view.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { addOrderNote } from './add-order-note.ts'
import { getAdminOrder } from './admin-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { correctOrderEmail } from './correct-order-email.ts'
import { countAdminOrders, listAdminOrders } from './list-admin-orders.ts'
import type { OrderPayments } from './order-payments.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { type StepEffects, takeOrderStep } from './take-order-step.ts'

export const adminOrderRoutes = (shop: Shop, payments: OrderPayments, effects: StepEffects) =>
  createAdminRouter(shop)
    .openapi(adminOrderCalls.listAdminOrders, async (c) =>
      c.json(await listAdminOrders(shop.db, c.req.valid('query')), 200),
    )
    .openapi(adminOrderCalls.countAdminOrders, async (c) => c.json(await countAdminOrders(shop.db), 200))
    .openapi(adminOrderCalls.getAdminOrder, async (c) => {
      const { orderId } = c.req.valid('param')
      const order = await getAdminOrder(shop, c.var.staff, orderId)
      await noteView(shop.db, c.var.staff, { subject: 'orders', subjectId: orderId })
      return c.json(order, 200)
    })
    .openapi(adminOrderCalls.changeOrderStatus, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await takeOrderStep(shop, c.var.staff, orderId, c.req.valid('json'), effects), 200)
    })
    .openapi(adminOrderCalls.cancelOrder, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await cancelOrder(shop, c.var.staff, { orderId, ...c.req.valid('json') }, payments), 200)
    })
    .openapi(adminOrderCalls.addOrderNote, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await addOrderNote(shop, c.var.staff, orderId, c.req.valid('json')), 200)
    })
    .openapi(adminOrderCalls.resendOrderConfirmation, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await resendConfirmation(shop, c.var.staff, orderId, c.req.valid('json').requestKey), 200)
    })
    .openapi(adminOrderCalls.correctOrderEmail, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await correctOrderEmail(shop, c.var.staff, orderId, c.req.valid('json')), 200)
    })
