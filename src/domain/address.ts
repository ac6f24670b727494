export type PostcodeError = 'postal_code_not_cypriot' | 'postal_code_north'

const CYPRUS = new Set(['cyprus', 'κυπρος', 'kypros', 'cy', 'republic of cyprus', 'κυπριακη δημοκρατια'])

export function isCyprus(country: string): boolean {
  const bare = country.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return CYPRUS.has(bare)
}

/**
 * The error of a postal code, or `null`. Cypriot postal codes have 4 digits; 5 digits starting with 99 are in the north,
 * where our couriers do not deliver. Those of other countries are not checked.
 */
export function postcodeError(country: string, postcode: string): PostcodeError | null {
  if (!isCyprus(country)) return null
  const digits = postcode.replace(/\s/g, '')
  if (/^99\d{3}$/.test(digits)) return 'postal_code_north'
  return /^[1-9]\d{3}$/.test(digits) ? null : 'postal_code_not_cypriot'
}
