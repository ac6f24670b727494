import type { Db } from '../db/connect.ts'
import { deliveryPoints } from '../db/delivery-points-schema.ts'
import { DEMO_POINTS } from './demo-points.ts'

/** Lockers for a shop without a contract with BOX NOW. The first list that the carrier sends puts them out of use. */
export async function seedDemoPoints(tx: Db, now: Date): Promise<void> {
  await tx
    .insert(deliveryPoints)
    .values(
      DEMO_POINTS.map(([town, townEl, street, streetEl, postalCode, latitude, longitude], position) => ({
        carrier: 'boxnow',
        pointId: `demo-${position + 1}`,
        name: `${town}, ${street}`,
        nameEl: `${townEl}, ${streetEl}`,
        address: `${street}, ${postalCode} ${town}`,
        addressEl: `${streetEl}, ${postalCode} ${townEl}`,
        postalCode,
        latitude,
        longitude,
        isDemo: true,
        seenAt: now,
      })),
    )
    .onConflictDoNothing()
}
