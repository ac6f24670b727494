import type { Shop } from '../shop.ts'
import { type Compose, toMessage } from './message.ts'
import { findUnsent, markSent, noteFailure } from './outbox.ts'
import { isRefusedForGood } from './smtp.ts'
import type { Transport } from './transport.ts'

export interface Desk {
  shop: Shop
  compose: Compose
  transport: Transport
}

export type Outcome = 'sent' | 'failed' | 'refused'

const MARKING_TRIES = 5
const MARKING_PAUSE_MS = 1_000

/** Sends one letter, unless it went out before. `failed` may be tried again, `refused` would be refused again. */
export async function sendLetter({ shop, compose, transport }: Desk, id: number): Promise<Outcome> {
  const row = await findUnsent(shop.db, id)
  if (row === null) return 'sent'
  try {
    await transport(toMessage(row, shop.config.mailFrom, await compose(row)), row)
  } catch (err) {
    shop.log.warn({ err, letter: id, kind: row.kind }, 'a letter was not sent')
    await noteFailure(shop.db, id, err)
    return isRefusedForGood(err) ? 'refused' : 'failed'
  }
  await noteSent(shop, id)
  return 'sent'
}

/** What was acknowledged must be known: the database is asked again should it be away for a moment. */
async function noteSent(shop: Shop, id: number): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await markSent(shop.db, id, shop.clock())
    } catch (error) {
      if (tried === MARKING_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, MARKING_PAUSE_MS))
    }
  }
}
