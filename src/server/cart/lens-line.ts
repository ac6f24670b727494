import { inArray } from 'drizzle-orm'
import type { LensLine } from '../../contract/cart.ts'
import { toWire } from '../../contract/money.ts'
import type { Db } from '../db/connect.ts'
import { type LensChoiceRow, lensChoices } from '../db/lenses-schema.ts'

/** The lenses of lines by their ids. No statement where there are none. */
export async function readLensChoices(tx: Db, ids: readonly (string | null)[]): Promise<Map<string, LensChoiceRow>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await tx.select().from(lensChoices).where(inArray(lensChoices.id, known))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lenses of a cart or order line, without any value of a prescription. */
export const toLensLine = (row: LensChoiceRow): LensLine => ({
  use: row.use,
  type: row.type,
  material: row.material,
  coating: row.coating,
  tint: row.tint,
  tintColour: row.tintColour,
  filterCategory: row.filterCategory,
  prescription: row.prescriptionSource,
  needsVisit: row.needsVisit,
  price: toWire(row.priceCents),
})
