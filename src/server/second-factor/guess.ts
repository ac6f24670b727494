import { type Db, transaction } from '../db/connect.ts'
import { countAttempt, forgetAttempt } from '../limits/attempts.ts'
import type { Limit } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'

/** After five wrong answers a wait of 15 minutes, which doubles up to four hours. */
export const GUESSES = { most: 5, minutes: 15, growsToMinutes: 240 }

/**
 * Counts a guess before it is checked, so that concurrent ones are counted, and forgets it if it was right.
 * @throws ShopError `too_many_attempts`
 */
export async function guess(shop: Shop, limit: Limit, check: (db: Db) => Promise<boolean>): Promise<boolean> {
  await transaction(shop, ({ db }) => countAttempt(db, [limit], shop.clock()))
  const isRight = await check(shop.db)
  if (isRight) await forgetAttempt(shop.db, [limit], [])
  return isRight
}
