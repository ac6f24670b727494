import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** More than libuv has without a setting. */
const THREADS = 8

/**
 * Occupies every thread of this process's pool until it is let go: each waits to open a pipe that nobody writes to yet.
 * Whatever needs a thread meanwhile (hashing, compression, WebCrypto, files) does not happen at all.
 */
export function holdThreadPool(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'held-threads-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const opening = Array.from({ length: THREADS }, () => open(pipe, 'r'))
  return async () => {
    // Both ends: those that wait are let through, and whoever comes after them does not have to wait.
    const both = openSync(pipe, constants.O_RDWR)
    for (const file of await Promise.all(opening)) await file.close()
    closeSync(both)
    rmSync(folder, { recursive: true })
  }
}
