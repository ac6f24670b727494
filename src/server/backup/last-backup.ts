import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const lastSchema = z.object({ file: z.string(), takenAt: z.iso.datetime(), bytes: z.number() })
export type LastBackup = z.output<typeof lastSchema>

/** Stays where backups are moved elsewhere, so that their age is known. */
const LAST_FILE = 'last.json'
const BACKUP = /^shop-[\dT-]+Z\.backup$/

export const noteBackup = (folder: string, last: LastBackup): Promise<void> =>
  writeFile(join(folder, LAST_FILE), `${JSON.stringify(last)}\n`)

/** @returns null where none was made, or its note cannot be read */
export async function findLastBackup(folder: string): Promise<LastBackup | null> {
  const text = await readFile(join(folder, LAST_FILE), 'utf8').catch(() => null)
  try {
    return text === null ? null : lastSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Their names sort by time. */
export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => BACKUP.test(name)).sort()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name))
}
