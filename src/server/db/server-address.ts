/** Where PostgreSQL is: one server, or several of which one can write. */
export interface ServerAddress {
  /** A URL of each server alone. */
  urls: readonly [string, ...string[]]
  /** Whether a server that cannot write is passed over. */
  isWritable: boolean
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/
const ATTRIBUTE = 'target_session_attrs'
const PARAMETER = /&?\btarget_session_attrs=[^&]*/
/** libpq's other values are for programs that only read. */
const WRITABLE = ['read-write', 'primary']

/**
 * Parses a URL that may name several hosts, as libpq's does: `postgres://user@one:5432,two/name`. With several, or
 * `target_session_attrs=read-write`, the shop uses the one that can write.
 *
 * @returns null where it is no such URL
 */
export function findServerAddress(text: string): ServerAddress | null {
  const [, scheme, hosts = '', rest = ''] = PARTS.exec(text) ?? []
  if (scheme === undefined) return null
  const names = hosts.split(',')
  const urls = names.map((host) => withoutAttribute(`${scheme}${host}${rest}`))
  const [first, ...others] = urls.flatMap(({ url }) => url ?? [])
  const attribute = urls[0]?.attribute ?? null
  if (first === undefined || others.length !== names.length - 1) return null
  if (names.length > 1 && names.includes('')) return null
  if (attribute !== null && !WRITABLE.includes(attribute)) return null
  return { urls: [first, ...others], isWritable: others.length > 0 || attribute !== null }
}

function withoutAttribute(text: string): { url: string | null; attribute: string | null } {
  // The host may be missing, as for a socket in `?host=`.
  const url = URL.parse(text.replace('@/', '@localhost/'))
  if (url === null) return { url: null, attribute: null }
  const attribute = url.searchParams.get(ATTRIBUTE)
  return { url: text.replace(PARAMETER, '').replace(/\?&?$/, '').replace('?&', '?'), attribute }
}
