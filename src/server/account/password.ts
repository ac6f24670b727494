import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's settings: 19 MiB, 2 passes (OWASP's first recommendation). */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Verified against where there is no such user, so that an unknown name takes as long as a wrong password. */
let nobodysHash: Promise<string> | undefined

/** Whether a password is the one that was hashed; `undefined` is nobody's hash and takes just as long. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await nobodysHash), password)
  return matches && stored !== undefined
}
