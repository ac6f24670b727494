import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Context } from 'hono'
import { hasCurrent } from '../http/conditional-get.ts'
import type { Env } from '../http/env.ts'

/** Files by the address they are served at; an address holds the mark of what it serves, so it never changes. */
export type HashedFiles = ReadonlyMap<string, string>

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.glb': 'model/gltf-binary',
}

/** A short mark of some contents. */
export function markOf(...contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const bytes of contents) hash.update(bytes)
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10)
}

/** Answers with a file, read when it is asked for: the system keeps what is asked for often. */
export async function answerFile(c: Context<Env>, path: string): Promise<Response> {
  const unchanged = keepForEver(c)
  if (unchanged !== null) return unchanged
  c.header('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
  return c.body(new Uint8Array(await readFile(path)))
}

/** Lets a browser keep for ever what a hashed address answers with; a 304 where it asks whether that is still so. */
export function keepForEver(c: Context<Env>): Response | null {
  const etag = `"${markOf(Buffer.from(c.req.path))}"`
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('ETag', etag)
  return hasCurrent(c.req.header('If-None-Match'), etag) ? c.body(null, 304) : null
}
