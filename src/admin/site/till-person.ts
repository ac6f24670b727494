import { readStored, writeStored } from '../../client/storage.ts'

const KEY = 'till-person'

/** Who was the last to sign in by PIN on this device. */
export function lastTillPerson(): number | null {
  const id = readStored(KEY)
  return id === null ? null : Number(id)
}

export const noteTillPerson = (id: number): void => writeStored(KEY, String(id))
