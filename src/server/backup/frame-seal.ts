import { createCipheriv, createDecipheriv, createHash, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export const TAG_BYTES = 16
const KEY_BYTES = 32
/** scrypt with these needs 128 MB for a moment. */
const COST = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** Where a frame stands. `header` binds it to its file. */
export interface FramePlace {
  number: number
  isLast: boolean
  header: Uint8Array
}

/** Seals and opens the frames of a backup. Opening returns null for a frame that was changed, moved or cut off. */
export interface FrameSeal {
  seal(frame: Uint8Array, place: FramePlace): { body: Uint8Array; tag: Uint8Array }
  open(body: Uint8Array, tag: Uint8Array, place: FramePlace): Uint8Array | null
}

/** Detects damage only: whoever can write the file can compute the tags too. */
export const plainSeal: FrameSeal = {
  seal: (frame, place) => ({ body: frame, tag: digest(frame, place) }),
  open: (body, tag, place) => (timingSafeEqual(digest(body, place), tag) ? body : null),
}

/**
 * AES-256-GCM by a key derived from a passphrase. The salt makes a key for one file only, so that a counter can be the
 * nonce; the nonce of the last frame differs, so that a file cannot be cut between frames (Hoang et al., STREAM, 2015).
 */
export async function passphraseSeal(passphrase: string, salt: Uint8Array): Promise<FrameSeal> {
  const derive = promisify<string, Uint8Array, number, typeof COST, Buffer>(scrypt)
  const key = await derive(passphrase.normalize('NFC'), salt, KEY_BYTES, COST)
  return {
    seal(frame, place) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(place.header)
      const body = Buffer.concat([cipher.update(frame), cipher.final()])
      return { body, tag: cipher.getAuthTag() }
    },
    open(body, tag, place) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: TAG_BYTES })
      decipher.setAAD(place.header).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(body), decipher.final()])
      } catch {
        return null
      }
    },
  }
}

function nonceOf({ number, isLast }: FramePlace): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 0)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

const digest = (frame: Uint8Array, place: FramePlace) =>
  createHash('sha256').update(place.header).update(nonceOf(place)).update(frame).digest().subarray(0, TAG_BYTES)
