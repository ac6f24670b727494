import { eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { documents } from './schema.ts'

export async function findDocument(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select({ body: documents.body }).from(documents).where(eq(documents.name, name))
  return row?.body ?? null
}

export async function storeDocument(db: Db, name: string, body: string): Promise<void> {
  await db
    .insert(documents)
    .values({ name, body })
    .onConflictDoUpdate({ target: documents.name, set: { body, createdAt: sql`now()` } })
}
