import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { BackupError } from './backup-error.ts'

/** The programs of PostgreSQL that make and restore archives, with their environment. */
export interface PostgresTools {
  url: string
  env: NodeJS.ProcessEnv
}

/** Starts a program, with the password in its environment: arguments are visible to everybody on the machine. */
export function startTool({ url, env }: PostgresTools, program: string, args: readonly string[]) {
  const [, start, user, password] = /^([a-z]+:\/\/)([^:@/?]*):([^@]*)@/.exec(url) ?? []
  const isHidden = password !== undefined && password !== ''
  const shown = isHidden ? url.replace(`${start}${user}:${password}@`, `${start}${user}@`) : url
  const child = spawn(program, [...args, ...(program === 'pg_restore' ? [] : [`--dbname=${shown}`])], {
    env: { ...env, ...(isHidden && { PGPASSWORD: decodeURIComponent(password) }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A broken pipe is reported by the program that broke it.
  child.stdin.on('error', () => {})
  return {
    stdin: child.stdin,
    stdout: child.stdout as Readable,
    ended: endOf(child, program),
    kill: () => child.kill(),
  }
}

/** Rejects with what the program wrote to its standard error. */
function endOf(child: ChildProcess, program: string): Promise<void> {
  let written = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    if (written.length < 4000) written += chunk
  })
  const ended = Promise.race([
    once(child, 'close').then(([code]) => {
      if (code !== 0) throw new BackupError(`${program} failed: ${written.trim()}`)
    }),
    once(child, 'error').then(([error]) => {
      throw new BackupError(`${program} cannot be run: install PostgreSQL’s client programs`, error)
    }),
  ])
  // It may fail before somebody waits for it.
  ended.catch(() => {})
  return ended
}
