import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** More than libuv's default of 4. */
const THREADS = 8

/**
 * Blocks every thread of libuv's pool until the returned function is called: each waits to open a named pipe without a
 * writer. Meanwhile everything that needs a thread (hashing, compression, WebCrypto, files) waits.
 */
export function blockThreadPool(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blocked-threads-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const opening = Array.from({ length: THREADS }, () => open(pipe, 'r'))
  return async () => {
    // Opened for both reading and writing, so that waiting and later readers all proceed.
    const both = openSync(pipe, constants.O_RDWR)
    for (const file of await Promise.all(opening)) await file.close()
    closeSync(both)
    rmSync(folder, { recursive: true })
  }
}
