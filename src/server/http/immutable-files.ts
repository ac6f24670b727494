import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Context } from 'hono'
import { hasCurrent } from './conditional-get.ts'
import type { Env } from './env.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
}

export async function answerImmutableFile(c: Context<Env>, path: string): Promise<Response> {
  const unchanged = setImmutable(c)
  if (unchanged !== null) return unchanged
  c.header('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
  return c.body(new Uint8Array(await readFile(path)))
}

/** @param name its ending says the type */
export function answerImmutableBytes(c: Context<Env>, body: Uint8Array, name: string): Response {
  const unchanged = setImmutable(c)
  if (unchanged !== null) return unchanged
  c.header('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream')
  return c.body(new Uint8Array(body))
}

/**
 * Sets the caching headers of a hashed path.
 * @returns a 304 response if the client has the file, else `null`
 */
export function setImmutable(c: Context<Env>): Response | null {
  const etag = `"${createHash('sha256').update(c.req.path).digest('base64url').slice(0, 10)}"`
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('ETag', etag)
  return hasCurrent(c.req.header('If-None-Match'), etag) ? c.body(null, 304) : null
}
