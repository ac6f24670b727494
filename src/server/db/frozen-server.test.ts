import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { type Cluster, clusterSkipReason, openCluster } from '../../../test/support/own-cluster.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

const CONNECT_MS = 400
const QUERY_MS = 800
const READY_MS = 300
const SLACK_MS = 2_000
// The short timeouts above can also end work that a busy machine delays: buyers try again, as the 503 asks.
const RECOVERY_MS = 10_000
const databaseTimeouts = {
  statementMs: 600,
  lockMs: 500,
  idleTransactionMs: 600,
  connectMs: CONNECT_MS,
  queryMs: QUERY_MS,
}

describe.runIf(isOnPostgres && clusterSkipReason === null)('a server that is frozen', () => {
  let cluster: Cluster
  let shop: TestShop
  beforeAll(async () => {
    cluster = await openCluster()
    shop = await createTestShop({
      url: cluster.url,
      config: { databasePool: 4, databaseTimeouts, readyTimeoutMs: READY_MS },
    })
  })
  afterAll(async () => {
    cluster.thaw()
    await shop.close()
    await cluster.close()
  })

  async function timed(call: () => Promise<Response>) {
    const begun = performance.now()
    const { status } = await call()
    return { status, ms: performance.now() - begun }
  }

  test('delays requests only briefly, and is used again once it resumes', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const buyer = shop.visitor()
        const cart = await fillCart(buyer, 1)
        return () => buyer.post('/api/checkout', { cartId: cart.id, checkoutForm: checkoutForm() })
      }),
    )
    cluster.freeze()
    const ordering = Promise.all(buyers.map(timed))
    const ready = await timed(() => shop.visitor().send('/api/ready'))
    expect(ready.status).toBe(503)
    expect(ready.ms).toBeLessThan(READY_MS + SLACK_MS)
    expect((await shop.visitor().send('/api/products')).status).toBe(200)

    const outcomes = await ordering
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([503]))
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(CONNECT_MS + QUERY_MS + SLACK_MS)

    cluster.thaw()
    const recovered = { timeout: RECOVERY_MS }
    await expect.poll(async () => (await shop.visitor().send('/api/ready')).status, recovered).toBe(200)
    for (const place of buyers.slice(0, 4)) {
      await expect.poll(async () => (await place()).status, recovered).toBe(201)
    }
  })
})
