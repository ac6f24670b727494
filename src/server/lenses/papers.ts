import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { DRAFT_DAYS } from '../../domain/prescription/keeping.ts'
import { transaction } from '../db/connect.ts'
import { prescriptionPapers } from '../db/prescriptions-schema.ts'
import { preparePaper } from '../pictures/prepare-picture.ts'
import { createTurns } from '../pictures/take-turns.ts'
import type { PrescriptionOwner } from '../prescriptions/save-prescription.ts'
import type { Shop } from '../shop.ts'
import { storeRecord } from '../vault/store-record.ts'

const MOST_WAITING = 6
const inTurn = createTurns(MOST_WAITING)

type Owner = Pick<PrescriptionOwner, 'userId' | 'guestKey'>

/**
 * Stores a photo of a prescription, drawn anew: no byte of the upload and nothing that the camera wrote is kept. It is
 * erased after 30 days, unless glasses are ordered from it.
 * @returns its id
 * @throws ShopError what `preparePaper` throws
 */
export async function storePaper(shop: Shop, { userId, guestKey }: Owner, upload: Buffer): Promise<string> {
  const content = await inTurn(() => preparePaper(upload))
  return transaction(shop, async (shop) => {
    const id = randomUUID()
    const now = shop.clock()
    const eraseOn = addDays(dayInCyprus(now), DRAFT_DAYS)
    const recordId = await storeRecord(shop, { kind: 'photo', owner: id, version: 1, content, eraseOn })
    await shop.db.insert(prescriptionPapers).values({ id, userId, guestKey, recordId, createdAt: now })
    return id
  })
}

/** @throws ShopError `invalid_input` where the photo is another's, or belongs to a prescription already */
export async function attachPaper(
  { db }: Shop,
  { userId, guestKey }: Owner,
  { paperId, prescriptionId }: { paperId: string; prescriptionId: string },
): Promise<void> {
  const isOwn =
    userId === null ? eq(prescriptionPapers.guestKey, guestKey ?? '') : eq(prescriptionPapers.userId, userId)
  const attached = await db
    .update(prescriptionPapers)
    .set({ prescriptionId })
    .where(and(eq(prescriptionPapers.id, paperId), isOwn, isNull(prescriptionPapers.prescriptionId)))
    .returning({ id: prescriptionPapers.id })
  if (attached.length === 0) throw new ShopError('invalid_input', { fields: { paperId: 'invalid_value' } })
}
