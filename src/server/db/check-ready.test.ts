import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { clusterSkipReason, openCluster } from '../../../test/support/own-cluster.ts'
import { mountSmallDisk } from '../../../test/support/small-disk.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { createReadyCheck } from './check-ready.ts'
import { transaction } from './connect.ts'

const READY_MS = 300

let shop: TestShop
/** Resources opened by a test, closed in reverse order. */
const closing: (() => unknown)[] = []
beforeAll(async () => {
  shop = await createTestShop({ config: { databasePool: 1, readyTimeoutMs: READY_MS } })
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(() => shop.close())

const readiness = async (of = shop) => (await of.visitor().send('/api/ready')).status

test('a shop is ready for concurrent checks', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => readiness()))).toEqual(Array(20).fill(200))
})

test('a shop whose database is read-only is not ready and rejects orders with 503', async () => {
  const buyer = shop.visitor()
  const cart = await fillCart(buyer, 1)
  await shop.database.execute('set default_transaction_read_only = on')
  closing.push(() => shop.database.execute('set default_transaction_read_only = off'))
  expect(await readiness()).toBe(503)
  const order = await buyer.post('/api/checkout', { cartId: cart.id, checkoutForm: checkoutForm() })
  expect(order.status).toBe(503)
})

test('a shop whose connections are all in use soon reports not ready, and ready once they are free', async () => {
  await transaction(shop.shop, async (shop) => {
    await shop.db.execute(sql`select 1`)
    const begun = performance.now()
    expect(await readiness()).toBe(503)
    expect(performance.now() - begun).toBeLessThan(READY_MS + 2_000)
  })
  expect(await readiness()).toBe(200)
})

test('a shop that writes e-mails into a folder on a disk with too little space is not ready', async () => {
  const full = await createTestShop({ config: { freeDiskBytes: Number.MAX_SAFE_INTEGER } })
  closing.push(full.close)
  expect(await readiness(full)).toBe(503)
})

test('a missing folder has the space of its parent', async () => {
  const folders = [join(tmpdir(), 'not', 'made', 'yet')]
  const options = { folders, freeDiskBytes: 1, timeoutMs: 5_000 }
  await createReadyCheck(shop.database, options)()
  const check = createReadyCheck(shop.database, { ...options, freeDiskBytes: Number.MAX_SAFE_INTEGER })
  await expect(check()).rejects.toMatchObject({ code: 'unavailable', cause: { message: /is full/ } })
})

test('a full disk makes the shop not ready until there is space', async ({ skip }) => {
  skip(isOnPostgres && clusterSkipReason !== null, clusterSkipReason ?? '')
  const disk = mountSmallDisk(isOnPostgres ? 128 : 160)
  if (disk === null) return skip('a small disk cannot be mounted here')
  closing.unshift(disk.unmount)
  const cluster = isOnPostgres ? await openCluster({ home: disk.folder }) : undefined
  if (cluster) closing.unshift(cluster.close)
  const place = cluster ? { url: cluster.url } : { folder: join(disk.folder, 'data') }
  // Without a threshold, the write fails instead.
  const own = await createTestShop({ ...place, config: { freeDiskBytes: 0 } })
  closing.unshift(own.close)
  expect(await readiness(own)).toBe(200)
  disk.fill()
  expect(await readiness(own)).toBe(503)
  expect((await own.visitor().send('/api/products')).status).toBe(200)
  disk.clear()
  expect(await readiness(own)).toBe(200)
})
