import { and, eq, lt, or } from 'drizzle-orm'
import { foldEmail } from '../../domain/login-name.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { putLetter } from '../mail/put-letter.ts'
import type { Shop } from '../shop.ts'
import { CONFIRMING_DAYS, confirmLink } from './newsletter-links.ts'

const DAY_MS = 86_400_000

/**
 * Notes who asked for the newsletter and asks them to confirm it, at most once a day. Whoever receives it already is
 * written nothing. To the asker all of this looks the same, and takes one transaction.
 */
export async function subscribe(shop: Shop, address: string, language: Language): Promise<void> {
  const email = foldEmail(address)
  const now = shop.clock()
  const { status, askedAt } = newsletterSubscribers
  await transaction(shop.db, async (tx) => {
    const isDue = or(
      eq(status, 'unsubscribed'),
      and(eq(status, 'pending'), lt(askedAt, new Date(now.valueOf() - DAY_MS))),
    )
    const [asked] = await tx
      .insert(newsletterSubscribers)
      .values({ email, language, askedAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { language, status: 'pending', askedAt: now },
        ...(isDue && { setWhere: isDue }),
      })
      .returning()
    if (asked === undefined) return
    await putLetter(tx, {
      kind: 'newsletter_confirmation',
      recipient: email,
      language,
      payload: { email, link: confirmLink(shop, asked.id, now), days: CONFIRMING_DAYS },
      dedupeKey: `newsletter_confirmation:${email}:${now.valueOf()}`,
    })
  })
}
