import { and, asc, eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { WearerForm } from '../../contract/wearer-form.ts'
import type { Wearer } from '../../contract/wearers.ts'
import { yearInCyprus } from '../../domain/calendar.ts'
import { fitText } from '../../domain/fit-text.ts'
import { MOST_WEARERS } from '../../domain/wearer.ts'
import { type Db, transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import { wearers } from '../db/wearers-schema.ts'
import type { Shop } from '../shop.ts'

/** The first added first. */
export async function listWearers({ db }: Pick<Shop, 'db'>, userId: number): Promise<Wearer[]> {
  const rows = await db
    .select()
    .from(wearers)
    .where(eq(wearers.userId, userId))
    .orderBy(asc(wearers.createdAt), asc(wearers.id))
  return rows.map(({ id, name, birthYear, fit, createdAt, updatedAt }) => ({
    id,
    name,
    birthYear,
    fit: fit && fitText(fit),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

/** @throws ShopError `too_many_wearers`; `invalid_input` for a year that has not been */
export async function addWearer(shop: Shop, userId: number, form: WearerForm): Promise<Wearer[]> {
  assertPast(shop, form)
  return transaction(shop, async (shop) => {
    await lockAccount(shop.db, userId)
    const now = shop.clock()
    if ((await listWearers(shop, userId)).length >= MOST_WEARERS) throw new ShopError('too_many_wearers')
    await shop.db.insert(wearers).values({ ...form, userId, createdAt: now, updatedAt: now })
    return listWearers(shop, userId)
  })
}

/** @throws ShopError `not_found` where the person is not of the account; `invalid_input` for a year that has not been */
export async function changeWearer(shop: Shop, userId: number, id: string, form: WearerForm): Promise<Wearer[]> {
  assertPast(shop, form)
  const changed = await shop.db
    .update(wearers)
    .set({ ...form, updatedAt: shop.clock() })
    .where(isOwn(userId, id))
    .returning({ id: wearers.id })
  if (changed.length === 0) throw new ShopError('not_found')
  return listWearers(shop, userId)
}

/** @throws ShopError `not_found` where the person is not of the account */
export async function deleteWearer(shop: Shop, userId: number, id: string): Promise<Wearer[]> {
  const deleted = await shop.db.delete(wearers).where(isOwn(userId, id)).returning({ id: wearers.id })
  if (deleted.length === 0) throw new ShopError('not_found')
  return listWearers(shop, userId)
}

const isOwn = (userId: number, id: string) => and(eq(wearers.userId, userId), eq(wearers.id, id))

function assertPast(shop: Shop, { birthYear }: WearerForm): void {
  if (birthYear === null || birthYear <= yearInCyprus(shop.clock())) return
  throw new ShopError('invalid_input', { fields: { birthYear: 'birth_year_invalid' } })
}

/** So that two additions do not both see the last free place. @throws ShopError `sign_in_required` if it was closed meanwhile */
async function lockAccount(tx: Db, userId: number): Promise<void> {
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (locked.length === 0) throw new ShopError('sign_in_required')
}
