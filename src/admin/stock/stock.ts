import type { AdminOutput } from '../../contract/admin/calls.ts'

export type StockList = AdminOutput<'GET /api/admin/stock'>
export type StockProduct = StockList['products'][number]
export type StockPage = AdminOutput<'GET /api/admin/stock/products/{productId}'>
export type Transfer = AdminOutput<'GET /api/admin/transfers'>[number]
export type StockCount = AdminOutput<'GET /api/admin/counts/{id}'>
