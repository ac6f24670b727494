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

export type SendResult = 'sent' | 'failed' | 'rejected'

const MARK_SENT_ATTEMPTS = 5
const MARK_SENT_DELAY_MS = 1_000

/** Does nothing where it is sent already. `failed` is retried, `rejected` is permanent. */
export async function sendEmail({ shop, compose, transport }: SendContext, id: number): Promise<SendResult> {
  const row = await findUnsent(shop.db, id)
  if (row === null) return 'sent'
  try {
    await transport(toMessage(row, shop.config.mailFrom, await compose(row)), row)
  } catch (err) {
    shop.log.warn({ err, emailId: id, kind: row.kind }, 'sending an e-mail failed')
    await recordFailure(shop.db, id, err)
    return isPermanentFailure(err) ? 'rejected' : 'failed'
  }
  await markSentWithRetries(shop, id)
  return 'sent'
}

/** Retries, since an acknowledged e-mail that is not marked would be sent twice. */
async function markSentWithRetries(shop: Shop, id: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await markSent(shop.db, id, shop.clock())
    } catch (error) {
      if (attempt === MARK_SENT_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, MARK_SENT_DELAY_MS))
    }
  }
}
