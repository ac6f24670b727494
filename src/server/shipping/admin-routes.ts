import { type NewParcel, shippingCalls } from '../../contract/admin/shipping.ts'
import { ShopError } from '../../contract/errors.ts'
import { CARRIER_IDS, isCarrierUsed } from '../../domain/carriers.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import { refusalText } from '../http/error-handler.ts'
import { languageOf } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { reportParcel } from './change-parcel.ts'
import { createParcel } from './create-parcel.ts'
import { getParcel } from './parcel-rows.ts'
import { countShipping, listParcelPage, listWaitingOrders } from './shipping-desk.ts'

export const shippingDeskRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(shippingCalls.countShipping, async (c) => c.json(await countShipping(shop), 200))
    .openapi(shippingCalls.listCarriers, (c) =>
      c.json(
        CARRIER_IDS.map((id) => ({
          id,
          isConnected: findCarrier(shop, id) !== null,
          isUsed: isCarrierUsed(id, shop.settings.current().delivery),
        })),
        200,
      ),
    )
    .openapi(shippingCalls.listWaitingOrders, async (c) => c.json(await listWaitingOrders(shop), 200))
    .openapi(shippingCalls.listParcels, async (c) => {
      const { view, before } = c.req.valid('query')
      return c.json(await listParcelPage(shop, view, before), 200)
    })
    .openapi(shippingCalls.createParcels, async (c) => {
      const create = async (wanted: NewParcel) => (await createParcel(shop, c.var.staff, wanted)).id
      return c.json({ results: await runEach(c.req.valid('json').parcels, languageOf(c), create) }, 200)
    })
    .openapi(shippingCalls.handOver, async (c) => {
      const { ids } = c.req.valid('json')
      const parcels = await Promise.all(ids.map((id) => getParcel(shop.db, id)))
      const handOver = async ({ id }: { id: number }) => {
        await reportParcel(shop, c.var.staff, id, 'handed_over')
        return id
      }
      return c.json({ results: await runEach(parcels, languageOf(c), handOver) }, 200)
    })

/** Each on its own: one that is refused stops no other. */
async function runEach<Chosen extends { orderId: string }>(
  chosen: readonly Chosen[],
  language: Language,
  act: (one: Chosen) => Promise<number>,
) {
  const results = []
  for (const one of chosen) {
    const { orderId } = one
    try {
      results.push({ orderId, parcelId: await act(one), isDone: true, error: null })
    } catch (reason) {
      if (!(reason instanceof ShopError)) throw reason
      const error = { code: reason.code, message: refusalText(reason, language) }
      results.push({ orderId, parcelId: null, isDone: false, error })
    }
  }
  return results
}
