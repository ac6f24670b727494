/** Crockford's base 32: no I, L, O or U, which are ambiguous on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const ORDER_NUMBER = /^EE(-[0-9A-HJKMNP-TV-Z]{4}){3}$/

export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text)
}

/**
 * An order number, `EE-XXXX-XXXX-XXXX`: 60 random bits, so that it cannot be guessed and does not reveal the number of
 * orders.
 * @param bytes at least 12 random bytes
 * @throws RangeError when there are fewer
 */
export function orderNumber(bytes: Uint8Array): string {
  if (bytes.length < 12) throw new RangeError('an order number needs 12 random bytes')
  const letters = [...bytes.slice(0, 12)].map((byte) => ALPHABET[byte & 31]).join('')
  return `EE-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}
