import { and, isNull, lt } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { localized } from '../../i18n/languages.ts'
import { transaction } from '../db/connect.ts'
import { stockAlerts } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { countInTransaction, limitsOf, rejectRepeated } from '../http/visitor-limits.ts'
import { DAY_MINUTES } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'
import { alertUrl, CONFIRMATION_DAYS } from './alert-links.ts'

const DAY_MS = 86_400_000

/**
 * Stores a request and enqueues its confirmation, at most once a day. A confirmed request gets nothing. Every case
 * looks the same to the caller, so that nobody learns who waits for what.
 *
 * @throws ShopError `not_found` for an unknown product, `too_many_requests`
 */
export async function askAlert(
  shop: Shop,
  { slug, email: address }: { slug: string; email: string },
  visitor: Visitor,
): Promise<void> {
  const product = shop.catalogue.findBySlug(slug)
  if (product === null) throw new ShopError('not_found')
  const limits = limitsOf(visitor, {
    what: 'stock-alert',
    minutes: DAY_MINUTES,
    code: 'too_many_requests',
    ...shop.config.limits.newsletter,
  })
  rejectRepeated(shop, limits)
  const { language } = visitor
  const email = foldEmail(address)
  const askedAt = shop.clock()
  await transaction(shop, async (shop) => {
    await countInTransaction(shop, limits)
    const isDue = and(isNull(stockAlerts.confirmedAt), lt(stockAlerts.askedAt, new Date(askedAt.valueOf() - DAY_MS)))
    const [alert] = await shop.db
      .insert(stockAlerts)
      .values({ productId: product.id, email, language, askedAt })
      .onConflictDoUpdate({
        target: [stockAlerts.productId, stockAlerts.email],
        set: { language, askedAt },
        ...(isDue && { setWhere: isDue }),
      })
      .returning()
    if (alert === undefined) return
    await enqueueEmail(shop, {
      kind: 'stock_alert_confirmation',
      recipient: email,
      language,
      payload: {
        product: localized(product, 'name', language),
        link: alertUrl(shop, alert.id),
        days: CONFIRMATION_DAYS,
      },
      dedupeKey: `stock_alert_confirmation:${alert.id}:${askedAt.valueOf()}`,
    })
  })
}
