import { parcelCalls } from '../../contract/admin/parcels.ts'
import { noteView } from '../audit/note-view.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { cancelParcel, markParcelSeen, reportParcel, settleParcel } from './change-parcel.ts'
import { createReturnParcel } from './create-return-parcel.ts'
import { closeDay, counterList, printLabels } from './labels.ts'
import { listParcelsOfOrder, viewParcel } from './parcel-view.ts'

export const parcelRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(parcelCalls.listParcelsOfOrder, async (c) => {
      const { orderId } = c.req.valid('param')
      await noteView(shop.db, c.var.staff, { subject: 'orders', subjectId: orderId })
      return c.json(await listParcelsOfOrder(shop, orderId), 200)
    })
    .openapi(parcelCalls.reportParcel, async (c) => {
      const { id } = c.req.valid('param')
      await reportParcel(shop, c.var.staff, id, c.req.valid('json').state)
      return c.json(await viewParcel(shop, id), 200)
    })
    .openapi(parcelCalls.cancelParcel, async (c) => {
      const { id } = c.req.valid('param')
      await cancelParcel(shop, c.var.staff, id)
      return c.json(await viewParcel(shop, id), 200)
    })
    .openapi(parcelCalls.settleParcel, async (c) => {
      const { id } = c.req.valid('param')
      await settleParcel(shop, c.var.staff, id, c.req.valid('json').trackingNumber)
      return c.json(await viewParcel(shop, id), 200)
    })
    .openapi(parcelCalls.markParcelSeen, async (c) => {
      const { id } = c.req.valid('param')
      await markParcelSeen(shop, c.var.staff, id)
      return c.json(await viewParcel(shop, id), 200)
    })
    .openapi(parcelCalls.createReturnParcel, async (c) => {
      const id = await createReturnParcel(shop, c.var.staff, c.req.valid('json'))
      return c.json(await viewParcel(shop, id), 200)
    })
    .openapi(parcelCalls.printLabels, async (c) => {
      const body = await printLabels(shop, c.var.staff, c.req.valid('query').ids)
      return new Response(new Uint8Array(body), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': 'inline; filename="labels.pdf"',
          'Cache-Control': 'no-store',
        },
      })
    })
    .openapi(parcelCalls.counterList, async (c) => {
      const { carrier } = c.req.valid('query')
      return new Response(await counterList(shop, c.var.staff, carrier), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="parcels-${carrier}.csv"`,
          'Cache-Control': 'no-store',
        },
      })
    })
    .openapi(parcelCalls.closeDay, async (c) =>
      c.json(await closeDay(shop, c.var.staff, c.req.valid('json').carrier), 200),
    )
