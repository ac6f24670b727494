import { constants } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename } from 'node:path'
import { LOCK_FILE } from './lock-folder.ts'

/** Copies PGlite's data folder without the lock, which ends when this process closes any handle on its file. */
export const copyDataFolder = (folder: string, to: string): Promise<void> =>
  cp(folder, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => basename(path) !== LOCK_FILE,
  })
