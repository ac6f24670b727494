import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Reads a file of a package whose contents are known.
 * @throws Error where the checksum differs
 */
export function readPinned(file: URL, sha256: string): Buffer {
  const bytes = readFileSync(file)
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== sha256) throw new Error(`unexpected contents of ${file.pathname}: sha256 ${found}`)
  return bytes
}
