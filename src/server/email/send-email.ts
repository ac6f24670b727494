import type { Shop } from '../shop.ts'
import { type RenderEmail, toMessage } from './message.ts'
import { findUnsent, markSent, recordFailure } from './outbox.ts'
import { isPermanentFailure } from './smtp.ts'
import type { Transport } from './transport.ts'

export interface SendContext {
  shop: Shop
  compose: RenderEmail
  transport: Transport
}

export type SendResult = 'sent' | 'failed' | 'refused'

const MARKING_TRIES = 5
const MARKING_PAUSE_MS = 1_000

/** Sends one letter, unless it went out before. `failed` may be tried again, `refused` would be refused again. */
export async function sendEmail({ shop, compose, transport }: SendContext, id: number): Promise<SendResult> {
  const row = await findUnsent(shop.db, id)
  if (row === null) return 'sent'
  try {
    await transport(toMessage(row, shop.config.mailFrom, await compose(row)), row)
  } catch (err) {
    shop.log.warn({ err, letter: id, kind: row.kind }, 'a letter was not sent')
    await recordFailure(shop.db, id, err)
    return isPermanentFailure(err) ? 'refused' : 'failed'
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
