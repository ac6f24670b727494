import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { products, stockAlerts } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { CONFIRMATION_MS, verifyAlertToken } from './alert-links.ts'

/**
 * Confirms a request; repeating it changes nothing.
 *
 * @throws ShopError `not_found` where the token is not valid or expired, or the request was answered or taken back
 */
export async function confirmAlert(shop: Shop, token: string): Promise<void> {
  const id = verifyAlertToken(shop, token)
  const now = shop.clock()
  const { askedAt, confirmedAt } = stockAlerts
  const isInTime = or(isNotNull(confirmedAt), gt(askedAt, new Date(now.valueOf() - CONFIRMATION_MS)))
  const [confirmed] = await shop.db
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${confirmedAt}, ${now.toISOString()})` })
    .where(and(eq(stockAlerts.id, id), isInTime))
    .returning({ id: stockAlerts.id })
  if (confirmed === undefined) throw new ShopError('not_found')
}

/** Repeating it changes nothing. */
export async function leaveAlert(shop: Shop, token: string): Promise<void> {
  await shop.db.delete(stockAlerts).where(eq(stockAlerts.id, verifyAlertToken(shop, token)))
}

export async function listAlertsOf(db: Db, email: string) {
  const rows = await db
    .select({ product: products.slug, askedAt: stockAlerts.askedAt, confirmedAt: stockAlerts.confirmedAt })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(eq(stockAlerts.email, email))
    .orderBy(stockAlerts.id)
  return rows.map(({ product, askedAt, confirmedAt }) => ({
    product,
    askedAt: askedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }))
}

export async function deleteAlertsOf(db: Db, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email))
}

/** Forgets what was never confirmed, and who waits since before a time. */
export async function deleteOldAlerts(db: Db, now: Date, before: Date): Promise<void> {
  const { askedAt, confirmedAt } = stockAlerts
  await db
    .delete(stockAlerts)
    .where(
      or(
        and(isNull(confirmedAt), lt(askedAt, new Date(now.valueOf() - CONFIRMATION_MS))),
        and(isNotNull(confirmedAt), lt(confirmedAt, before)),
      ),
    )
}
