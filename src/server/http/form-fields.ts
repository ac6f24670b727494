import type { Context } from 'hono'
import type { Env } from './env.ts'

/** The fields of a posted form, without its files. */
export async function readFormFields(c: Context<Env>): Promise<Partial<Record<string, string>>> {
  const body = await c.req.parseBody()
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
