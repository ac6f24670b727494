import { asc, eq } from 'drizzle-orm'
import { outbox } from '../../src/server/db/schema.ts'
import type { EmailKind } from '../../src/server/email/enqueue-email.ts'
import type { TestShop } from './test-shop.ts'

interface EnqueuedEmail {
  kind: EmailKind
  language: string
  payload: Record<string, string>
}

/** The e-mails in the outbox for an address, oldest first. */
export async function emailsTo(shop: TestShop, address: string): Promise<EnqueuedEmail[]> {
  const rows = await shop.shop.db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(asc(outbox.id))
  return rows.map(({ kind, language, payload }) => ({ kind, language, payload }) as EnqueuedEmail)
}

export const emailKindsTo = async (shop: TestShop, address: string) =>
  (await emailsTo(shop, address)).map(({ kind }) => kind)

/** The token in the link of the latest e-mail of a kind to an address. */
export async function emailTokenTo(shop: TestShop, address: string, kind: EmailKind): Promise<string> {
  const email = (await emailsTo(shop, address)).findLast((one) => one.kind === kind)
  if (email === undefined) throw new Error(`no e-mail ${kind} to ${address}`)
  return new URL(email.payload.link ?? '').pathname.split('/').at(-1) ?? ''
}
