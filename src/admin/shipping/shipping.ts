import type { AdminOutput } from '../../contract/admin/calls.ts'

export type ParcelPage = AdminOutput<'GET /api/admin/shipping/parcels'>
export type Parcel = ParcelPage['parcels'][number]
export type WaitingOrder = AdminOutput<'GET /api/admin/shipping/orders'>[number]
export type CarrierCash = AdminOutput<'GET /api/admin/shipping/cash'>
export type ShippingResults = AdminOutput<'POST /api/admin/shipping/hand-over'>['results']
