import { randomUUID } from 'node:crypto'
import { addYears, dayInCyprus } from '../../domain/calendar.ts'
import type { LensJobRow } from '../db/lens-jobs-schema.ts'
import type { Shop } from '../shop.ts'
import { storeValues } from '../vault/store-record.ts'
import { getChoice } from './job-lenses.ts'

/** Stores what an optician or a customer wrote, as long as the prescription itself. @returns the record's id */
export const storeText = (shop: Shop, job: LensJobRow, text: string): Promise<string> =>
  storeForJob(shop, job, 'message', { text })

export async function storeForJob(
  shop: Shop,
  job: LensJobRow,
  kind: 'message' | 'measurement',
  values: object,
): Promise<string> {
  const { keepYears } = await getChoice(shop, job)
  const eraseOn = addYears(dayInCyprus(shop.clock()), keepYears)
  return storeValues(shop, { kind, owner: `lens-job:${job.id}:${randomUUID()}`, version: 1, eraseOn, values })
}
