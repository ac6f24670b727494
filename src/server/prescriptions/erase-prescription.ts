import { and, eq, isNull } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { PrescriptionHead } from '../../contract/prescriptions.ts'
import { transaction } from '../db/connect.ts'
import { lensChoices } from '../db/lenses-schema.ts'
import { prescriptions } from '../db/prescriptions-schema.ts'
import { orderItems } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { eraseRecordsOf } from '../vault/erase-records.ts'
import { listPrescriptions } from './read-prescriptions.ts'

/** Erases all versions of a prescription for good. @throws ShopError `not_found` where it is another account's or erased; `prescription_in_use` */
export function erasePrescription(shop: Shop, userId: number, id: string): Promise<PrescriptionHead[]> {
  return transaction(shop, async (shop) => {
    if (await isOrderedFrom(shop, id)) throw new ShopError('prescription_in_use')
    const erased = await shop.db
      .update(prescriptions)
      .set({ erasedAt: shop.clock() })
      .where(and(eq(prescriptions.id, id), eq(prescriptions.userId, userId), isNull(prescriptions.erasedAt)))
      .returning({ id: prescriptions.id })
    if (erased.length === 0) throw new ShopError('not_found')
    await eraseRecordsOf(shop, id)
    return listPrescriptions(shop, userId)
  })
}

/** The shop must be able to show what glasses were made from. */
async function isOrderedFrom({ db }: Shop, id: string): Promise<boolean> {
  const [ordered] = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(lensChoices, eq(lensChoices.id, orderItems.lensChoiceId))
    .where(eq(lensChoices.prescriptionId, id))
    .limit(1)
  return ordered !== undefined
}
