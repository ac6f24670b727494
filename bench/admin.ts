import pg from 'pg'
import { orderRows, productRows } from './admin/rows.ts'

/**
 * The lists of the back office at 1,000,000 orders and 100,000 products on PostgreSQL: milliseconds of whole calls, from
 * the cookie to the JSON. DATABASE_URL names a server; the bench makes a database of its own there and drops it again.
 * `npm run bench:admin -- 100000 10000` takes fewer.
 */
const [ORDERS = 1_000_000, PRODUCTS = 100_000] = process.argv.slice(2).map(Number)
const ROUNDS = 15
const GOAL_MS = 200
const NAME = 'shop_bench_admin'

const { DATABASE_URL: server } = process.env
if (!server) {
  console.log('skipped: it needs DATABASE_URL, the URL of a PostgreSQL server')
  process.exit(0)
}
const url = new URL(server)
url.pathname = `/${NAME}`
await administer(`drop database if exists ${NAME} with (force)`, `create database ${NAME}`)
Object.assign(process.env, { DATABASE_URL: url.href, LOG_LEVEL: 'silent', NODE_ENV: 'test', DEMO_ORDERS: 'no' })

const { openShop } = await import('../src/server/open-shop.ts')
const { readConfig } = await import('../src/server/config.ts')
const { createAdminApp } = await import('../src/server/admin-app.ts')
const { startStaffSession } = await import('../src/server/http/sessions-of-staff.ts')
const { refreshAllCustomers } = await import('../src/server/customers/refresh-customers.ts')
const { shop, database, close } = await openShop(readConfig())

const begun = performance.now()
await database.withoutTimeouts(async (db) => {
  for (const statement of [...productRows(PRODUCTS), ...orderRows(ORDERS)]) {
    await db.execute(statement)
  }
})
await refreshAllCustomers(shop)
console.log(`${ORDERS} orders and ${PRODUCTS} products, made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)

const { rows } = await database.execute("select id from staff where role = 'owner'")
const [owner] = rows as { id: number }[]
const token = await startStaffSession(shop.db, owner?.id ?? 0, 'full', new Date())
const app = createAdminApp(shop)

console.log('| call | ms, median | slowest |\n|---|---|---|')
let isSlow = false
for (const path of paths()) await measure(path)
await close()
await administer(`drop database ${NAME} with (force)`)
console.log(`\n${isSlow ? 'MISSED' : 'kept'}: every median below ${GOAL_MS} ms`)
if (isSlow) process.exitCode = 1

function paths(): string[] {
  const searches = ['papadopoulos', 'Ελένη παπα', 'ελένη', '99 00 12', '99001234', 'x.12345@example.com', 'HEL']
  return [
    ...['open', 'all', 'delivered'].map((view) => `orders?view=${view}`),
    'orders?view=all&after=2026-01-01T00:00:00.000000Z~EE-0000-0000-0000',
    'orders/counts',
    ...searches.map((q) => `orders?view=all&q=${encodeURIComponent(q)}`),
    ...['products', 'products?q=frame', 'products?q=%CF%83%CE%BA%CE%B5%CE%BB', 'products?view=draft'],
    ...['stock', 'stock?q=frame', 'stock?view=low'],
    ...['customers', 'customers?q=%CF%80%CE%B1%CF%80%CE%B1', 'newsletter'],
    ...['today', 'sales', 'audit'],
  ]
}

async function measure(path: string): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const from = performance.now()
    const response = await app.request(`/api/admin/${path}`, { headers: { cookie: `staff=${token}` } })
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    if (round > 0) times.push(performance.now() - from)
  }
  times.sort((one, other) => one - other)
  const median = times[ROUNDS >> 1] ?? 0
  isSlow ||= median >= GOAL_MS
  console.log(`| ${decodeURIComponent(path)} | ${median.toFixed(1)} | ${times.at(-1)?.toFixed(1)} |`)
}

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
