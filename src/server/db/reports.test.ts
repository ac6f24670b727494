import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { administer } from '../../../test/support/administer.ts'
import { clusterSkipReason } from '../../../test/support/own-cluster.ts'
import { openReplicatedClusters, type ReplicatedClusters } from '../../../test/support/replicated-clusters.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { connect, type Database, type Db } from './connect.ts'
import { openReports, type Reports } from './reports.ts'

const timeouts = { statementMs: 9_000, lockMs: 4_000, idleTransactionMs: 8_000, connectMs: 1_000, queryMs: 12_000 }
const PAUSE_MS = 200

describe.runIf(isOnPostgres && clusterSkipReason === null)('reports', () => {
  let clusters: ReplicatedClusters
  let primary: Database
  let reports: Reports
  let errors: unknown[]
  beforeAll(async () => {
    clusters = await openReplicatedClusters()
    primary = await connect({ url: clusters.primary.url, folder: null, timeouts })
    const replica = await connect({ url: clusters.replica.url, folder: null, timeouts })
    reports = openReports(primary.db, replica, {
      onError: (error) => errors.push(error),
      mostLagMs: 300,
      pauseMs: PAUSE_MS,
    })
    await primary.execute('create table sold (cents int)')
  })
  beforeEach(async () => {
    errors = []
    await setTimeout(PAUSE_MS)
  })
  afterAll(async () => {
    await reports.close()
    await primary.close()
    await clusters.close()
  })

  const sell = () => primary.execute('insert into sold values (100)')
  const report = () => reports.read(sumOf)
  const sumOf = async (db: Db) => {
    const { rows } = (await db.execute(
      sql`select count(*)::int as sold, pg_is_in_recovery() as "isReplica" from sold`,
    )) as unknown as { rows: unknown[] }
    return rows[0]
  }

  test('are read from the replica', async () => {
    await sell()
    await expect.poll(report).toEqual({ sold: 1, isReplica: true })
    expect(errors).toEqual([])
  })

  test('of a replica that is far behind are read from the primary, until it has caught up', async () => {
    await administer(clusters.replica.url, 'select pg_wal_replay_pause()')
    await sell()
    await setTimeout(400)
    expect(await report()).toEqual({ sold: 2, isReplica: false })
    expect(String(errors)).toMatch(/the replica for reports is \d+ ms behind/)
    await administer(clusters.replica.url, 'select pg_wal_replay_resume()')
    await expect.poll(report).toEqual({ sold: 2, isReplica: true })
  })

  test('a mistake in a report is its own error, not the replica’s', async () => {
    await expect(reports.read((db) => db.execute(sql`select no_such_column from sold`))).rejects.toThrow()
    expect(await report()).toMatchObject({ sold: 2 })
  })

  test('without the replica are read from the primary, which waits for it once', async () => {
    await clusters.promote()
    await expect.poll(report).toMatchObject({ isReplica: false })
    await setTimeout(PAUSE_MS)
    await clusters.replica.close()
    expect(await report()).toEqual({ sold: 2, isReplica: false })
    const before = errors.length
    expect(before).toBeGreaterThan(0)
    await Promise.all([report(), report(), report()])
    expect(errors).toHaveLength(before)
  })
})
