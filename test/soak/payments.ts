import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BuyerAct } from '../../src/server/bank-page/buyer-acts.ts'
import { freePort } from '../support/free-port.ts'
import { createLastingDatabase } from '../support/shop-process.ts'
import { isOnPostgres } from '../support/test-database.ts'
import { createAnswers } from './answers.ts'
import { buyUntilOver, type SoakFindings } from './buyer.ts'
import { fastClock } from './fast-clock.ts'
import { openFaultyBank } from './faulty-bank.ts'
import { createKillLedger } from './kill-plan.ts'
import { createFaults, pause } from './network-faults.ts'
import { packUntilOver } from './packers.ts'
import { paymentLedger } from './payment-ledger.ts'
import { endRefunds, findAtBank, pressAtBank } from './press-at-bank.ts'
import { printFaults, printKills, printLedger } from './print-tables.ts'
import { settleEverything } from './settle-everything.ts'
import { keepAlive } from './shop-lives.ts'
import { prepareWorld } from './world.ts'

/**
 * Pays for many orders while the network fails and the shop is killed at its commits, and prints what the books say
 * afterwards. On PGlite, with fewer payments, or on the server of `TEST_DATABASE_URL`.
 */
const { values } = parseArgs({
  options: { payments: { type: 'string' }, port: { type: 'string', default: '0' } },
})
const wanted = Number(values.payments ?? (isOnPostgres ? 2_000 : 300))
const BUYERS = 16
const PROGRESS_EVERY_MS = 30_000
/** A life of the shop may end after so many commits at most. PGlite, which starts with its process, starts slowly. */
const PATIENCE = isOnPostgres ? 250 : 500
/** In a soak of so many payments, every kind of commit seen ten times and every fault must have been reached. */
const LONG = 1_000
const LEAST_SEEN = 10
const ON_PGLITE =
  'On PGlite each payment takes some seconds, and each start of the shop too. Two thousand payments need a server of ' +
  'PostgreSQL: name it in TEST_DATABASE_URL.'

const findings: SoakFindings = { orders: new Set(), acts: {}, unexpected: [] }
const onUnexpected = (message: string) => void findings.unexpected.push(message)
const answers = createAnswers()
const faults = createFaults()
const port = Number(values.port) || (await freePort())
const origin = `http://127.0.0.1:${port}`
const startedAt = Date.now()
const clock = () => fastClock(startedAt)
const bank = await openFaultyBank({
  clock,
  payPalSignalUrl: `${origin}/api/payments/signals/paypal`,
  faults,
  onAnswer: answers.note,
  onForged: (url) => onUnexpected(`a forged message was accepted: ${url}`),
})
const database = await createLastingDatabase()
const folder = await mkdtemp(join(tmpdir(), 'soak-'))
const log = join(folder, 'log')
const env = {
  ...database.env,
  ...bank.env,
  PORT: String(port),
  PUBLIC_ORIGIN: origin,
  DEMO_ORDERS: 'no',
  SOAK_STARTED_AT: String(startedAt),
  MAIL_FOLDER: join(folder, 'mail'),
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  ...{ LOG_LEVEL: 'error', LOG_FILE: log },
  // Each buyer has an address of their own.
  TRUSTED_PROXIES: '1',
}
const { stockBefore, session } = await prepareWorld(env, clock)
const ledger = createKillLedger(join(folder, 'commits'))
if (!isOnPostgres) console.log(ON_PGLITE)
const seconds = () => Math.round((Date.now() - startedAt) / 1000)
let isOver = false
const lives = keepAlive({ env, commits: join(folder, 'commits'), ledger, patience: PATIENCE })
const packing = { origin, session, orders: findings.orders, onAnswer: answers.note, onUnexpected, isOver: () => isOver }
const rest = Promise.all([packUntilOver(packing), endRefundsNow(), report()])
const world = {
  ...{ origin, findings, faults, onAnswer: answers.note },
  press: (payUrl: string, act: BuyerAct) => pressAtBank(bank, payUrl, act),
  isOver: () => bank.payments().length >= wanted,
  returnUrlOf: (payUrl: string) => findAtBank(bank, payUrl)?.returnUrl ?? null,
}
await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buyUntilOver(world, `soak-${process.pid}-${buyer}`)))
isOver = true
await rest
await lives.stop()
faults.end()
await bank.bank.signals.release()

const opened = bank.payments().length
console.log(
  `${findings.orders.size} orders and ${opened} payments in ${seconds()} s, ${Math.round((opened / seconds()) * 60)} ` +
    `a minute; the shop was killed ${lives.deaths()} times; buyers did`,
  findings.acts,
)
const shop = await settleEverything(env, {
  ...{ startedAt, orders: findings.orders, onUnexpected, onAnswer: answers.note, log },
  endRefunds: () => endRefunds(bank, 1),
})
const facts = { acknowledged: findings.orders, bank: bank.payments(), stockBefore }
const lines = [...(await paymentLedger(shop.shop, facts)), answers.line(log)]
console.log(`all is settled after ${seconds()} s\n`)
printKills(ledger)
printFaults(faults)
printLedger(lines)
const missed = wanted < LONG ? [] : [...ledger.missed(LEAST_SEEN), ...faults.missed()]
for (const kind of missed) console.log(`FAULT  never reached: ${kind}`)
for (const answer of findings.unexpected.slice(0, 10)) console.log(`FAULT  unexpected answer: ${answer}`)
await shop.close()
await database.remove()
await rm(folder, { recursive: true, force: true })
await bank.close()
const isSound = findings.unexpected.length + missed.length === 0 && lines.every(({ faults }) => faults.length === 0)
process.exit(isSound ? 0 : 1)

async function endRefundsNow(): Promise<void> {
  for (; !isOver; await pause(2_000)) await endRefunds(bank, 0.85)
}

async function report(): Promise<void> {
  for (let next = Date.now() + PROGRESS_EVERY_MS; !isOver; await pause(1_000)) {
    if (Date.now() < next) continue
    const count = `${bank.payments().length} of ${wanted} payments`
    console.log(`${count}, ${findings.orders.size} orders, ${seconds()} s, killed ${lives.deaths()} times`)
    next += PROGRESS_EVERY_MS
  }
}
