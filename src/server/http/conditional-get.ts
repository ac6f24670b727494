/**
 * Whether a browser that sends `If-None-Match` has the very content of an ETag, so that 304 suffices (RFC 9110, 13.1.2).
 * A proxy that compresses makes the ETag it passes on a weak one, `W/"…"`.
 */
export function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
