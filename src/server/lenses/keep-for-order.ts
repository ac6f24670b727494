import { and, eq } from 'drizzle-orm'
import { addYears, dayInCyprus } from '../../domain/calendar.ts'
import { photoUntil } from '../../domain/prescription/keeping.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'
import { prescriptionPapers, prescriptionVersions } from '../db/prescriptions-schema.ts'
import type { Shop } from '../shop.ts'
import { keepRecordUntil } from '../vault/erase-records.ts'

/** From here on the law decides how long its prescription is kept. */
export async function keepForOrder(
  shop: Shop,
  { prescriptionVersion, keepYears }: LensChoiceRow,
  prescriptionId: string,
): Promise<void> {
  const today = dayInCyprus(shop.clock())
  const papers = await shop.db
    .select({ id: prescriptionPapers.recordId })
    .from(prescriptionPapers)
    .where(eq(prescriptionPapers.prescriptionId, prescriptionId))
  for (const { id } of papers) await keepRecordUntil(shop, id, photoUntil(today))
  if (prescriptionVersion === null) return
  const isVersion = and(
    eq(prescriptionVersions.prescriptionId, prescriptionId),
    eq(prescriptionVersions.number, prescriptionVersion),
  )
  const versions = await shop.db
    .select({ id: prescriptionVersions.recordId })
    .from(prescriptionVersions)
    .where(isVersion)
  for (const { id } of versions) await keepRecordUntil(shop, id, addYears(today, keepYears))
}
