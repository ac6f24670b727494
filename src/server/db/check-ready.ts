import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ShopError } from '../../contract/errors.ts'
import type { Database } from './connect.ts'

/**
 * Proves that the database can write, without leaving data behind: a sort larger than `work_mem` writes a temporary
 * file, and the commit of a message writes and flushes the WAL.
 */
const PROBE = `begin; set local work_mem = '64kB';
  select current_setting('transaction_read_only') as read_only,
    (select count(*) from (select n from generate_series(1, 4000) n order by n desc) sorted) as sorted,
    pg_logical_emit_message(true, 'ready', '') as message;
  commit`

interface Options {
  /** Folders the shop writes to. For a missing folder, its nearest existing parent counts. */
  folders: readonly string[]
  freeDiskBytes: number
  timeoutMs: number
}

/**
 * Creates the readiness check. Concurrent calls share one probe, so an unresponsive database is not queried repeatedly.
 * @returns rejects with ShopError `unavailable` and the reason as its cause, within `timeoutMs`
 */
export function createReadyCheck(database: Database, { folders, freeDiskBytes, timeoutMs }: Options) {
  let probe: Promise<void> | undefined

  async function runProbe(): Promise<void> {
    await Promise.all([assertWritable(database), ...folders.map((folder) => assertDiskSpace(folder, freeDiskBytes))])
  }

  return async (): Promise<void> => {
    probe ??= runProbe().finally(() => {
      probe = undefined
    })
    try {
      await within(timeoutMs, probe)
    } catch (cause) {
      throw Object.assign(new ShopError('unavailable'), { cause })
    }
  }
}

async function assertWritable(database: Database): Promise<void> {
  const { rows } = await database.execute(PROBE)
  const [row] = rows as { read_only: string }[]
  if (row?.read_only !== 'off') throw new Error('the database is read-only')
}

async function assertDiskSpace(folder: string, freeDiskBytes: number): Promise<void> {
  const free = await freeBytes(folder)
  if (free < freeDiskBytes) throw new Error(`the disk of ${folder} is full: ${free} bytes left`)
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error
    return freeBytes(parent)
  }
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  const { promise: overdue, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  await Promise.race([work, overdue]).finally(() => clearTimeout(timer))
}
