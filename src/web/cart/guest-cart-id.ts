import { readStored, writeStored } from '../../client/storage.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The guest's own id for the cart, 21 random characters, made where there is none. */
export function guestCartId(): string {
  return readStored('guestCartId') ?? renewGuestCartId()
}

/** A new id in place of one whose cart is not this visitor's any more. */
export function renewGuestCartId(): string {
  // 64 letters: six bits of each byte choose one without bias.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(21)), (byte) => ALPHABET[byte & 63]).join('')
  writeStored('guestCartId', id)
  return id
}
