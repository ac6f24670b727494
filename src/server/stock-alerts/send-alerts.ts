import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { localized } from '../../i18n/languages.ts'
import { transaction } from '../db/connect.ts'
import { products, stockAlerts } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'

export const STOCK_ALERTS_JOB = defineScheduledJob('stock-alerts', '*/5 * * * *')

const BATCH_SIZE = 100

/**
 * Enqueues one e-mail for each confirmed request whose product is back, and forgets the request in the same
 * transaction. Concurrent processes skip each other's rows.
 *
 * @returns the number of e-mails
 */
export async function sendStockAlerts(shop: Shop): Promise<number> {
  const count = await transaction(shop, async (shop) => {
    const due = await shop.db
      .select({ alert: stockAlerts, name: products.name, nameEl: products.nameEl, slug: products.slug })
      .from(stockAlerts)
      .innerJoin(products, eq(products.id, stockAlerts.productId))
      .where(and(isNotNull(stockAlerts.confirmedAt), gt(products.stock, 0), eq(products.status, 'published')))
      .orderBy(stockAlerts.confirmedAt, stockAlerts.id)
      .limit(BATCH_SIZE)
      .for('update', { of: stockAlerts, skipLocked: true })
    if (due.length === 0) return 0
    for (const { alert, slug, ...names } of due) {
      const { id, email, language } = alert
      await enqueueEmail(shop, {
        kind: 'stock_back',
        recipient: email,
        language,
        payload: { product: localized(names, 'name', language), slug },
        dedupeKey: `stock_back:${id}`,
      })
    }
    const ids = due.map(({ alert }) => alert.id)
    await shop.db.delete(stockAlerts).where(inArray(stockAlerts.id, ids))
    return due.length
  })
  return count < BATCH_SIZE ? count : count + (await sendStockAlerts(shop))
}
