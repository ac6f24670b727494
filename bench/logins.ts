import { createServer, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/**
 * How a flood of logins slows other users down: milliseconds to change a cart, with a number of logins always in
 * flight, each with another username from another address. Quote the ratios; absolute times depend on the machine.
 */
const CHANGES = 40
const FLOODS = [0, 50, 200]

Object.assign(process.env, { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1', LIMIT_CART_WRITES_PER_GUEST: '100000' })
const { openShop } = await import('../src/server/open-shop.ts')
const { readConfig } = await import('../src/server/config.ts')
const { createApp } = await import('../src/server/app.ts')

const { shop, close } = await openShop(readConfig(), { url: undefined, folder: null })
const server = createServer(getRequestListener(createApp(shop).app.fetch)).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const { port } = server.address() as { port: number }

let logins = 0
const opened = await post('/api/cart', { guestId: 'a-guest-of-the-bench' })
const cookie = opened.cookie.split(';')[0] ?? ''
const { id } = JSON.parse(opened.body) as { id: number }
const productId = shop.catalogue.findBySlug('silk-cord-navy')?.id
const line = await post(`/api/cart/${id}/items`, { productId }, { Cookie: cookie })
const itemId = (JSON.parse(line.body) as { items: { id: number }[] }).items[0]?.id

console.log('| logins in flight | ms to change a cart, median | slowest of twenty | × idle |\n|---|---|---|---|')
let idle = 0
for (const inFlight of FLOODS) {
  const times = await underFlood(inFlight)
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN
  idle ||= median
  const slow = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  console.log(`| ${inFlight} | ${median.toFixed(1)} | ${slow.toFixed(1)} | ${(median / idle).toFixed(1)} |`)
}
server.closeAllConnections()
server.close()
await close()
process.exit(0)

async function underFlood(inFlight: number): Promise<number[]> {
  let isOver = false
  const flood = Array.from({ length: inFlight }, async () => {
    while (!isOver) await logIn()
  })
  await new Promise((resolve) => setTimeout(resolve, inFlight === 0 ? 0 : 500))
  const times: number[] = []
  for (let i = 0; i < CHANGES; i++) {
    const startedAt = performance.now()
    const path = `/api/cart/${id}/items/${itemId}`
    const { status } = await post(path, { quantity: 1 + (i % 2) }, { Cookie: cookie }, 'PATCH')
    if (status !== 200) throw new Error(`changing a cart failed: ${status}`)
    times.push(performance.now() - startedAt)
  }
  isOver = true
  await Promise.all(flood)
  return times.sort((a, b) => a - b)
}

function logIn() {
  const index = ++logins
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return post('/api/auth/login', { username: `unknown-${index}`, password: 'guess-1' }, { 'X-Forwarded-For': address })
}

function post(path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') {
  return new Promise<{ status: number; body: string; cookie: string }>((resolve, reject) => {
    // No keep-alive: a connection that waits behind the flood would be closed as idle.
    const agent = false
    const sent = { 'Content-Type': 'application/json', ...headers }
    request({ host: '127.0.0.1', port, path, method, agent, headers: sent }, async (response) => {
      const chunks = await response.toArray()
      const cookie = response.headers['set-cookie']?.[0] ?? ''
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), cookie })
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}
