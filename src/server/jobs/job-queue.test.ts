import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { RESET_JOB } from '../account/reset-password.ts'
import { transaction } from '../db/connect.ts'
import { findDocument, storeDocument } from '../db/documents.ts'
import { EMAIL_JOB, enqueueEmail } from '../email/enqueue-email.ts'
import { jobHandlers } from '../job-handlers.ts'
import { transactionalHandler } from './job-handler.ts'
import { startWorkers } from './start-workers.ts'

const REQUEST = { account: 'maria', language: 'en' } as const
const PASSWORD_CHANGED = {
  kind: 'password_changed',
  recipient: 'maria@example.com',
  language: 'el',
  payload: { username: 'maria', firstName: null, link: 'https://shop.example/reset' },
} as const
const ID = '00000000-0000-4000-8000-000000000001'
const TIMING = { pollSeconds: 0.5 }

let shop: TestShop
beforeEach(async () => {
  shop = await createTestShop()
})
afterEach(() => shop.close())

const enqueue = (id?: string) => shop.shop.jobs.enqueue(shop.shop.db, RESET_JOB, REQUEST, id)
const waiting = () => shop.shop.jobs.list(shop.shop.db, RESET_JOB)

test('a job exists if and only if its transaction commits', async () => {
  const rolledBack = transaction(shop.shop, async (shop) => {
    await shop.jobs.enqueue(shop.db, RESET_JOB, REQUEST)
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  expect(await waiting()).toEqual([])
  await transaction(shop.shop, (shop) => shop.jobs.enqueue(shop.db, RESET_JOB, REQUEST))
  expect(await waiting()).toMatchObject([{ data: REQUEST }])
})

test('a second job with the id of a waiting one is ignored', async () => {
  await enqueue(ID)
  await enqueue(ID)
  await enqueue()
  expect(await waiting()).toHaveLength(2)
})

test('jobs are listed by a part of their data, oldest first', async () => {
  const { jobs, db } = shop.shop
  for (const account of ['maria', 'andreas', 'maria']) await jobs.enqueue(db, RESET_JOB, { account, language: 'el' })
  const found = await jobs.list(db, RESET_JOB, { account: 'maria' })
  expect(found.map(({ data }) => data.account)).toEqual(['maria', 'maria'])
  expect((await waiting()).map(({ data }) => data.account)).toEqual(['maria', 'andreas', 'maria'])
})

test('a transactional job is done once by concurrent processes, and its changes are undone if it fails', async () => {
  let runs = 0
  let hasFailed = false
  const handler = transactionalHandler(RESET_JOB, async ({ db }) => {
    runs++
    await storeDocument(db, 'runs', String(runs))
    if (!hasFailed) {
      hasFailed = true
      throw new Error('the first run fails')
    }
  })
  await enqueue(ID)
  await expect(handler.run(shop.shop, ID, REQUEST)).rejects.toThrow('the first run fails')
  expect(await findDocument(shop.shop.db, 'runs')).toBeNull()
  expect(await waiting()).toHaveLength(1)
  await Promise.all([handler.run(shop.shop, ID, REQUEST), handler.run(shop.shop, ID, REQUEST)])
  expect([runs, await findDocument(shop.shop.db, 'runs')]).toEqual([2, '2'])
  expect(await waiting()).toEqual([])
})

test('workers run jobs that were stored before and after they started', async () => {
  const accounts: string[] = []
  const handler = transactionalHandler(RESET_JOB, async (_shop, { account }) => accounts.push(account))
  await enqueue()
  const workers = startWorkers(shop, [handler], TIMING)
  await vi.waitUntil(() => accounts.length === 1, { timeout: 20_000 })
  await enqueue()
  await vi.waitUntil(() => accounts.length === 2, { timeout: 20_000 })
  await workers.close()
  expect(await waiting()).toEqual([])
})

test('workers hear of a job when its transaction has committed, and none tells of it inside', async () => {
  const accounts: string[] = []
  const handler = transactionalHandler(RESET_JOB, async (_shop, { account }) => accounts.push(account))
  const workers = startWorkers(shop, [handler], { pollSeconds: 600 })
  await workers.opened
  await enqueue()
  await vi.waitUntil(() => accounts.length === 1, { timeout: 20_000 })
  shop.statements.length = 0
  await transaction(shop.shop, (shop) => shop.jobs.enqueue(shop.db, RESET_JOB, REQUEST))
  await vi.waitUntil(() => accounts.length === 2, { timeout: 20_000 })
  await workers.close()
  expect(shop.statements.filter((statement) => statement.includes('pg_notify'))).toEqual([])
})

test('workers hear of a dead letter that is tried again', async () => {
  const { jobs, db } = shop.shop
  let runs = 0
  const run = async () => (runs++ === 0 ? { status: 'rejected' as const } : { status: 'done' as const })
  const workers = startWorkers(shop, [{ job: EMAIL_JOB, run }], { pollSeconds: 600 })
  await workers.opened
  await enqueueEmail(shop.shop, PASSWORD_CHANGED)
  const dead = async () => (await jobs.listDead(db))[0]
  await vi.waitUntil(dead, { timeout: 20_000 })
  const letter = await dead()
  if (letter === undefined) throw new Error('no dead letter')
  await transaction(shop.shop, (shop) => shop.jobs.retryDead(shop.db, letter))
  await vi.waitUntil(() => runs === 2, { timeout: 20_000 })
  await workers.close()
})

test('every recurring job has a schedule', async () => {
  const workers = startWorkers(shop, jobHandlers(shop.shop), TIMING)
  const schedules = async () => {
    const { rows } = await shop.database.execute('select name, cron from pgboss.schedule order by name')
    return rows
  }
  await vi.waitUntil(async () => (await schedules()).length === 15, { timeout: 20_000 })
  expect(await schedules()).toEqual([
    { name: 'appointment-reminders', cron: '*/5 * * * *' },
    { name: 'audit-chain', cron: '37 * * * *' },
    { name: 'cleanup', cron: '7 * * * *' },
    { name: 'customers', cron: '* * * * *' },
    { name: 'delivery-points', cron: '20 1 * * *' },
    { name: 'document-signing', cron: '*/5 * * * *' },
    { name: 'expired-holds', cron: '* * * * *' },
    { name: 'lens-reminders', cron: '20 8 * * *' },
    { name: 'merchant-feed', cron: '17 * * * *' },
    { name: 'parcels', cron: '* * * * *' },
    { name: 'payments', cron: '* * * * *' },
    { name: 'reductions', cron: '* * * * *' },
    { name: 'refunded-withdrawals', cron: '* * * * *' },
    { name: 'refunds', cron: '* * * * *' },
    { name: 'stock-alerts', cron: '*/5 * * * *' },
  ])
  await workers.close()
})
