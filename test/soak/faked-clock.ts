import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LIBRARIES = '/usr/lib'
const NAME = 'faketime/libfaketimeMT.so.1'

/** The environment of processes whose clock follows a file, by libfaketime; null where it is not installed. */
export function fakedClock(file: string): Record<string, string> | null {
  const folders = existsSync(LIBRARIES)
    ? [LIBRARIES, ...readdirSync(LIBRARIES).map((name) => join(LIBRARIES, name))]
    : []
  const library = folders.map((folder) => join(folder, NAME)).find(existsSync)
  if (library === undefined) return null
  writeFileSync(file, '+0')
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Only the time of day jumps, as by NTP or by hand.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
