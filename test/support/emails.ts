import { asc, eq } from 'drizzle-orm'
import { outbox } from '../../src/server/db/schema.ts'
import type { EmailKind } from '../../src/server/email/enqueue-email.ts'
import type { TestShop } from './test-shop.ts'

interface PutLetter {
  kind: EmailKind
  language: string
  payload: Record<string, string>
}

/** What was put into the outbox for an address, the first first. */
export async function lettersTo(shop: TestShop, address: string): Promise<PutLetter[]> {
  const rows = await shop.shop.db.select().from(outbox).where(eq(outbox.recipient, address)).orderBy(asc(outbox.id))
  return rows.map(({ kind, language, payload }) => ({ kind, language, payload }) as PutLetter)
}

export const kindsTo = async (shop: TestShop, address: string) =>
  (await lettersTo(shop, address)).map(({ kind }) => kind)

/** The token in the link of the last letter of a kind to an address. */
export async function tokenTo(shop: TestShop, address: string, kind: EmailKind): Promise<string> {
  const letter = (await lettersTo(shop, address)).findLast((one) => one.kind === kind)
  if (letter === undefined) throw new Error(`${address} has got no ${kind}`)
  return new URL(letter.payload.link ?? '').pathname.split('/').at(-1) ?? ''
}
