import { randomUUID } from 'node:crypto'
import type { Shop } from '../shop.ts'
import { EMAIL_JOB, type EmailKind, type QueuedEmail } from './enqueue-email.ts'
import { listOpenOrderEmails } from './sent-emails.ts'

/**
 * Sends the e-mails of an order that wait, and those that were given up, to another address. Call it in the transaction
 * that changes the order's address.
 * @returns their kinds
 */
export async function redirectOrderEmails(shop: Shop, orderId: string, recipient: string): Promise<EmailKind[]> {
  const { db, jobs } = shop
  const { waiting, dead } = await listOpenOrderEmails(shop, orderId)
  // New ids: one that is being sent just now counts as sent to the old address.
  const redirect = (email: QueuedEmail) =>
    ({ ...email, recipient, id: randomUUID(), createdAt: shop.clock().toISOString() }) as QueuedEmail
  for (const { id, data } of waiting) {
    if (await jobs.remove(db, EMAIL_JOB, id)) await jobs.enqueue(db, EMAIL_JOB, redirect(data))
  }
  for (const job of dead) await jobs.retryDead(db, { ...job, data: redirect(job.data as QueuedEmail) })
  return [...waiting, ...dead].map(({ data }) => (data as QueuedEmail).kind)
}
