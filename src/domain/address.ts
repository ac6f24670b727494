export type PostcodeError = 'postal_code_not_cypriot' | 'postal_code_north'

const CYPRUS = new Set(['cyprus', 'κυπρος', 'kypros', 'cy', 'republic of cyprus', 'κυπριακη δημοκρατια'])

/** Whether a country as people write it, in Greek or Latin letters, is Cyprus. */
export function isCyprus(country: string): boolean {
  const bare = country.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return CYPRUS.has(bare)
}

/**
 * Why a postcode will not do, or `null`. Cypriot postcodes have 4 digits; 5 digits that begin with 99 lie in the north,
 * where no courier of ours delivers. Other countries' are taken as written.
 */
export function postcodeError(country: string, postcode: string): PostcodeError | null {
  if (!isCyprus(country)) return null
  const digits = postcode.replace(/\s/g, '')
  if (/^99\d{3}$/.test(digits)) return 'postal_code_north'
  return /^[1-9]\d{3}$/.test(digits) ? null : 'postal_code_not_cypriot'
}
