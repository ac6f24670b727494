import { checkoutOptionCalls } from '../../contract/checkout-options.ts'
import { orderCalls } from '../../contract/order-calls.ts'
import { createApiRouter } from '../http/router.ts'
import { requireUser } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { getCheckoutOptions } from './checkout-options.ts'
import type { FindLocker } from './chosen-delivery.ts'
import type { OrderLenses } from './order-lenses.ts'
import { getOrderByLink, getOrderIdByLink } from './order-link.ts'
import type { OrderPayments } from './order-payments.ts'
import { getOrder, getOwnRow, listOrders } from './orders.ts'
import { placeOrder } from './place-order.ts'

/** @param ports of those who come after orders */
export const orderRoutes = (
  shop: Shop,
  ports: { payments: OrderPayments; lenses: OrderLenses; findLocker: FindLocker },
) =>
  createApiRouter(shop)
    .openapi(orderCalls.placeOrder, async (c) => {
      const { order, isNew } = await placeOrder(shop, c.var.visitor, c.req.valid('json'), ports)
      return isNew ? c.json(order, 201) : c.json(order, 200)
    })
    .openapi(checkoutOptionCalls.getCheckoutOptions, (c) => c.json(getCheckoutOptions(shop, c.req.valid('query')), 200))
    .openapi(orderCalls.listOrders, async (c) => {
      const { orders, total } = await listOrders(shop, requireUser(c.var.visitor), c.req.valid('query'))
      c.header('X-Total-Count', String(total))
      return c.json(orders, 200)
    })
    .openapi(orderCalls.getOrder, async (c) =>
      c.json(await getOrder(shop, c.var.visitor, c.req.valid('param').orderId), 200),
    )
    .openapi(orderCalls.cancelOrder, async (c) => {
      const { id } = await getOwnRow(shop, c.var.visitor, c.req.valid('param').orderId)
      return c.json(await cancelOwnOrder(shop, id, ports.payments), 200)
    })
    .openapi(orderCalls.cancelOrderByLink, async (c) => {
      const orderId = await getOrderIdByLink(shop, c.req.valid('param').token)
      return c.json(await cancelOwnOrder(shop, orderId, ports.payments), 200)
    })
    .openapi(orderCalls.getOrderByLink, async (c) =>
      c.json(await getOrderByLink(shop, c.req.valid('param').token), 200),
    )
