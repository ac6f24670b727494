import { and, eq, ne } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { type Db, transaction } from '../db/connect.ts'
import { newsletterSubscribers as subscribers } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Shop } from '../shop.ts'
import { unsubscribeUrl, verifySubscriberToken } from './newsletter-links.ts'

/**
 * Confirms a pending subscription and enqueues the welcome; repeating it changes nothing.
 * @throws ShopError `not_found` where the token is not valid or expired, or the subscriber has left since
 */
export async function confirmSubscription(shop: Shop, token: string): Promise<void> {
  const id = verifySubscriberToken(shop, 'newsletter-confirm', token)
  const now = shop.clock()
  await transaction(shop, async (shop) => {
    const [row] = await shop.db.select().from(subscribers).where(eq(subscribers.id, id)).for('update')
    if (row === undefined || row.status === 'unsubscribed') throw new ShopError('not_found')
    if (row.status === 'subscribed') return
    await shop.db
      .update(subscribers)
      .set({ status: 'subscribed', confirmedAt: now, leftAt: null })
      .where(eq(subscribers.id, id))
    const { email, language } = row
    await enqueueEmail(shop, {
      kind: 'newsletter_welcome',
      recipient: email,
      language,
      payload: { email, leaveLink: unsubscribeUrl(shop, id) },
      dedupeKey: `newsletter_welcome:${email}:${now.valueOf()}`,
    })
  })
}

/** Repeating it changes nothing. */
export async function unsubscribe(shop: Shop, token: string): Promise<void> {
  const id = verifySubscriberToken(shop, 'newsletter-leave', token)
  await shop.db
    .update(subscribers)
    .set({ status: 'unsubscribed', leftAt: shop.clock() })
    .where(and(eq(subscribers.id, id), ne(subscribers.status, 'unsubscribed')))
}

export async function deleteSubscriber(tx: Db, email: string): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.email, email))
}
