import pg from 'pg'
import { administer } from './administer.ts'
import { openCluster } from './own-cluster.ts'
import { waitUntil } from './wait-until.ts'

/** A primary and its streaming replica: what the primary acknowledges, the replica has. */
export async function openReplicatedClusters() {
  const primary = await openCluster()
  const replica = await openCluster({ copyOf: primary.url })
  await administer(primary.url, `alter system set synchronous_standby_names = '*'`)
  await administer(primary.url, 'select pg_reload_conf()')
  await waitUntil(() =>
    isSo(primary.url, `select exists (select from pg_stat_replication where sync_state = 'sync') as so`),
  )
  return {
    primary,
    replica,
    /** Waits for nobody: no other replica is left. */
    async promote(): Promise<void> {
      await administer(replica.url, `alter system set synchronous_standby_names = ''`).catch(() => {})
      await administer(replica.url, 'select pg_promote()')
    },
    async close(): Promise<void> {
      await replica.close()
      await primary.close()
    },
  }
}

export type ReplicatedClusters = Awaited<ReturnType<typeof openReplicatedClusters>>

async function isSo(url: string, question: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ so: boolean }>(question).finally(() => client.end())
  return rows[0]?.so === true
}

/** One URL that names both servers. @param name the database */
export function bothUrls(urls: readonly string[]): string {
  const hosts = urls.map((url) => new URL(url).host)
  const [first = ''] = urls
  const { username, pathname } = new URL(first)
  return `postgres://${username}@${hosts.join(',')}${pathname}?target_session_attrs=read-write`
}
