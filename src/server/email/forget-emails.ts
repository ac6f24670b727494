import { inArray, or } from 'drizzle-orm'
import { sentEmails } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { EMAIL_JOB } from './enqueue-email.ts'

export interface EmailTraces {
  /** Every spelling of an address. */
  recipients: readonly string[]
  orderIds: readonly string[]
  username: string | null
}

/** Deletes the record of somebody's e-mails, and those that wait or were given up. Call it in a transaction. */
export async function forgetEmails(shop: Shop, { recipients, orderIds, username }: EmailTraces): Promise<void> {
  const { db, jobs } = shop
  await db
    .delete(sentEmails)
    .where(or(inArray(sentEmails.recipient, [...recipients]), inArray(sentEmails.orderId, [...orderIds])))
  const parts = [
    ...recipients.flatMap((recipient) => [{ recipient }, { payload: { newEmail: recipient } }]),
    ...orderIds.map((orderId) => ({ payload: { orderId } })),
    ...(username === null ? [] : [{ payload: { username } }]),
  ]
  for (const part of parts as object[]) {
    for (const { id } of await jobs.list(db, EMAIL_JOB, part)) await jobs.remove(db, EMAIL_JOB, id)
    for (const dead of await jobs.listDead(db, part)) await jobs.removeDead(db, dead)
  }
}
