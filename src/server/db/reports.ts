import { sql } from 'drizzle-orm'
import type { Database, Db } from './database.ts'

/** Where reports are read: they may be some seconds old. */
export interface Reports {
  /** @param work reads only; it may run twice, the second time on the primary */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface ReportOptions {
  onError: (error: unknown) => void
  /** A replica that is further behind is not read. */
  mostLagMs?: number
  /** How long a replica that failed is left alone. */
  pauseMs?: number
}

/** All reports are read from the primary. */
export const reportsOf = (primary: Db): Reports => ({ read: (work) => work(primary), close: async () => {} })

/** Reports are read from a streaming replica, or from the primary where it fails, is cut off or is far behind. */
export function openReports(
  primary: Db,
  replica: Database,
  { onError, mostLagMs = 10_000, pauseMs = 30_000 }: ReportOptions,
): Reports {
  let pausedUntil = 0

  async function readReplica<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const lagMs = await lagOf(replica)
    if (lagMs > mostLagMs) throw new Error(`the replica for reports is ${lagMs} ms behind`)
    return work(replica.db)
  }

  return {
    async read(work) {
      if (performance.now() < pausedUntil) return work(primary)
      try {
        return await readReplica(work)
      } catch (error) {
        pausedUntil = performance.now() + pauseMs
        onError(error)
        return work(primary)
      }
    },
    close: () => replica.close(),
  }
}

/** Milliseconds. A server that follows no other is infinitely behind: it may be one that a failover left. */
async function lagOf({ db }: Database): Promise<number> {
  const { rows } = (await db.execute(sql`
    select case
        when not exists (select from pg_stat_wal_receiver) then null
        when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000
      end::float8 as lag`)) as unknown as { rows: { lag: number | null }[] }
  return Math.round(rows[0]?.lag ?? Number.POSITIVE_INFINITY)
}
