import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildAll } from '../scripts/build.ts'
import { freePort } from '../scripts/fresh-shop.ts'
import { SERVE_ENV, SERVE_OPTIONS } from '../scripts/serve-options.mjs'
import { GENEROUS_LIMITS } from '../test/support/generous-limits.ts'
import { createBuyers, ENDLESS_STOCK } from './checkout/buyers.ts'
import { getMany, median } from './cost-per-request.ts'
import { createOwnDatabase } from './own-database.ts'
import { endProcess, startProcess } from './start-process.ts'

/**
 * Requests a second with one and with two processes that serve (`npm start -- --workers N`), on PostgreSQL, in turns.
 * PostgreSQL and those who ask share the machine. Pages from memory are left out: asking for one costs as much CPU as
 * sending it. The share of the machine that is busy says how much there was to gain.
 */
const ROUNDS = 3
const PAGES = 2_000
const ORDERS = 300
const WORKERS = [1, 2]
/** What browsers send. */
const ENCODINGS = 'gzip, deflate, br, zstd'
/** Until all processes serve; connections stay with the process that accepted them. */
const START_MS = 4_000

await buildAll()
const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
const database = await createOwnDatabase('workers')
const port = await freePort()
const env = {
  ...GENEROUS_LIMITS,
  ...SERVE_ENV,
  PATH: process.env.PATH ?? '',
  ...{ PORT: String(port), LOG_LEVEL: 'error', DEMO_ORDERS: 'no', TRUSTED_PROXIES: '1' },
  ...{ DATABASE_URL: database.url, DATA_FOLDER: join(folder, 'data'), MAIL_FOLDER: join(folder, 'mail') },
}
const start = async (workers: number) =>
  (await startProcess([...SERVE_OPTIONS, 'scripts/serve.mjs', `--workers=${workers}`], env, '/api/ready')).process

let unseen = 0
/** Of all products, by an address that was not asked for yet. */
const unseenListing = () => `/collections?maxPrice=${1000 + ++unseen}`

async function pagesPerSecond(): Promise<number> {
  const begun = performance.now()
  await getMany(port, unseenListing, PAGES, ENCODINGS)
  return PAGES / ((performance.now() - begun) / 1000)
}

/** Milliseconds of all processors since the machine started. */
function readProcessors(): { all: number; idle: number } {
  const times = cpus().map((one) => one.times)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { all: sum(times.flatMap((one) => Object.values(one))), idle: sum(times.map(({ idle }) => idle)) }
}

interface Figure {
  perSecond: number
  /** Of all processors, 0 to 1. */
  busy: number
}

async function watch(work: () => Promise<number>): Promise<Figure> {
  const before = readProcessors()
  const perSecond = await work()
  const after = readProcessors()
  return { perSecond, busy: 1 - (after.idle - before.idle) / (after.all - before.all) }
}

interface Figures {
  pages: Figure
  orders: Figure
}

async function measure(workers: number): Promise<Figures> {
  const shop = await start(workers)
  await pause(START_MS)
  const buyers = await createBuyers(`http://127.0.0.1:${port}`)
  const buy = async () => (await buyers.buy(ORDERS)).perSecond
  await pagesPerSecond()
  const pages = await watch(pagesPerSecond)
  await buy()
  const figures = { pages, orders: await watch(buy) }
  await endProcess(shop)
  return figures
}

await endProcess(await start(1))
await database.run(ENDLESS_STOCK)
const figures = new Map(WORKERS.map((workers) => [workers, [] as Figures[]]))
for (let round = 0; round < ROUNDS; round++) {
  for (const workers of WORKERS) figures.get(workers)?.push(await measure(workers))
}
const of = (workers: number, key: keyof Figures, what: keyof Figure) =>
  median((figures.get(workers) ?? []).map((one) => one[key][what]))
const cells = (workers: number, key: keyof Figures) => {
  const perSecond = of(workers, key, 'perSecond')
  const busy = Math.round(100 * of(workers, key, 'busy'))
  return `${perSecond.toFixed(0)} | ${(perSecond / of(1, key, 'perSecond')).toFixed(2)} | ${busy} %`
}
console.log('| processes | listings rendered anew/s | × | machine busy | orders/s | × | machine busy |')
console.log('|---|---|---|---|---|---|---|')
for (const workers of WORKERS) console.log(`| ${workers} | ${cells(workers, 'pages')} | ${cells(workers, 'orders')} |`)
await database.remove()
await rm(folder, { recursive: true })
process.exit(0)
