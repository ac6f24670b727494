import type { Language } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { putLetter } from '../mail/put-letter.ts'
import type { Shop } from '../shop.ts'

/** Notes who asked for the newsletter and asks them to confirm it; whoever is known already gets no second letter. */
export async function subscribe(shop: Shop, address: string, language: Language): Promise<void> {
  const email = address.toLowerCase()
  await transaction(shop.db, async (tx) => {
    const added = await tx.insert(newsletterSubscribers).values({ email, language }).onConflictDoNothing().returning()
    if (added.length === 0) return
    await putLetter(tx, {
      kind: 'newsletter_confirmation',
      recipient: email,
      language,
      payload: { email, link: `${shop.config.publicOrigin}/` },
      dedupeKey: `newsletter_confirmation:${email}`,
    })
  })
}
