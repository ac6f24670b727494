import { parseArgs } from 'node:util'
import { writeReliability } from '../../scripts/report-part.ts'
import type { BuyerAct } from '../../src/server/bank-page/buyer-acts.ts'
import { clusterSkipReason } from '../support/own-cluster.ts'
import { waitUntil } from '../support/wait-until.ts'
import { createAnswers } from './answers.ts'
import { buyUntilOver, type SoakFindings } from './buyer.ts'
import { createHealthReader } from './health.ts'
import { healthLines } from './health-lines.ts'
import { createSender } from './insist.ts'
import { createKillLedger } from './kill-plan.ts'
import { pause } from './network-faults.ts'
import { openSoak } from './open-soak.ts'
import { packUntilOver } from './packers.ts'
import { endRefunds, findAtBank, pressAtBank } from './press-at-bank.ts'
import { printFaults, printKills, printLedger } from './print-tables.ts'
import { seedRandom } from './seeded-random.ts'
import { createServerFaults } from './server-faults.ts'
import { settleEverything } from './settle-everything.ts'
import { keepAlive } from './shop-lives.ts'
import { soakLedger } from './soak-ledger.ts'
import { type SoakWindow, soakPart, windowTable } from './soak-part.ts'
import { workUntilOver } from './stock-clerk.ts'
import { type VisitFindings, visitUntilOver } from './visitor.ts'
import { prepareWorld } from './world.ts'

/**
 * Runs a shop of two processes while everything around it fails, and prints what the ledger says afterwards. It needs
 * PostgreSQL's own programs, and fails without them; with `--optional` it is skipped then. `--write` writes
 * docs/reliability.md too.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    optional: { type: 'boolean', default: false },
  },
})
if (clusterSkipReason !== null) process.exit(values.optional ? 0 : 1)
const minutes = Number(values.minutes)
const seed = Number(values.seed)
const BUYERS = 5
const VISITORS = 3
/** A life of a process may end after so many commits at most, if nothing else ends it; in a short run after fewer. */
const PATIENCE = 1_500
const PATIENCE_PER_MINUTE = 800
/** What is left of the time when the last order was placed is for what is still due. */
const SETTLE_SHARE = 0.4
const MOST_SETTLE_MS = 60_000
const FAULTS = 12
const CLOCK_JUMP = 'a jump of its clock seen by a process'
const WINDOWS = 20
const LONGEST_START_MS = 120_000
/** A run goes on for so long at most until that has happened which is left to chance. */
const MOST_LATE_MS = 30_000

seedRandom(seed)
const startedAt = Date.now()
const findings: SoakFindings = { orders: new Set(), acts: {}, unexpected: [] }
const visits: VisitFindings = { bookings: new Map(), accounts: new Map(), sessions: [], reads: 0 }
const onUnexpected = (message: string) => void findings.unexpected.push(message)
const answers = createAnswers()
const onAnswer = answers.note
const onForged = (url: string) => onUnexpected(`a forged message was accepted: ${url}`)
const soak = await openSoak(startedAt, { onForged, onAnswer })
const { bank, faults, env, clock } = soak
const { stockBefore, session } = await prepareWorld(env, clock)
const ledger = createKillLedger(soak.commits)
const health = createHealthReader(soak.health)
const living = {
  commits: soak.commits,
  ledger,
  patience: Math.min(PATIENCE, minutes * PATIENCE_PER_MINUTE),
  shortEvery: Infinity,
  isSilent: true,
}
const lives = soak.processes.map((own) => keepAlive({ env: own, ...living }))
await Promise.all(soak.origins.map((one) => waitUntil(() => isReady(one), { timeoutMs: LONGEST_START_MS })))
const loadMs = minutes * 60_000 - Math.min(MOST_SETTLE_MS, minutes * 60_000 * SETTLE_SHARE) - (Date.now() - startedAt)
const lastsMs = Math.min(4_000, Math.max(400, loadMs / FAULTS / 6))
const serverFaults = createServerFaults({ ...soak, lives, lastsMs, clockJumps: health.clockJumps })

