import { createHmac, timingSafeEqual } from 'node:crypto'

const UNSIGNED = ['checksum', 'sign_alias']

/**
 * JCC's checksum of a callback: `name;value;` of each parameter by name, HMAC-SHA256 with the shared key, in upper-case
 * hexadecimal digits.
 */
export function jccChecksum(parameters: URLSearchParams, key: string): string {
  const signed = [...parameters].filter(([name]) => !UNSIGNED.includes(name))
  // By code point: a locale's order would put `mdOrder` elsewhere.
  signed.sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
  const text = signed.map(([name, value]) => `${name};${value};`).join('')
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase()
}

export function isSignedByJcc(parameters: URLSearchParams, key: string): boolean {
  const given = Buffer.from(parameters.get('checksum') ?? '')
  const expected = Buffer.from(jccChecksum(parameters, key))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
