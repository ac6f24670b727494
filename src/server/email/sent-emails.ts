import { asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { preparedQuery, type Slots } from '../db/prepared.ts'
import { preparedInsert } from '../db/prepared-insert.ts'
import { sentEmails } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { EMAIL_JOB, type QueuedEmail } from './enqueue-email.ts'

interface EmailState {
  kind: string
  createdAt: string
  sentAt: string | null
}

/** E-mails to an address, sent or not, oldest first. */
export async function listEmailsTo({ db, jobs }: Shop, recipient: string): Promise<EmailState[]> {
  const sent = await db
    .select()
    .from(sentEmails)
    .where(eq(sentEmails.recipient, recipient))
    .orderBy(asc(sentEmails.sentAt))
  const waiting = await jobs.list(db, EMAIL_JOB, { recipient })
  const dead = (await jobs.listDead(db, { recipient })) as { data: QueuedEmail }[]
  return [
    ...sent.map(({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt.toISOString(),
    })),
    ...[...dead, ...waiting].map(({ data }) => ({ kind: data.kind, createdAt: data.createdAt, sentAt: null })),
  ]
}

interface OrderEmail {
  kind: string
  recipient: string
  state: 'waiting' | 'sent' | 'failed'
  /** When it was sent, given up, or queued. */
  at: string
  error: string | null
}

/** The e-mails about an order: those sent within a year, and those that wait or were given up. */
export async function listOrderEmails(shop: Shop, orderId: string): Promise<OrderEmail[]> {
  const sent = await shop.db.select().from(sentEmails).where(eq(sentEmails.orderId, orderId))
  const { waiting, dead } = await listOpenOrderEmails(shop, orderId)
  return [
    ...sent.map(({ kind, recipient, sentAt }) => ({
      kind,
      recipient,
      state: 'sent' as const,
      at: sentAt,
      error: null,
    })),
    ...dead.map(({ data, diedAt, lastError }) => {
      const { kind, recipient } = data as QueuedEmail
      return { kind, recipient, state: 'failed' as const, at: diedAt, error: lastError }
    }),
    ...waiting.map(({ data: { kind, recipient, createdAt } }) => {
      return { kind, recipient, state: 'waiting' as const, at: new Date(createdAt), error: null }
    }),
  ].map((email) => ({ ...email, at: email.at.toISOString() }))
}

/** The e-mails about an order in the queue, and its dead letters. */
export async function listOpenOrderEmails({ db, jobs }: Shop, orderId: string) {
  const part = { payload: { orderId } }
  return { waiting: await jobs.list(db, EMAIL_JOB, part), dead: await jobs.listDead(db, part) }
}

export async function isSent(db: Db, id: string): Promise<boolean> {
  return (await selectSent(db, { id })).length > 0
}

const selectSent = preparedQuery((db, at: Slots<{ id: string }>) =>
  db.select({ id: sentEmails.id }).from(sentEmails).where(eq(sentEmails.id, at.id)),
)

/** Without the payload: its links may open an account. */
export async function recordSent(db: Db, email: QueuedEmail, sentAt: Date): Promise<void> {
  const { id, kind, recipient, language } = email
  const orderId = 'orderId' in email.payload ? email.payload.orderId : null
  const createdAt = new Date(email.createdAt)
  await insertSent(db, [{ id, kind, recipient, orderId, language, createdAt, sentAt }])
}

const insertSent = preparedInsert(sentEmails, (insert) => insert.onConflictDoNothing())

export async function deleteSent(db: Db, before: Date): Promise<void> {
  await db.delete(sentEmails).where(lt(sentEmails.sentAt, before))
}
