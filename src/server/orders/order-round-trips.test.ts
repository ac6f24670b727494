import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fillCart, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { type DatabaseProxy, openProxy } from '../../../test/support/database-proxy.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

describe.runIf(isOnPostgres)('an order', () => {
  let shop: TestShop
  let proxy: DatabaseProxy
  let proxied: TestShop
  beforeAll(async () => {
    shop = await createTestShop()
    proxy = await openProxy(shop.url ?? '')
    proxied = await createTestShop({ url: proxy.url, config: { databasePool: 1 } })
  })
  afterAll(async () => {
    await proxied.close()
    await proxy.close()
    await shop.close()
  })

  async function packetsOfOrder(buyer: number): Promise<number> {
    const visitor = proxied.visitor()
    const cart = await fillCart(visitor, buyer)
    const form = checkoutForm({ email: `${buyer}@example.com`, phoneNumber: `+357 99 00 00 0${buyer}` })
    const before = proxy.packets()
    const { status } = await visitor.post('/api/checkout', { cartId: cart.id, checkoutForm: form })
    expect(status).toBe(201)
    const placed = proxy.packets()
    // What tells other processes, once for the order and its e-mail.
    await vi.waitUntil(() => proxy.packets() > placed, { timeout: 20_000 })
    return placed - before
  }

  // The pieces stay locked meanwhile, and each round trip to a database on another machine takes half a millisecond.
  test('waits for the database four times', async () => {
    await packetsOfOrder(1)
    proxy.gatherAnswers(20)
    for (const buyer of [2, 3, 4]) expect(await packetsOfOrder(buyer)).toBeLessThanOrEqual(4)
  })

  test('begins with a cart that waits once, and twice for its first frame', async () => {
    for (let buyer = 0; buyer < 3; buyer++) {
      const { cart } = proxied.visitor().api
      const before = proxy.packets()
      const { id } = await cart.open({ guestId: guestId() })
      const opened = proxy.packets()
      await cart.addItem(id, { productId: 1 })
      expect([opened - before, proxy.packets() - opened]).toEqual([1, 2])
    }
  })
})
