import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { copyDataFolder } from './copy-data-folder.ts'
import { assertUsableFolder, DataFolderError } from './data-folder.ts'
import type { Connection, Database, Db } from './database.ts'
import { lockFolder } from './lock-folder.ts'
import { createNotices } from './notices.ts'
import * as schema from './schema.ts'

/** Opens PGlite, PostgreSQL in the process, on a folder or in memory. */
export async function openPglite({ folder, onStatement, packed }: Connection): Promise<Database> {
  const unlock = folder === null ? () => {} : lockFolder(folder)
  try {
    if (folder !== null) assertUsableFolder(folder)
    const lite = await startPglite(folder, packed)
    const logger = onStatement && { logQuery: (sql: string) => onStatement(sql) }
    const notices = createNotices((sql, values) => lite.query(sql, values))
    const db = drizzle(lite, { schema, ...(logger && { logger }) }) as unknown as Db
    return {
      db,
      kind: 'pglite',
      folder,
      execute: (sql, values) => execute(lite, sql, values),
      listen: (channel, onNotification) => lite.listen(channel, onNotification),
      notify: notices.send,
      withoutTimeouts: (work) => work(db),
      ...(folder !== null && { copyFolder: (to) => copyOpenFolder(lite, folder, to) }),
      close: async () => {
        await notices.sent()
        await lite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** PGlite writes only while a statement runs, so that the copy is what a crash at this moment would leave. */
async function copyOpenFolder(lite: PGlite, folder: string, to: string): Promise<void> {
  await lite.exec('checkpoint')
  await lite.runExclusive(() => copyDataFolder(folder, to))
}

async function startPglite(folder: string | null, packed: Connection['packed']): Promise<PGlite> {
  try {
    const lite = new PGlite({
      ...(folder === null ? {} : { dataDir: folder }),
      ...packed,
    })
    await lite.waitReady
    return lite
  } catch (error) {
    if (folder === null) throw error
    throw new DataFolderError(folder, `PGlite does not start on it: ${reasonOf(error)}`, { cause: error })
  }
}

/** The file system inside PGlite throws errors without a message. */
function reasonOf(error: unknown): string {
  const { message, errno, code } = error as { message?: string; errno?: number; code?: string }
  return message || code || `error ${errno}`
}

/** A failed batch of statements leaves its transaction open on the only connection. */
async function execute(lite: PGlite, sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return lite.query(sql, values)
  try {
    const answered = await lite.exec(sql)
    return { rows: answered.flatMap(({ rows }) => rows) }
  } catch (error) {
    await lite.query('rollback')
    throw error
  }
}
