import { RESET_JOB } from '../../src/server/account/reset-password.ts'
import { EMAIL_JOB, type EmailKind, type QueuedEmail } from '../../src/server/email/enqueue-email.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import type { Shop } from '../../src/server/shop.ts'
import type { TestShop } from './test-shop.ts'

interface EnqueuedEmail {
  kind: EmailKind
  language: string
  payload: Record<string, string>
}

/** The e-mails that wait in the queue, oldest first. */
export async function listQueuedEmails(shop: Shop, part: Partial<QueuedEmail> = {}): Promise<QueuedEmail[]> {
  return (await shop.jobs.list(shop.db, EMAIL_JOB, part)).map(({ data }) => data)
}

export async function deleteQueuedEmails(shop: Shop): Promise<void> {
  for (const { id } of await shop.jobs.list(shop.db, EMAIL_JOB)) await shop.jobs.remove(shop.db, EMAIL_JOB, id)
}

/** Runs the waiting password reset jobs, as a worker does. */
export async function answerResetRequests(shop: Shop): Promise<void> {
  const handler = jobHandlers(shop).find(({ job }) => job.queue === RESET_JOB.queue)
  for (const { id, data } of await shop.jobs.list(shop.db, RESET_JOB)) await handler?.run(shop, id, data)
}

export async function emailsTo(shop: TestShop, address: string): Promise<EnqueuedEmail[]> {
  const queued = await listQueuedEmails(shop.shop, { recipient: address })
  return queued.map(({ kind, language, payload }) => ({ kind, language, payload }) as unknown as EnqueuedEmail)
}

export const emailKindsTo = async (shop: TestShop, address: string) =>
  (await emailsTo(shop, address)).map(({ kind }) => kind)

export async function emailTokenTo(shop: TestShop, address: string, kind: EmailKind): Promise<string> {
  const email = (await emailsTo(shop, address)).findLast((one) => one.kind === kind)
  if (email === undefined) throw new Error(`no e-mail ${kind} to ${address}`)
  return new URL(email.payload.link ?? '').pathname.split('/').at(-1) ?? ''
}
