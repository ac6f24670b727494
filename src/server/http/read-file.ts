import type { Context } from 'hono'
import { ShopError } from '../../contract/errors.ts'
import { type LargeBody, mostBytes } from '../../contract/large-bodies.ts'

/**
 * Reads the body of a call that takes a file, no further than its limit..
 * @throws ShopError `file_too_large`
 */
export async function readFileBody<Env extends object>(c: Context<Env>, limit: LargeBody): Promise<Buffer> {
  const most = mostBytes(limit)
  const tooLarge = () => new ShopError('file_too_large', { most: limit.mostMegabytes })
  if (Number(c.req.header('Content-Length') ?? 0) > most) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.length
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
