import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../scripts/build.ts'
import { freePort } from '../scripts/fresh-shop.ts'
import { SERVE_ENV, SERVE_OPTIONS } from '../scripts/serve-options.mjs'
import { GENEROUS_LIMITS } from '../test/support/generous-limits.ts'
import { growthCurve } from './catalogue/growth-curve.ts'
import { catalogueRows } from './catalogue/rows.ts'
import { createOwnDatabase } from './own-database.ts'
import { endProcess, startProcess, usageOf } from './start-process.ts'

/**
 * The catalogue's calls at growing numbers of products on PostgreSQL, with the shop as it is built: CPU of the process
 * that serves, and how long each of four clients, and then one alone, waits.
 * `npm run bench:catalogue -- --products 1000,100000,1000000`.
 */
const COUNTS = readCounts() ?? [1_000, 100_000]
const FIRST_ROUNDS = 1_000
const ROUNDS = 1_500
const PARALLEL = 4

interface Cost {
  cpuMs: number
  p50: number
  p99: number
  /** Of one client, who asks when it was answered. */
  p99Alone: number
}

/** No address is asked for twice, so that no stored answer is measured. */
let unseen = 0
const anew = (query: string) => `/api/${query}&maxPrice=${2_000 + ++unseen}`
const word = (words: readonly string[], round: number) => encodeURIComponent(words[round % words.length] ?? '')
const CATEGORIES = ['sunglasses', 'optical-frames', 'sport-eyewear', 'kids']
const SHAPES = ['round', 'panto', 'square', 'cat-eye', 'aviator']
const WORDS = ['kyloma', 'φαλομα', 'round tortoise', 'gyalia iliou', 'sunglases', 'BEN-0000700-X', 'thema', '52-18']

const CALLS: Record<string, (round: number, count: number) => string> = {
  'list of 12 with total': () => anew('products/cards?limit=12'),
  'the same, stored': () => '/api/products/cards?limit=12',
  'list of 12, three filters': (round) =>
    anew(`products/cards?limit=12&category=${word(CATEGORIES, round)}&shape=${word(SHAPES, round)}&polarised=true`),
  facets: () => anew('products/facets?x=1').replace('x=1&', ''),
  'facets, two filters': (round) =>
    anew(`products/facets?category=${word(CATEGORIES, round)}&shape=${word(SHAPES, round)}`),
  'product by slug': (round, count) => `/api/products/bench-frame-${1 + ((round * 7919) % count)}`,
  search: (round) => anew(`products/cards?limit=12&q=${word(WORDS, round)}`),
}

await buildAll()
const all: ({ count: number } & Awaited<ReturnType<typeof measureAt>>)[] = []
for (const count of COUNTS) {
  const figures = await measureAt(count)
  all.push({ count, ...figures })
  print(count, figures)
}
if (all.length > 1) {
  const lines = Object.keys(CALLS).map((name) => ({
    name,
    points: all.map(({ count, costs }) => ({ x: count, y: costs[name]?.cpuMs ?? 0 })),
  }))
  await writeFile(new URL('catalogue-growth.svg', import.meta.url), growthCurve('CPU ms a request, by products', lines))
}
process.exit(0)

async function measureAt(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const database = await createOwnDatabase(`catalogue_${count}`)
  const env = {
    ...GENEROUS_LIMITS,
    PATH: process.env.PATH ?? '',
    ...{ PORT: String(await freePort()), LOG_LEVEL: 'error', DEMO_ORDERS: 'no', ROLE: 'serve', TRUSTED_PROXIES: '1' },
    ...SERVE_ENV,
    ...{ DATABASE_URL: database.url, DATA_FOLDER: join(folder, 'data') },
  }
  const start = () => startProcess([...SERVE_OPTIONS, 'scripts/serve.mjs'], env, '/api/products?limit=1')
  await endProcess((await start()).process)
  for (const statement of catalogueRows(count)) await database.run(statement)
  const first = await start()
  await endProcess(first.process)
  const { process: shop, ms: startMs } = await start()
  const idleMb = usageOf(shop).memoryMb
  const costs: Record<string, Cost> = {}
  for (const [name, path] of Object.entries(CALLS)) {
    const ask = (round: number) => get(Number(env.PORT), path(round, count))
    // V8 compiles what runs often: the first requests take several times as long.
    await askAll(ask, FIRST_ROUNDS)
    const before = usageOf(shop).cpuMs
    const times = await askAll(ask, ROUNDS)
    const cpuMs = (usageOf(shop).cpuMs - before) / ROUNDS
    const p99Alone = at(await askAll(ask, ROUNDS, 1), 0.99)
    costs[name] = { cpuMs, p50: at(times, 0.5), p99: at(times, 0.99), p99Alone }
  }
  const loadedMb = usageOf(shop).memoryMb
  await endProcess(shop)
  await database.remove()
  await rm(folder, { recursive: true })
  return { firstStartMs: first.ms, startMs, idleMb, loadedMb, costs }
}

/** @returns the milliseconds of each, ascending */
async function askAll(ask: (round: number) => Promise<void>, rounds: number, clients = PARALLEL): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const asker = async () => {
    while (next < rounds) {
      const from = performance.now()
      await ask(next++)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, asker))
  return times.sort((one, other) => one - other)
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}

function get(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })
}

function print(
  count: number,
  { firstStartMs, startMs, idleMb, loadedMb, costs }: Awaited<ReturnType<typeof measureAt>>,
): void {
  const starts = [startMs, firstStartMs].map((ms) => (ms / 1000).toFixed(1))
  const head = `start ${starts[0]} s (the first with them ${starts[1]} s), memory ${idleMb.toFixed(0)} MB, after the requests`
  console.log(`${count} products: ${head} ${loadedMb.toFixed(0)} MB\n`)
  console.log('| call | CPU ms, serving | p50 ms | p99 ms | p99 ms, one client |\n|---|---|---|---|---|')
  for (const [name, { cpuMs, p50, p99, p99Alone }] of Object.entries(costs)) {
    console.log(`| ${name} | ${cpuMs.toFixed(3)} | ${[p50, p99, p99Alone].map((ms) => ms.toFixed(2)).join(' | ')} |`)
  }
  console.log('')
}

function readCounts(): number[] | null {
  const given = process.argv.slice(2).flatMap((one) => one.split(','))
  const counts = given.map(Number).filter((count) => count > 0)
  return counts.length > 0 ? counts : null
}
