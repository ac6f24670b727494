import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { openMailServer } from '../../../test/support/mail-server.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { startShop } from '../../../test/support/shop-process.ts'
import { createClient } from '../../contract/client.ts'

const ORDERS = 6

test('a server killed between an order and its e-mail loses none and sends none twice', async () => {
  const database = await createSeededDatabase()
  onTestFinished(database.remove)
  const server = await openMailServer({ receive: 'hang' })
  onTestFinished(server.close)
  const env = { ...database.env, SMTP_URL: server.url }

  const first = await startShop(env)
  onTestFinished(() => void first.process.kill('SIGKILL'))
  const buyers = Array.from({ length: ORDERS }, (_, i) => `buyer-${i}@example.com`)
  for (const email of buyers.slice(1)) await buy(first.origin, email)
  await vi.waitUntil(() => server.tries.size > 0, { timeout: 30_000 })
  await buy(first.origin, 'buyer-0@example.com')
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  expect(server.taken).toEqual([])

  server.setBehaviour({})
  const second = await startShop(env)
  onTestFinished(() => void second.process.kill('SIGKILL'))
  await vi.waitUntil(() => server.taken.length >= ORDERS, { timeout: 60_000, interval: 100 })
  // Long enough for a duplicate to arrive.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  second.process.kill('SIGKILL')
  await once(second.process, 'exit')
  expect(server.taken.map(({ to }) => to).sort()).toEqual(buyers)
  expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(ORDERS)
}, 180_000)

async function buy(origin: string, email: string): Promise<void> {
  let cookie = ''
  const api = createClient(async (path, init) => {
    const response = await fetch(origin + path, { ...init, headers: { ...init.headers, Cookie: cookie } })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  })
  const cart = await api.cart.open({ guestId: guestId() })
  await api.cart.addItem(cart.id, { productId: 1 })
  await api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ email }) })
}
