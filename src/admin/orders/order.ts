import type { AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import type { orderProblem } from '../../contract/admin/order-page.ts'

export type AdminOrder = AdminOutput<'GET /api/admin/orders/{orderId}'>
export type OrderList = AdminOutput<'GET /api/admin/orders'>
export type OrderListRow = OrderList['orders'][number]
export type OrderStep = AdminInput<'POST /api/admin/orders/{orderId}/status'>['body']
export type OrderProblem = (typeof orderProblem)['_output']
export type BatchResult = AdminOutput<'POST /api/admin/orders/ship'>
export type PackingSlip = AdminOutput<'GET /api/admin/orders/slips'>[number]
export type TakenOrderResult = AdminOutput<'POST /api/admin/orders'>
export type KnownBuyer = AdminOutput<'GET /api/admin/orders/buyers'>[number]
export type SellableProduct = AdminOutput<'GET /api/admin/orders/products'>[number]
