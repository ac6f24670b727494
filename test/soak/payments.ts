import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import type { BankPayment } from '../../src/server/bank-page/bank-payment.ts'
import { type BankStore, createMemoryStore } from '../../src/server/bank-page/bank-store.ts'
import { readConfig } from '../../src/server/config.ts'
import { shopSettings } from '../../src/server/db/settings-schema.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { openBankServer } from '../support/bank-server.ts'
import { createLastingDatabase } from '../support/shop-process.ts'
import { buyUntilOver, type SoakFindings } from './buyer.ts'
import { paymentLedger } from './payment-ledger.ts'
import { settleEverything } from './settle-everything.ts'

/**
 * Pays for many orders while the bank fails and shops are killed at their commits, and prints what the books say
 * afterwards. On PGlite, or on the server of `TEST_DATABASE_URL`.
 */
const { values } = parseArgs({ options: { payments: { type: 'string', default: '2000' } } })
const wanted = Number(values.payments)
const BUYERS = 16
const PROGRAM = fileURLToPath(new URL('./serve-killable.ts', import.meta.url))
/** A life of the shop ends at one of its first commits. */
const LONGEST_LIFE = 500
const FAULTS = ['error before', 'error after', 'hang after', 'cut after'] as const
const FAULTY = [/register/, /getOrderStatus/, /refund\.do/, /v2\/checkout/, /v2\/payments/]
const SIGNALS = ['once', 'once', 'twice', 'lost', 'late', 'forged'] as const

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const paymentsAtBank: BankPayment[] = []
const latest = new Map<string, BankPayment>()
const bank = await openBankServer({ store: remembering(createMemoryStore()), retryMs: 200 })
const database = await createLastingDatabase()
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const env = {
  ...database.env,
  PORT: String(port),
  PUBLIC_ORIGIN: origin,
  DEMO_ORDERS: 'no',
  // Each buyer has an address of their own.
  TRUSTED_PROXIES: '1',
  CARD_GATEWAY: 'jcc',
  JCC_URL: bank.jcc.url,
  JCC_USERNAME: bank.jcc.userName,
  JCC_PASSWORD: bank.jcc.password,
  JCC_CALLBACK_KEY: bank.jcc.callbackKey,
  JCC_PAYMENT_PAGE: bank.jcc.paymentPage,
  PAYPAL_URL: bank.payPal.url,
  PAYPAL_CLIENT_ID: bank.payPal.clientId,
  PAYPAL_CLIENT_SECRET: bank.payPal.clientSecret,
  PAYPAL_WEBHOOK_ID: bank.payPal.webhookId,
}
await liftDeclineLimits()
const findings: SoakFindings = { orders: new Set(), acts: {}, unexpected: [] }
const startedAt = Date.now()
let deaths = 0
let isOver = false
let running: ChildProcess | undefined

const living = keepAlive()
const world = { origin, findings, isOver: () => paymentsAtBank.length >= wanted, press }
await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buyUntilOver(world, `soak-${process.pid}-${buyer}`)))
isOver = true
running?.kill('SIGKILL')
await living
await bank.bank.signals.release()

const seconds = Math.round((Date.now() - startedAt) / 1000)
console.log(
  `${findings.orders.size} orders in ${seconds} s; the shop was killed ${deaths} times; buyers did`,
  findings.acts,
)
const shop = await settleEverything(env)
const lines = await paymentLedger(shop.shop, findings.orders, paymentsAtBank.map(current))
for (const { name, figure, faults } of lines) {
  console.log(
    `${faults.length === 0 ? 'ok    ' : 'FAULT '} ${name}: ${figure}${faults.length === 0 ? '' : `, wrong ${faults.length}`}`,
  )
  for (const fault of faults.slice(0, 5)) console.log(`         ${fault}`)
}
for (const answer of findings.unexpected.slice(0, 10)) console.log(`FAULT  unexpected answer: ${answer}`)
await shop.close()
await database.remove()
await bank.close()
process.exit(findings.unexpected.length > 0 || lines.some(({ faults }) => faults.length > 0) ? 1 : 0)

/** So many declines would pause cards, as they should. */
async function liftDeclineLimits(): Promise<void> {
  const { payments } = DEFAULT_SETTINGS
  const limits = { ...payments.limits, declinesPerHour: 100, declinesInTenMinutes: 10_000 }
  const { shop, close } = await openShop(readConfig(env))
  await shop.db
    .insert(shopSettings)
    .values({ name: 'payments', value: { ...payments, limits }, changedAt: new Date(0) })
  await close()
}

/** Starts the shop again whenever it has killed itself. */
async function keepAlive(): Promise<void> {
  for (let life = 0; !isOver; life++) {
    const killEnv = {
      KILL_AT: String(1 + Math.floor(Math.random() * LONGEST_LIFE)),
      KILL_WHEN: life % 2 ? 'before' : 'after',
    }
    running = spawn(process.execPath, [PROGRAM], {
      env: { ...env, ...killEnv },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await once(running, 'exit')
    deaths++
  }
}

async function press(payUrl: string, act: Parameters<typeof bank.act>[1]): Promise<void> {
  if (Math.random() < 0.2) bank.failNext(pick(FAULTY), pick(FAULTS))
  bank.bank.behave({
    signals: pick(SIGNALS),
    isSignalFirst: Math.random() < 0.5,
    signalMethod: pick(['GET', 'POST']),
    amountOffCents: Math.random() < 0.02 ? -1 : 0,
    refunds: pick(['done', 'done', 'pending']),
  })
  const id = new URL(payUrl).pathname.split('/').at(-1) ?? ''
  await bank.act(id, act)
}

function remembering(store: BankStore): BankStore {
  return {
    ...store,
    async insert(payment) {
      const isNew = await store.insert(payment)
      if (isNew) paymentsAtBank.push(payment)
      return isNew
    },
    async change(id, act) {
      return store.change(id, (payment) => {
        const done = act(payment)
        latest.set(id, structuredClone(payment))
        return done
      })
    },
  }
}

function current(payment: BankPayment): BankPayment {
  return latest.get(payment.id) ?? payment
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
