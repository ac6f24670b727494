import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../scripts/build.ts'
import { freePort } from '../scripts/fresh-shop.ts'
import { SERVE_ENV, SERVE_OPTIONS } from '../scripts/serve-options.mjs'
import { GENEROUS_LIMITS } from '../test/support/generous-limits.ts'
import { BUYERS, createBuyers, ENDLESS_STOCK } from './checkout/buyers.ts'
import { median } from './cost-per-request.ts'
import { createOwnDatabase } from './own-database.ts'
import { endProcess, startProcess, usageOf } from './start-process.ts'

/**
 * Orders of three calls each by buyers who order again and again, on PostgreSQL, with the jobs in the process that
 * serves, in one beside, and in one beside as the shop is built, in turns. Each order sends an e-mail. Quote the ratios;
 * absolute times depend on the machine. V8 compiles what it runs often: the first few hundred orders take half as much
 * again, and are not measured.
 */
const ORDERS = 1000
const FIRST_ORDERS = 300
const ROUNDS = 3
const PROGRAM = 'bench/checkout/serve.ts'
const WAYS = {
  'in the process that serves': [PROGRAM],
  'in a process beside': [PROGRAM, 'beside'],
  'in a process beside, as built': [...SERVE_OPTIONS, 'scripts/serve.mjs'],
}

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
const database = await createOwnDatabase('checkout')
const [port, metricsPort] = [await freePort(), await freePort()].map(String)
const env = {
  ...GENEROUS_LIMITS,
  ...SERVE_ENV,
  PATH: process.env.PATH ?? '',
  ...{ PORT: port ?? '', METRICS_PORT: metricsPort ?? '', LOG_LEVEL: 'error', DEMO_ORDERS: 'no', TRUSTED_PROXIES: '1' },
  ...{ DATABASE_URL: database.url, DATA_FOLDER: join(folder, 'data'), MAIL_FOLDER: join(folder, 'mail') },
}
const origin = `http://127.0.0.1:${port}`

/** Since the last call, in milliseconds: 99 % of the waits of the event loop are shorter. */
async function readDelay(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return 1000 * Number(/^shop_event_loop_delay_seconds\{quantile="0.99"\} (\S+)$/m.exec(text)?.[1])
}

interface Figures {
  perSecond: number
  p50: number
  p99: number
  cpuMs: number
  delayMs: number
}

const start = async (args: readonly string[]) => (await startProcess(args, env, '/api/ready')).process

async function measure(args: readonly string[]): Promise<Figures> {
  const shop = await start(args)
  const buyers = await createBuyers(origin)
  await buyers.buy(FIRST_ORDERS)
  await readDelay()
  const before = usageOf(shop).cpuMs
  const { perSecond, took } = await buyers.buy(ORDERS)
  const figures = {
    perSecond,
    p50: median(took),
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    cpuMs: (usageOf(shop).cpuMs - before) / ORDERS,
    delayMs: await readDelay(),
  }
  await endProcess(shop)
  return figures
}

await buildAll()
await endProcess(await start([PROGRAM]))
await database.run(ENDLESS_STOCK)
const figures = new Map(Object.keys(WAYS).map((name) => [name, [] as Figures[]]))
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, args] of Object.entries(WAYS)) figures.get(name)?.push(await measure(args))
}
console.log(
  `${BUYERS} buyers, ${ORDERS} orders of 3 calls in each of ${ROUNDS} rounds, after ${FIRST_ORDERS} others; medians.\n`,
)
console.log('| jobs | orders/s | ms an order, median | p99 | CPU ms an order, serving | event loop p99, ms |')
console.log('|---|---|---|---|---|---|')
for (const [name, all] of figures) {
  const of = (key: keyof Figures) => median(all.map((one) => one[key])).toFixed(key === 'cpuMs' ? 1 : 0)
  console.log(`| ${name} | ${of('perSecond')} | ${of('p50')} | ${of('p99')} | ${of('cpuMs')} | ${of('delayMs')} |`)
}
await database.remove()
await rm(folder, { recursive: true })
process.exit(0)
