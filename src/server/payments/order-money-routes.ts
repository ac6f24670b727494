import { orderMoneyCalls } from '../../contract/admin/order-money.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { decideReview } from './decide-review.ts'
import { getOrderMoney } from './order-money.ts'
import { previewRefund, refundOrder } from './refund-order.ts'
import { markRefundPaid, retryRefund } from './settle-refund.ts'
import { markTransfer, takePayment } from './take-payment.ts'

/** The money of one order. */
export const orderMoneyRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(orderMoneyCalls.getOrderMoney, async (c) =>
      c.json(await getOrderMoney(shop, c.req.valid('param').orderId), 200),
    )
    .openapi(orderMoneyCalls.previewRefund, async (c) =>
      c.json(await previewRefund(shop, c.req.valid('param').orderId, c.req.valid('json')), 200),
    )
    .openapi(orderMoneyCalls.refundOrder, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await refundOrder(shop, c.var.staff, orderId, c.req.valid('json')), 200)
    })
    .openapi(orderMoneyCalls.markRefundPaid, async (c) => {
      const { reference } = c.req.valid('json')
      return c.json(await markRefundPaid(shop, c.var.staff, c.req.valid('param').refundId, reference), 200)
    })
    .openapi(orderMoneyCalls.retryRefund, async (c) =>
      c.json(await retryRefund(shop, c.var.staff, c.req.valid('param').refundId, c.req.valid('json')), 200),
    )
    .openapi(orderMoneyCalls.takePayment, async (c) => {
      const { orderId } = c.req.valid('param')
      return c.json(await takePayment(shop, c.var.staff, orderId, c.req.valid('json')), 200)
    })
    .openapi(orderMoneyCalls.markTransfer, async (c) =>
      c.json(await markTransfer(shop, c.var.staff, c.req.valid('param').paymentId, c.req.valid('json')), 200),
    )
    .openapi(orderMoneyCalls.decideReview, async (c) =>
      c.json(await decideReview(shop, c.var.staff, c.req.valid('param').paymentId, c.req.valid('json')), 200),
    )
