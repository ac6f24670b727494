/**
 * Whether `If-None-Match` matches an ETag (RFC 9110, 13.1.2). Weak tags (`W/"…"`) match, because compressing proxies
 * weaken tags.
 */
export function hasCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
