import { createHash } from 'node:crypto'

/** Files by the path they are served at. A path holds a hash of its contents, so what it answers never changes. */
export type HashedFiles = ReadonlyMap<string, string>

/** A short hash of some contents, for a path. */
export function markOf(...contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const bytes of contents) hash.update(bytes)
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10)
}
