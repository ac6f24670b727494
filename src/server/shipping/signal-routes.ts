import { bodyLimit } from 'hono/body-limit'
import { ShopError } from '../../contract/errors.ts'
import { isCarrier } from '../../domain/carriers.ts'
import { transaction } from '../db/connect.ts'
import { createRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { applyReport } from './apply-report.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { findByRef } from './parcel-rows.ts'

const MAX_SIGNAL_BYTES = 64 * 1024

/**
 * What carriers report. Mounted before the guards of the API: these come from other sites, and are trusted by their
 * signature. A report of a parcel that is not ours is accepted, since one account may serve several shops.
 */
export const carrierSignalRoutes = (shop: Shop) => {
  const router = createRouter()
  const limit = bodyLimit({
    maxSize: MAX_SIGNAL_BYTES,
    onError: () => {
      throw new ShopError('body_too_large')
    },
  })
  return router.post('/api/shipping/signals/:carrier', limit, async (c) => {
    const id = c.req.param('carrier')
    const carrier = isCarrier(id) ? findCarrier(shop, id) : null
    if (carrier === null) throw new ShopError('not_found')
    const report = carrier.readSignal({ headers: c.req.raw.headers, body: await c.req.text() })
    if (report === null) throw new ShopError('not_permitted')
    const parcel = await findByRef(shop.db, carrier.id, report.ref)
    if (parcel !== null) {
      const { ref: _, ...rest } = report
      await transaction(shop, (shop) => applyReport(shop, parcel.id, { ...rest, staffId: null }))
    }
    return c.body(null, 204)
  })
}