console.log(`the shop is open after ${seconds()} s`)
const loadStartedAt = Date.now()
const isTimeOver = () => {
  const lateMs = Date.now() - loadStartedAt - loadMs
  return lateMs >= MOST_LATE_MS || (lateMs >= 0 && byChance().every(([, count]) => count > 0))
}
let isOver = false
const isEnd = () => isOver
const origin = () => soak.origins[Math.floor(Math.random() * soak.origins.length)] ?? ''
const windows: SoakWindow[] = []
const world = {
  ...{ origin, findings, faults, onAnswer, isOver: isEnd },
  press: (payUrl: string, act: BuyerAct) => pressAtBank(bank, payUrl, act),
  returnUrlOf: (payUrl: string) => findAtBank(bank, payUrl)?.returnUrl ?? null,
}
const shared = { origin, onAnswer, onUnexpected, isOver: isEnd }
const clerk = createSender(origin, new Map([['staff', session]]), onAnswer)
const everybody = Promise.all([
  ...Array.from({ length: BUYERS }, (_, buyer) => buyUntilOver(world, `soak-${seed}-${buyer}`)),
  ...Array.from({ length: VISITORS }, (_, visitor) =>
    visitUntilOver({ ...shared, findings: visits }, `visitor-${visitor}`),
  ),
  packUntilOver({ ...shared, session, orders: findings.orders }),
  endRefundsNow(),
  watch(),
])
const working = workUntilOver(clerk, { isOver: isEnd, onUnexpected })
await serverFaults.runUntil(isTimeOver, untilWell)
isOver = true
await everybody
const stockWork = await working
await Promise.all(lives.map((life) => life.stop()))
soak.control.stop()
faults.end()
await bank.bank.signals.release()

console.log(`${findings.orders.size} orders and ${bank.payments().length} payments in ${seconds()} s`)
const shop = await settleEverything(env, {
  ...{ startedAt, orders: findings.orders, onUnexpected, onAnswer, log: soak.log },
  endRefunds: () => endRefunds(bank, 1),
})
const facts = { orders: findings.orders, bank: bank.payments(), delivered: soak.mail.taken }
const lines = [
  ...(await soakLedger(shop.shop, { ...facts, visits, stockBefore, stockWork })),
  answers.line(soak.log),
  ...healthLines(health.notes(), soak.control.notes()),
  { name: 'answers that nobody should get', figure: findings.unexpected.length, faults: findings.unexpected },
]
const deaths = lives.reduce((sum, life) => sum + life.deaths(), 0)
const happened = [...serverFaults.happened, ...byChance()]
const impossible = [...serverFaults.impossible, ...(soak.clockFile === null ? [CLOCK_JUMP] : [])]
const missed = happened.filter(([name, count]) => count === 0 && !impossible.includes(name))
printKills(ledger)
printFaults(faults)
const ended = lives.reduce((sum, life) => sum + life.ended(), 0)
console.log(`${deaths} lives ended, ${ended} of them since they found no database\n${windowTable(windows)}\n`)
for (const [name, count] of happened) console.log(`${String(count).padStart(4)}  ${name}`)
for (const name of impossible) console.log(`SKIPPED, not possible on this machine: ${name}`)
for (const problem of serverFaults.problems) console.log(`not brought about: ${problem}`)
for (const [name] of missed) console.log(`FAULT  never happened: ${name}`)
printLedger(lines)
console.log(`${seconds()} s in all`)
const figures = { minutes, seed, orders: findings.orders.size, payments: bank.payments().length }
const faultCounts = happened.filter(([name]) => !impossible.includes(name))
if (values.write) writeReliability('Soak', soakPart({ ...figures, faults: faultCounts, impossible, windows, lines }))
await shop.close()
await soak.close()
process.exit(missed.length === 0 && lines.every(({ faults }) => faults.length === 0) ? 0 : 1)

/** Faults that nobody brings about at a moment of choice. */
function byChance(): [name: string, count: number][] {
  const kills = [...ledger.kinds.values()].reduce((sum, { before, after }) => sum + before + after, 0)
  const hangs = [...faults.cells.values()].reduce((sum, row) => sum + (row.get('time-out before effect') ?? 0), 0)
  return [
    ['a process of the shop killed before or after one of its commits', kills],
    ['a gateway hangs', hangs],
    ...(soak.clockFile === null ? [] : [[CLOCK_JUMP, health.clockJumps()] as [string, number]]),
  ]
}

/** Until one process answers, and for a while. */
async function untilWell(): Promise<void> {
  await waitUntil(async () => (await Promise.all(soak.origins.map(isReady))).includes(true))
  await pause(lastsMs)
}

async function isReady(one: string): Promise<boolean> {
  return fetch(`${one}/api/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function seconds(): number {
  return Math.round((Date.now() - startedAt) / 1000)
}

async function endRefundsNow(): Promise<void> {
  for (; !isOver; await pause(2_000)) await endRefunds(bank, 0.85)
}

async function watch(): Promise<void> {
  while (!isOver) {
    const end = Date.now() + Math.max(3_000, loadMs / WINDOWS)
    while (!isOver && Date.now() < end) await pause(200)
    const until = Math.round((Date.now() - loadStartedAt) / 1000)
    windows.push({ until, ...answers.takeWindow(), ...health.readWindow() })
  }
}
