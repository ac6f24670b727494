import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Removes what processes left that ended while they wrote: `path` with their id at its end. */
export function removeUnfinished(path: string): void {
  const begin = `${basename(path)}.`
  for (const name of readdirSync(dirname(path))) {
    const writer = name.startsWith(begin) ? Number(name.slice(begin.length)) : Number.NaN
    if (Number.isInteger(writer) && !isRunning(writer)) rmSync(join(dirname(path), name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
