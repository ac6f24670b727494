import { parseArgs } from 'node:util'
import { writeReliability } from '../../scripts/report-part.ts'
import { SCREEN_NAMES } from '../../src/contract/screens.ts'
import { createLastingDatabase } from '../support/shop-process.ts'
import { isOnPostgres } from '../support/test-database.ts'
import { startFuzzedShop } from './fuzzed-shop.ts'
import { describeRun, printFinding, printReport } from './print-report.ts'
import { readCalls } from './read-calls.ts'
import { PARTS, type Part, runFuzz } from './run-fuzz.ts'

/**
 * Sends generated requests to a shop in a process of its own and judges every answer. On PGlite, or on the server of
 * `TEST_DATABASE_URL`.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
})
const BATCH = 250
/** Runs of all parts with so many requests write the document. */
const WRITTEN_FROM = 3_000
const parts = values.only === undefined ? PARTS : [values.only as Part]
const seed = Number(values.seed)
const requests = Number(values.requests)
if (!parts.every((part) => PARTS.includes(part)) || !Number.isInteger(seed) || !(requests > 0)) {
  console.error(`usage: npm run fuzz -- [--requests N] [--seed N] [--only ${PARTS.join('|')}]`)
  process.exit(2)
}

const database = await createLastingDatabase()
const shop = await startFuzzedShop({ ...database.env, LOG_LEVEL: 'error', DEMO_ORDERS: 'yes' })
// A run that is interrupted reports what it has done.
const interrupted = new AbortController()
process.once('SIGINT', () => interrupted.abort())
let reported = 0
try {
  const begun = performance.now()
  const report = await runFuzz(shop, {
    ...{ seed, requests, parts, batch: BATCH, signal: interrupted.signal },
    onBatch({ findings, tally }) {
      for (const finding of findings.slice(reported)) printFinding(finding)
      reported = findings.length
      if (Math.floor(tally.sent / BATCH) % 20 === 0) console.log(`${tally.sent} requests`)
    },
  })
  const seconds = Math.round((performance.now() - begun) / 1000)
  const { documents, tables } = shop.setting
  const calls = readCalls(documents.public).length + readCalls(documents.admin).length + SCREEN_NAMES.length
  const run = { seed, seconds, tables, calls, database: isOnPostgres ? 'PostgreSQL' : 'PGlite' }
  process.exitCode = printReport(report, run) ? 0 : 1
  if (report.tally.sent >= WRITTEN_FROM && parts.length === PARTS.length)
    writeReliability('Inputs tried', describeRun(report, run))
} finally {
  shop.stop()
  await database.remove()
}
