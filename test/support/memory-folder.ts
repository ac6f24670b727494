import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1024 ** 3

/**
 * Where files of tests are quickest: in memory if there is room, else the folder for temporary files. A database is 900
 * files. Some file systems (ext4 without a journal) look through all files deleted in the last minute for each one
 * created: copying a database took up to 0.8 s there, and 0.05 s in memory.
 */
export function memoryFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}
