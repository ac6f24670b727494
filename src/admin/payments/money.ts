import type { AdminOutput } from '../../contract/admin/calls.ts'

export type OrderMoney = AdminOutput<'GET /api/admin/orders/{orderId}/money'>
export type StaffPayment = OrderMoney['payments'][number]
export type StaffRefund = OrderMoney['refunds'][number]
export type RefundPlan = AdminOutput<'POST /api/admin/orders/{orderId}/refunds/preview'>
