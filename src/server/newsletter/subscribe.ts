import { and, eq, lt, or } from 'drizzle-orm'
import { foldEmail } from '../../domain/login-name.ts'
import type { NewsletterSource } from '../../domain/newsletter.ts'
import { transaction } from '../db/connect.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { countInTransaction, limitsOf, rejectRepeated } from '../http/visitor-limits.ts'
import { DAY_MINUTES } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'
import { CONFIRMATION_DAYS, confirmUrl } from './newsletter-links.ts'

const DAY_MS = 86_400_000

/**
 * Stores a pending subscription and enqueues its confirmation, at most once a day. A confirmed subscriber gets nothing.
 * Every case looks the same to the caller and counts for the limits, so that neither reveals who is subscribed.
 * @throws ShopError `too_many_requests`
 */
export async function subscribe(
  shop: Shop,
  { email: address, source }: { email: string; source: NewsletterSource },
  visitor: Visitor,
): Promise<void> {
  const limits = limitsOf(visitor, {
    what: 'newsletter',
    minutes: DAY_MINUTES,
    code: 'too_many_requests',
    ...shop.config.limits.newsletter,
  })
  rejectRepeated(shop, limits)
  const email = foldEmail(address)
  const { language } = visitor
  const now = shop.clock()
  const { status, askedAt } = newsletterSubscribers
  await transaction(shop, async (shop) => {
    await countInTransaction(shop, limits)
    const isDue = or(
      eq(status, 'unsubscribed'),
      and(eq(status, 'pending'), lt(askedAt, new Date(now.valueOf() - DAY_MS))),
    )
    const [subscriber] = await shop.db
      .insert(newsletterSubscribers)
      .values({ email, language, askedAt: now, source })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { language, status: 'pending', askedAt: now, source },
        ...(isDue && { setWhere: isDue }),
      })
      .returning()
    if (subscriber === undefined) return
    await enqueueEmail(shop, {
      kind: 'newsletter_confirmation',
      recipient: email,
      language,
      payload: { email, link: confirmUrl(shop, subscriber.id, now), days: CONFIRMATION_DAYS },
      dedupeKey: `newsletter_confirmation:${email}:${now.valueOf()}`,
    })
  })
}
