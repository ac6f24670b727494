import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { administer } from '../../../test/support/administer.ts'
import { guestId } from '../../../test/support/buyers.ts'
import { GENEROUS_LIMITS } from '../../../test/support/generous-limits.ts'
import { type Cluster, clusterSkipReason, openCluster } from '../../../test/support/own-cluster.ts'
import { buyPersistently, type Findings } from '../../../test/support/persistent-buyer.ts'
import { startShop } from '../../../test/support/shop-process.ts'
import { testConfig } from '../../../test/support/test-config.ts'
import { isOnPostgres, searchPath } from '../../../test/support/test-database.ts'
import { openDatabase } from '../open-shop.ts'
import { type Database, transaction } from './connect.ts'
import { orderItems, orders, products } from './schema.ts'

const LOSSES = 30
const BUYERS = 16
const POOL = 8
const STOCK = 1_000_000
const PRODUCT = 1
const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $$client backend$$'

describe.runIf(isOnPostgres && clusterSkipReason === null)('a server that is lost repeatedly under load', () => {
  let cluster: Cluster
  let running: ChildProcess
  let origin: string
  const findings: Findings = { acknowledged: [], outages: 0, unexpected: [] }
  beforeAll(async () => {
    cluster = await openCluster()
    await withDatabase(({ db }) => db.update(products).set({ stock: STOCK }))
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PATH: searchPath, ...GENEROUS_LIMITS }
    const started = await startShop({ ...env, DATABASE_URL: cluster.url, DATABASE_POOL: String(POOL) })
    running = started.process
    origin = started.origin
  })
  afterAll(async () => {
    if (running.exitCode === null && running.signalCode === null) {
      running.kill('SIGKILL')
      await once(running, 'exit')
    }
    await cluster.close()
  })

  async function withDatabase<T>(work: (database: Database) => PromiseLike<T>): Promise<T> {
    const { database, close } = await openDatabase(testConfig({ databaseUrl: cluster.url }))
    return Promise.resolve(work(database)).finally(close)
  }

  async function lose(round: number): Promise<void> {
    if (round % 3 === 0) return administer(cluster.url, TERMINATE)
    await cluster.stop(round % 3 === 1 ? 'fast' : 'immediate')
    await cluster.start()
  }

  test('the process recovers, and every order is acknowledged once and stored', async () => {
    let isOver = false
    const buying = Array.from({ length: BUYERS }, () =>
      buyPersistently(origin, { guestId: guestId(), productId: PRODUCT }, findings, () => isOver),
    )
    const failed = Promise.all(buying)
    for (let round = 0; round < LOSSES; round++) {
      const enough = findings.acknowledged.length + BUYERS
      const goesOn = vi.waitUntil(() => findings.acknowledged.length >= enough, { timeout: 20_000, interval: 5 })
      await Promise.race([goesOn, failed])
      await lose(round)
    }
    isOver = true
    await failed
    expect(findings.unexpected).toEqual([])
    expect(findings.outages).toBeGreaterThan(0)
    expect([running.exitCode, running.signalCode]).toEqual([null, null])

    const { storedIds, sold, stock } = await withDatabase(async ({ db }) => ({
      storedIds: (await db.select({ id: orders.id }).from(orders)).map(({ id }) => id),
      sold: await db.select({ pieces: sql<number>`sum(${orderItems.quantity})::int` }).from(orderItems),
      stock: await db.select({ stock: products.stock }).from(products).where(eq(products.id, PRODUCT)),
    }))
    expect(storedIds.sort()).toEqual([...findings.acknowledged].sort())
    expect(stock[0]?.stock).toBe(STOCK - (sold[0]?.pieces ?? 0))
  }, 180_000)

  test('every pool connection is usable afterwards, and notifications arrive', async () => {
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200)
    const afterwards: Findings = { acknowledged: [], outages: 0, unexpected: [] }
    await withDatabase(async ({ db }) => {
      const waiting = async (tx = db) => {
        const { rows } = (await tx.execute(
          sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`,
        )) as unknown as { rows: { n: number }[] }
        return rows[0]?.n
      }
      let ordering: Promise<void>[] = []
      await transaction({ db }, async (inside) => {
        await inside.db.update(products).set({ name: 'Renamed afterwards' }).where(eq(products.id, PRODUCT))
        ordering = Array.from({ length: POOL }, () => {
          const buyer = { guestId: guestId(), productId: PRODUCT }
          return buyPersistently(origin, buyer, afterwards, () => afterwards.acknowledged.length > 0)
        })
        await vi.waitUntil(async () => (await waiting()) === POOL, { timeout: 4_000, interval: 20 })
      })
      await Promise.all(ordering)
    })
    expect(afterwards).toMatchObject({ outages: 0, unexpected: [] })
    await vi.waitUntil(
      async () => (await (await fetch(`${origin}/api/products?ids=${PRODUCT}`)).text()).includes('Renamed afterwards'),
      { timeout: 10_000, interval: 50 },
    )
  })
})
