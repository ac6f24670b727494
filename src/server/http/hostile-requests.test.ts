import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FuzzedShop, startFuzzedShop } from '../../../test/fuzz/fuzzed-shop.ts'
import { PARTS, runFuzz } from '../../../test/fuzz/run-fuzz.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'

/** `npm run fuzz` sends many more, with other seeds. */
const SEED = 20_261_124
const REQUESTS = 480
const BATCH = 20

let database: Awaited<ReturnType<typeof createSeededDatabase>>
let shop: FuzzedShop
beforeAll(async () => {
  database = await createSeededDatabase()
  shop = await startFuzzedShop({ ...database.env, LOG_LEVEL: 'error' })
})
afterAll(async () => {
  shop.stop()
  await database.remove()
})

test('no generated request gets a 5xx, hangs, changes or reads what it should not, or an answer of another shape', async () => {
  const parts = PARTS.filter((part) => part !== 'screens' || shop.setting.hasPages)
  const { findings, tally, byPart } = await runFuzz(shop, { seed: SEED, requests: REQUESTS, parts, batch: BATCH })
  expect(findings).toEqual([])
  expect(shop.setting.tables).toBeGreaterThan(80)
  // Node's client refuses to send a few.
  expect(tally.sent).toBeGreaterThan(REQUESTS * 0.9)
  for (const part of parts) expect(byPart[part], part).toBeGreaterThan(0)
  // Most of the requests are refused; enough reach what is behind the checks.
  expect(Object.keys(tally.succeeded).length).toBeGreaterThan(20)
})
