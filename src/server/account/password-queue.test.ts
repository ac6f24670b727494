import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockThreadPool } from '../../../test/support/block-thread-pool.ts'
import { fillCart } from '../../../test/support/buyers.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { passwordQueue } from './password.ts'
import { createBoundedQueue } from './password-queue.ts'

describe('a bounded queue', () => {
  test('limits concurrency, keeps the order and releases every slot', async () => {
    const queue = createBoundedQueue({ concurrency: 2, longestQueue: 10 })
    const begun: number[] = []
    const tasks = Array.from({ length: 8 }, (_, index) => ({ index, ...Promise.withResolvers<number>() }))
    const results = tasks.map(({ index, promise }) =>
      queue.run(() => {
        begun.push(index)
        return promise
      }),
    )
    await setImmediate()
    expect([begun, queue.load()]).toEqual([[0, 1], { running: 2, waiting: 6 }])
    tasks[1]?.resolve(1)
    tasks[0]?.reject(new Error('a task failed'))
    await expect(results[0]).rejects.toThrow('a task failed')
    await setImmediate()
    expect([begun, queue.load()]).toEqual([[0, 1, 2, 3], { running: 2, waiting: 4 }])
    for (const { index, resolve } of tasks) resolve(index)
    expect(await Promise.all(results.slice(1))).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(queue.load()).toEqual({ running: 0, waiting: 0 })
  })

  test('rejects a task beyond the limit without running it', async () => {
    const queue = createBoundedQueue({ concurrency: 1, longestQueue: 1 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const accepted = [queue.run(() => promise), queue.run(() => promise)]
    const rejected = queue.run(() => Promise.reject(new Error('it ran')))
    await expect(rejected).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 })
    resolve()
    await Promise.all(accepted)
    expect(await queue.run(async () => 'again')).toBe('again')
  })
})

describe('while hashing uses every thread', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await createTestShop({ config: { passwordHashes: 1, passwordQueue: 2 } })
  })
  afterAll(() => shop.close())

  test('cart changes work, excess logins get 503 and queued logins complete', async () => {
    const visitor = shop.visitor()
    const productId = (await shop.product('silk-cord-navy')).id
    // Loads modules and connects before the threads are busy.
    const { id } = await fillCart(visitor, productId)
    await shop.visitor().post('/api/auth/login', { username: 'nobody', password: 'guess-0' })
    const letGo = blockThreadPool()
    const logins = []
    try {
      for (let i = 0; i < 3; i++) {
        logins.push(shop.visitor().post('/api/auth/login', { username: `somebody-${i}`, password: 'guess-1' }))
      }
      while (passwordQueue.load().waiting < 2) await setImmediate()
      const rejected = await shop.visitor().post('/api/auth/login', { username: 'maria', password: 'maria-demo' })
      expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([503, '5'])
      expect((await rejected.json()).error.code).toBe('busy')
      const cart = await visitor.api.cart.addItem(id, { productId })
      expect(cart.items).toMatchObject([{ quantity: 2 }])
      expect(passwordQueue.load()).toEqual({ running: 1, waiting: 2 })
    } finally {
      await letGo()
    }
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([401, 401, 401])
    expect(passwordQueue.load()).toEqual({ running: 0, waiting: 0 })
    await shop.signIn('maria')
  })
})
