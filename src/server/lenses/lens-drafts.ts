import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CallInput, CallOutput } from '../../contract/calls.ts'
import { ShopError } from '../../contract/errors.ts'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { CONSENT_VERSION, DRAFT_DAYS } from '../../domain/prescription/keeping.ts'
import { transaction } from '../db/connect.ts'
import { lensDrafts } from '../db/lenses-schema.ts'
import { users } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { eraseRecord } from '../vault/erase-records.ts'
import { openValues } from '../vault/open-record.ts'
import { storeValues } from '../vault/store-record.ts'

type Draft = CallOutput<'GET /api/account/lens-drafts/{productId}'>
type NewDraft = CallInput<'PUT /api/account/lens-drafts/{productId}'>['body']

const MOST_BYTES = 16_384

/** What a user has entered for a frame so far; null where there is nothing, or it was erased. */
export async function findLensDraft(shop: Shop, userId: number, productId: number): Promise<Draft> {
  const row = await findRow(shop, userId, productId)
  if (row === null) return null
  const reader = { userId, role: 'customer', purpose: 'own_view' as const }
  const state = await openValues<Record<string, unknown>>(shop, row.recordId, reader)
  return state && { state, savedAt: row.savedAt.toISOString() }
}

/**
 * Keeps what was entered so far in the place of what was before.
 * @throws ShopError `consent_outdated`; `not_found` for the product; `invalid_input` where it is too large
 */
export async function saveLensDraft(
  shop: Shop,
  userId: number,
  productId: number,
  { state, consentVersion }: NewDraft,
): Promise<Draft> {
  if (consentVersion !== CONSENT_VERSION) throw new ShopError('consent_outdated')
  if (shop.catalogue.findProduct(productId) === null) throw new ShopError('not_found')
  if (Buffer.byteLength(JSON.stringify(state)) > MOST_BYTES) {
    throw new ShopError('invalid_input', { fields: { state: 'too_long' } })
  }
  return transaction(shop, async (shop) => {
    const { db } = shop
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const before = await findRow(shop, userId, productId)
    if (before !== null) {
      await db.delete(lensDrafts).where(isDraft(userId, productId))
      await eraseRecord(shop, before.recordId)
    }
    if (state === null) return null
    const now = shop.clock()
    const owner = `lens-draft:${randomUUID()}`
    const eraseOn = addDays(dayInCyprus(now), DRAFT_DAYS)
    const recordId = await storeValues(shop, { kind: 'draft', owner, version: 1, eraseOn, values: state })
    await db.insert(lensDrafts).values({ userId, productId, recordId, savedAt: now })
    return { state, savedAt: now.toISOString() }
  })
}

const isDraft = (userId: number, productId: number) =>
  and(eq(lensDrafts.userId, userId), eq(lensDrafts.productId, productId))

async function findRow({ db }: Shop, userId: number, productId: number) {
  const [row] = await db.select().from(lensDrafts).where(isDraft(userId, productId))
  return row ?? null
}
