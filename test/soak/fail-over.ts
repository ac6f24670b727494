import { readConfig } from '../../src/server/config.ts'
import { sentEmails } from '../../src/server/db/schema.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { guestId } from '../support/buyers.ts'
import { GENEROUS_LIMITS } from '../support/generous-limits.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyPersistently, type Findings } from '../support/persistent-buyer.ts'
import { openPgbouncer } from '../support/pgbouncer.ts'
import { bothUrls, openReplicatedClusters, type ReplicatedClusters } from '../support/replicated-clusters.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import { searchPath } from '../support/test-database.ts'
import { waitUntil } from '../support/wait-until.ts'
import { emailLines } from './email-books.ts'
import type { LedgerLine } from './ledger-line.ts'
import { orderLine } from './order-lines.ts'
import { readStock, type Stock, stockLines } from './stock-books.ts'

const BUYERS = 8
const PRODUCT = 1
const PIECES = 100_000
const LONGEST_MS = 60_000
/** Until somebody, or a tool, has noticed and promotes the replica. */
const NOTICED_AFTER_MS = 1_000

export interface FailOver {
  /** From the end of the primary until orders were acknowledged again, the promotion included. */
  withoutServiceMs: number
  /** Calls that were answered 503. */
  outages: number
  lines: LedgerLine[]
}

/** Kills the primary below a shop that takes orders, promotes its replica, and compares what was acknowledged. */
export async function failOver({ isPooled }: { isPooled: boolean }): Promise<FailOver> {
  const clusters = await openReplicatedClusters()
  const { primary, replica } = clusters
  const servers = [primary.url, replica.url]
  const poolers = isPooled ? await Promise.all(servers.map(openPgbouncer)) : []
  const mail = await openMailServer()
  const common = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PATH: searchPath, DEMO_ORDERS: 'no', ...GENEROUS_LIMITS }
  const urls = { DATABASE_URL: bothUrls(isPooled ? poolers.map(({ url }) => url) : servers) }
  const env = { ...common, ...urls, ...(isPooled && { DATABASE_LISTEN_URL: bothUrls(servers) }), SMTP_URL: mail.url }
  let shop: ShopProcess | undefined
  try {
    await poolers[0]?.ready()
    const stockBefore = await fillStock(env)
    shop = await startShop(env)
    const findings: Findings = { acknowledged: [], outages: 0, unexpected: [] }
    const withoutServiceMs = await orderThrough(clusters, shop.origin, findings)
    const lines = await readLedger(env, findings, { stockBefore, mail })
    const unexpected = { name: 'answers that were neither a success nor 503', figure: findings.unexpected.length }
    return {
      withoutServiceMs,
      outages: findings.outages,
      lines: [...lines, { ...unexpected, faults: findings.unexpected }],
    }
  } finally {
    shop?.process.kill('SIGKILL')
    await mail.close()
    for (const pooler of poolers) await pooler.close()
    await clusters.close()
  }
}

async function fillStock(env: Record<string, string>): Promise<Stock> {
  const { shop, database, close } = await openShop(readConfig(env))
  await database.execute(`insert into stock_movements (product_id, store, delta, reason, source_key)
    values (${PRODUCT}, 'nicosia', ${PIECES}, 'count', gen_random_uuid())`)
  return readStock(shop).finally(close)
}

/** @returns milliseconds until orders were acknowledged again */
async function orderThrough(
  { primary, promote }: ReplicatedClusters,
  origin: string,
  findings: Findings,
): Promise<number> {
  let isOver = false
  const buying = Promise.all(
    Array.from({ length: BUYERS }, () =>
      buyPersistently(origin, { guestId: guestId(), productId: PRODUCT }, findings, () => isOver),
    ),
  )
  const reaches = (count: number) =>
    Promise.race([
      waitUntil(() => findings.acknowledged.length >= count, { timeoutMs: LONGEST_MS, intervalMs: 20 }),
      // It ends only by an error.
      buying,
    ])
  await reaches(BUYERS * 3)
  await primary.kill()
  const killedAt = performance.now()
  // Answers of the dead server may still be on their way.
  const before = findings.acknowledged.length + BUYERS
  await new Promise((resolve) => setTimeout(resolve, NOTICED_AFTER_MS))
  await promote()
  await reaches(before + 1)
  const withoutServiceMs = Math.round(performance.now() - killedAt)
  await reaches(before + BUYERS * 3)
  isOver = true
  await buying
  return withoutServiceMs
}

interface Before {
  stockBefore: Stock
  mail: Awaited<ReturnType<typeof openMailServer>>
}

async function readLedger(
  env: Record<string, string>,
  { acknowledged }: Findings,
  { stockBefore, mail }: Before,
): Promise<LedgerLine[]> {
  const { shop, close } = await openShop(readConfig(env))
  try {
    const isRecorded = async () => (await shop.db.$count(sentEmails)) >= acknowledged.length
    await waitUntil(isRecorded, { timeoutMs: LONGEST_MS }).catch(() => {})
    return [
      await orderLine(shop, acknowledged),
      ...(await emailLines(shop, acknowledged, mail.taken)),
      ...(await stockLines(shop, stockBefore)),
    ]
  } finally {
    await close()
  }
}
