import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { failOver } from '../../../test/soak/fail-over.ts'
import { administer } from '../../../test/support/administer.ts'
import { type Cluster, clusterSkipReason, openCluster } from '../../../test/support/own-cluster.ts'
import { openPgbouncer, pgbouncerSkipReason } from '../../../test/support/pgbouncer.ts'
import { bothUrls } from '../../../test/support/replicated-clusters.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { connect } from './connect.ts'
import { isReadOnly, isUnavailable } from './errors.ts'

const MOST_MS = 30_000
const timeouts = { statementMs: 9_000, lockMs: 4_000, idleTransactionMs: 8_000, connectMs: 1_000, queryMs: 12_000 }

describe.runIf(isOnPostgres && clusterSkipReason === null)('two servers', () => {
  let one: Cluster
  let other: Cluster
  beforeAll(async () => {
    ;[one, other] = await Promise.all([openCluster(), openCluster()])
    for (const { url } of [one, other]) await administer(url, 'create table notes (text text)')
  })
  afterAll(async () => {
    await one.close()
    await other.close()
  })

  async function makeReadOnly(url: string, value: 'on' | 'off'): Promise<void> {
    await administer(url, `alter system set default_transaction_read_only = ${value}`)
    await administer(url, 'select pg_reload_conf()')
  }

  test('are followed: a refused write drops every connection to the one that cannot write any more', async () => {
    const database = await connect({ url: bothUrls([one.url, other.url]), folder: null, poolSize: 3, timeouts })
    const write = () => database.execute(`insert into notes values ('x') returning current_setting('port') as port`)
    const portOf = async () => ((await write()).rows as { port: string }[])[0]?.port
    await makeReadOnly(other.url, 'on')
    // Three idle connections.
    await Promise.all(Array.from({ length: 3 }, () => database.execute('select pg_sleep(0.1)')))
    expect(await portOf()).toBe(new URL(one.url).port)
    await makeReadOnly(other.url, 'off')
    await makeReadOnly(one.url, 'on')
    const refused = await vi.waitUntil(
      () =>
        write().then(
          () => null,
          (error: unknown) => error,
        ),
      { interval: 20 },
    )
    expect(isReadOnly(refused)).toBe(true)
    const ports = await Promise.all(Array.from({ length: 6 }, portOf))
    expect(new Set(ports)).toEqual(new Set([new URL(other.url).port]))
    await other.stop()
    await makeReadOnly(one.url, 'off')
    await expect(write()).rejects.toThrow()
    expect(await portOf()).toBe(new URL(one.url).port)
    await database.close()
    await other.start()
  })

  test('without one that can write are unavailable', async () => {
    for (const { url } of [one, other]) await makeReadOnly(url, 'on')
    const database = await connect({ url: bothUrls([one.url, other.url]), folder: null, timeouts })
    await expect(database.execute('select 1')).rejects.toSatisfy(isUnavailable)
    await database.close()
    for (const { url } of [one, other]) await makeReadOnly(url, 'off')
  })

  test.runIf(pgbouncerSkipReason === null)('behind PgBouncer keep the time-outs, which migrations lift', async () => {
    const pooler = await openPgbouncer(one.url)
    await pooler.ready()
    const database = await connect({ url: pooler.url, directUrl: one.url, folder: null, timeouts })
    const read = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`
    expect((await database.execute(read)).rows).toEqual([{ statement: '9s', lock: '4s', idle: '8s' }])
    const lifted = await database.withoutTimeouts((db) => db.execute(sql.raw(read)))
    expect(lifted).toMatchObject({ rows: [{ statement: '0', lock: '0', idle: '0' }] })
    await database.close()
    await pooler.close()
  })
})

describe.runIf(isOnPostgres && clusterSkipReason === null)('a primary that is killed', () => {
  test('is followed by its replica, with nothing lost, and with its jobs', async () => {
    const { withoutServiceMs, outages, lines } = await failOver({ isPooled: pgbouncerSkipReason === null })
    expect(withoutServiceMs).toBeLessThan(MOST_MS)
    expect(outages).toBeGreaterThan(0)
    expect(lines.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(lines[0]?.figure).toBeGreaterThan(0)
  }, 120_000)
})
