import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../scripts/build.ts'
import { freePort } from '../scripts/fresh-shop.ts'
import { SERVE_ENV, SERVE_OPTIONS } from '../scripts/serve-options.mjs'
import { median } from './cost-per-request.ts'
import { createOwnDatabase } from './own-database.ts'
import { endProcess, startProcess, usageOf } from './start-process.ts'

/**
 * How long the shop takes to its first page on a seeded PostgreSQL, from its sources and as it is built, in turns. Only
 * the process that serves is counted. Quote the ratios; absolute times depend on the machine.
 */
const ROUNDS = 5
const PROGRAMS = { 'from the sources': ['src/server/main.ts'], 'as built': [...SERVE_OPTIONS, 'scripts/serve.mjs'] }

await buildAll()
const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
const database = await createOwnDatabase('start')
const env = {
  ...SERVE_ENV,
  PATH: process.env.PATH ?? '',
  PORT: String(await freePort()),
  DATABASE_URL: database.url,
  DATA_FOLDER: join(folder, 'data'),
  LOG_LEVEL: 'error',
  ROLE: 'serve',
}
const figures = new Map(
  Object.keys(PROGRAMS).map((name) => [name, [] as { ms: number; cpuMs: number; memoryMb: number }[]]),
)
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const started = await startProcess(program, env, '/')
    // The first round seeds, and compiles.
    if (round > 0) figures.get(name)?.push({ ms: started.ms, ...usageOf(started.process) })
    await endProcess(started.process)
  }
}
console.log('| start | ms until the first page | CPU ms | × | MB |\n|---|---|---|---|---|')
const cpuOf = (name: string) => median((figures.get(name) ?? []).map(({ cpuMs }) => cpuMs))
for (const [name, all] of figures) {
  const row = [median(all.map(({ ms }) => ms)).toFixed(0), cpuOf(name).toFixed(0)]
  const ratio = (cpuOf(name) / cpuOf('from the sources')).toFixed(2)
  console.log(`| ${name} | ${row.join(' | ')} | ${ratio} | ${median(all.map(({ memoryMb }) => memoryMb)).toFixed(0)} |`)
}
await database.remove()
await rm(folder, { recursive: true })
