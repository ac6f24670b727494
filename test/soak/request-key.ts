import { createHash } from 'node:crypto'

export const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The same act on the same thing has the same key, a UUID, however often it is tried. */
export function keyOf(...parts: readonly (string | number)[]): string {
  const hex = hash(parts.join(' ')).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
