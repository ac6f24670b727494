import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import type { Db } from '../../src/server/db/connect.ts'
import { shopSettings } from '../../src/server/db/settings-schema.ts'

/** Lets any order be sent cash on delivery, as most tests order, without a call to the buyer. */
export async function liftCashLimits(db: Db): Promise<void> {
  const { payments } = DEFAULT_SETTINGS
  const limits = { ...payments.limits, cashCapCents: 100_000_00, cashCallAboveCents: 100_000_00 }
  await db.insert(shopSettings).values({ name: 'payments', value: { ...payments, limits }, changedAt: new Date(0) })
}
