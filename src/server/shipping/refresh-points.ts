import { and, eq, sql } from 'drizzle-orm'
import { transaction } from '../db/connect.ts'
import { deliveryPoints } from '../db/delivery-points-schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { CarrierError, type CarrierPoint } from './carrier.ts'
import { listCarriers } from './carriers/open-carriers.ts'
import { seedDemoPoints } from './seed-demo-points.ts'

/** Once a night. */
export const POINTS_JOB = defineScheduledJob('delivery-points', '20 1 * * *')

/** Copies the lists of all carriers. A list that is empty or does not come leaves the last one as it was. */
export async function refreshPoints(shop: Shop): Promise<void> {
  if (shop.config.carriers.boxnow === null && shop.config.seedsDemoData) await seedDemoPoints(shop.db, shop.clock())
  for (const carrier of listCarriers(shop)) {
    try {
      const points = await carrier.points()
      if (points !== null && points.length > 0) await storePoints(shop, carrier.id, points)
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error
      shop.log.warn({ carrier: carrier.id, code: error.code }, 'the list of lockers was not copied')
    }
  }
}

async function storePoints(shop: Shop, carrier: string, points: readonly CarrierPoint[]): Promise<void> {
  const seenAt = shop.clock()
  const rows = points.map(({ id, ...point }) => ({ ...point, carrier, pointId: id, seenAt }))
  await transaction(shop, async ({ db }) => {
    await db.update(deliveryPoints).set({ isActive: false }).where(eq(deliveryPoints.carrier, carrier))
    await db
      .insert(deliveryPoints)
      .values(rows)
      .onConflictDoUpdate({
        target: [deliveryPoints.carrier, deliveryPoints.pointId],
        set: {
          name: sql`excluded.name`,
          address: sql`excluded.address`,
          postalCode: sql`excluded.postal_code`,
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
          isActive: true,
          seenAt,
        },
      })
  })
  const left = await shop.db.$count(
    deliveryPoints,
    and(eq(deliveryPoints.carrier, carrier), eq(deliveryPoints.isActive, false)),
  )
  shop.log.info({ carrier, points: rows.length, left }, 'copied the list of lockers')
}
