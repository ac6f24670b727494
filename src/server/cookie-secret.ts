import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import { settings } from './db/schema.ts'

const KEY = 'cookie_secret'

/** The configured secret, or one that all processes of a database share; the first one creates it. */
export async function getCookieSecret(config: Pick<Config, 'cookieSecret'>, db: Db): Promise<string> {
  if (config.cookieSecret !== undefined) return config.cookieSecret
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  if (row === undefined) throw new Error('the cookie secret was not stored')
  return row.value
}
