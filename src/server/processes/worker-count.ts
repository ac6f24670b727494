import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'

const MOST_WORKERS = 64

/**
 * How many processes are to serve, as the command line says: `--workers N`. Without it, or with one on PGlite, this one
 * alone: 0.
 * @throws Error in words for the operator
 */
export function readWorkerCount(
  args: readonly string[],
  { databaseUrl, role }: Pick<Config, 'databaseUrl' | 'role'>,
): number {
  const { workers } = parseArgs({ args: [...args], options: { workers: { type: 'string' } } }).values
  if (workers === undefined) return 0
  const count = Number(workers)
  if (!Number.isInteger(count) || count < 1 || count > MOST_WORKERS)
    throw new Error(`--workers is ${workers}: it must be a whole number from 1 to ${MOST_WORKERS}`)
  if (role === 'work') throw new Error('--workers serve, and ROLE is work: leave one of the two out')
  if (databaseUrl !== undefined) return count
  if (count > 1) throw new Error('--workers needs PostgreSQL: set DATABASE_URL. PGlite allows one process per folder')
  return 0
}
