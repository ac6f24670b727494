/** Crockford's base 32: no I, L, O or U, so a number read over the phone cannot be misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const WRITTEN = /^EE(-[0-9A-HJKMNP-TV-Z]{4}){3}$/

/** Whether a text is written as an order's number; whether there is such an order is another matter. */
export function isOrderNumber(text: string): boolean {
  return WRITTEN.test(text)
}

/**
 * An order's number as people read it, `EE-XXXX-XXXX-XXXX`: 60 random bits, so that it can be neither guessed nor
 * counted.
 *
 * @param bytes at least 12 random bytes
 * @throws RangeError when there are fewer
 */
export function orderNumber(bytes: Uint8Array): string {
  if (bytes.length < 12) throw new RangeError('an order number needs 12 random bytes')
  const letters = [...bytes.slice(0, 12)].map((byte) => ALPHABET[byte & 31]).join('')
  return `EE-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}
