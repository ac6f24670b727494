import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Claims a PGlite data folder for this process: two processes on one folder are not refused by PGlite itself, and
 * silently diverge. A lock left by a process that is gone is taken over.
 *
 * @returns gives the folder back
 * @throws Error when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (isAlive(holder)) throw new Error(`the data folder ${folder} is in use by process ${holder}`)
      rmSync(file, { force: true })
    }
  }
  throw new Error(`the data folder ${folder} could not be locked`)
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
