import { and, eq, max, sql } from 'drizzle-orm'
import type { Scans, StockCount } from '../../contract/admin/counts.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { countLines, countScans, counts, stockMovements } from '../db/stock-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { assertProducts, assertStore } from './assert-stock.ts'
import { lastMovementBefore, oneMore } from './movements-before.ts'
import { getCount } from './read-counts.ts'
import { isCode } from './stock-products.ts'

export type CountRow = typeof counts.$inferSelect

interface StartedCount {
  requestKey: string
  store: string
}

/** Starts a count, or answers the one that is open: two of one store would correct each other. */
export function startCount(shop: Shop, staff: SignedInStaff, { requestKey, store }: StartedCount): Promise<StockCount> {
  assertStore(shop, store)
  return staffTransaction(shop, staff, async (shop) => {
    const values = { store, requestKey, startedBy: staff.id, startedAt: shop.clock() }
    await shop.db.insert(counts).values(values).onConflictDoNothing()
    const [count] = await shop.db
      .select({ id: counts.id })
      .from(counts)
      .where(sql`${counts.requestKey} = ${requestKey} or (${counts.store} = ${store} and ${counts.status} = 'open')`)
      .orderBy(sql`${counts.requestKey} = ${requestKey} desc`)
      .limit(1)
    return getCount(shop, count?.id ?? 0)
  })
}

/** Adds scans that have not arrived before. Codes that nobody knows are answered, and may be sent again. */
export function addScans(shop: Shop, staff: SignedInStaff, id: number, { scans, sentAt }: Scans): Promise<StockCount> {
  return staffTransaction(shop, staff, async (shop) => {
    const count = await lockOpenCount(shop, id)
    const productIds = await findProducts(
      shop,
      scans.map(({ code }) => code),
    )
    const unknownCodes = [...new Set(scans.map(({ code }) => code).filter((code) => !productIds.has(code)))]
    const known = scans.filter(({ code }) => productIds.has(code))
    const arrived = new Set(await addScanIds(shop, id, known))
    for (const { id: scanId, code, at } of known) {
      if (!arrived.delete(scanId)) continue
      const productId = productIds.get(code) ?? 0
      const moment = serverTime(shop, count, { at, sentAt })
      const movement = await lastMovementBefore(shop, { store: count.store, productId, at: moment })
      await shop.db
        .insert(countLines)
        .values({ countId: id, productId, counted: 1, ...countedAt(moment, movement) })
        .onConflictDoUpdate({ target: [countLines.countId, countLines.productId], set: oneMore })
    }
    return { ...(await getCount(shop, id)), unknownCodes }
  })
}

/**
 * What there is of a product at this moment, instead of what was scanned before: after all that is booked, and before
 * all that comes, whatever the clocks of processes say.
 */
export function setCounted(
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  { productId, counted }: { productId: number; counted: number },
): Promise<StockCount> {
  return staffTransaction(shop, staff, async (shop) => {
    const { store } = await lockOpenCount(shop, id)
    await assertProducts(shop, [productId])
    const now = await afterAllBooked(shop, { store, productId })
    const movement = await lastMovementBefore(shop, { store, productId, at: now })
    const line = { counted, ...countedAt(now, movement) }
    await shop.db
      .insert(countLines)
      .values({ countId: id, productId, ...line })
      .onConflictDoUpdate({ target: [countLines.countId, countLines.productId], set: line })
    return getCount(shop, id)
  })
}

const countedAt = (at: Date, movement: number) => ({
  ...{ firstAt: at, lastAt: at, movementsAt: at },
  ...{ firstMovement: movement, lastMovement: movement },
})

/** The last release's code, which may run beside this, goes by the moments alone. */
async function afterAllBooked(
  { db, clock }: Shop,
  { store, productId }: { store: string; productId: number },
): Promise<Date> {
  const [last] = await db
    .select({ at: max(stockMovements.at) })
    .from(stockMovements)
    .where(and(eq(stockMovements.store, store), eq(stockMovements.productId, productId)))
  return new Date(Math.max(clock().valueOf(), last?.at == null ? 0 : last.at.valueOf() + 1))
}

export function cancelCount(shop: Shop, staff: SignedInStaff, id: number): Promise<StockCount> {
  return staffTransaction(shop, staff, async (shop) => {
    await lockOpenCount(shop, id)
    await closeCount(shop, staff, id, 'cancelled')
    return getCount(shop, id)
  })
}

/** @throws ShopError `not_found`, `count_closed` */
export async function lockOpenCount({ db }: Shop, id: number): Promise<CountRow> {
  const [count] = await db.select().from(counts).where(eq(counts.id, id)).for('update')
  if (count === undefined) throw new ShopError('not_found')
  if (count.status !== 'open') throw new ShopError('count_closed')
  return count
}

export async function closeCount(
  { db, clock }: Shop,
  staff: SignedInStaff,
  id: number,
  status: 'posted' | 'cancelled',
): Promise<void> {
  await db
    .update(counts)
    .set({ status, closedBy: staff.id, closedAt: clock() })
    .where(and(eq(counts.id, id), eq(counts.status, 'open')))
}

async function addScanIds({ db }: Shop, countId: number, scans: Scans['scans']): Promise<string[]> {
  if (scans.length === 0) return []
  const added = await db
    .insert(countScans)
    .values(scans.map(({ id }) => ({ id, countId })))
    .onConflictDoNothing()
    .returning({ id: countScans.id })
  return added.map(({ id }) => id)
}

async function findProducts({ db }: Shop, codes: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const code of new Set(codes)) {
    const { rows } = (await db.execute(sql`select p.id from products p where ${isCode(code)} limit 1`)) as unknown as {
      rows: { id: number }[]
    }
    if (rows[0] !== undefined) found.set(code, rows[0].id)
  }
  return found
}

/** A client's clock may be wrong, but it runs at the right speed. */
function serverTime({ clock }: Shop, { startedAt }: CountRow, { at, sentAt }: { at: string; sentAt: string }): Date {
  const now = clock().valueOf()
  const ageMs = Math.max(0, Date.parse(sentAt) - Date.parse(at))
  return new Date(Math.max(now - ageMs, Math.min(startedAt.valueOf(), now)))
}
