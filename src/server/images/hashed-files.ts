import { createHash } from 'node:crypto'

/** Files by path. Each path holds a hash of the contents, so its response never changes. */
export type HashedFiles = ReadonlyMap<string, string>

export function markOf(...contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const bytes of contents) hash.update(bytes)
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10)
}
