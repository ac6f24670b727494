import type { Database } from '../db/connect.ts'
import { createProcessFamilies } from './process-families.ts'

/** The event loop and the caches of a process that only runs jobs say nothing of what shoppers wait for. */
const COUNTED = new Set(['shop_cpu_seconds_total', 'shop_memory_bytes', 'shop_database_connections'])

/** What a process of the jobs adds to the figures of the processes that serve. */
export function createJobMetrics(database: Database) {
  const readProcess = createProcessFamilies({ database, caches: {} })
  return { read: async () => readProcess().filter(({ name }) => COUNTED.has(name)) }
}
