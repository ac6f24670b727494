import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DatabaseProxy, openProxy } from '../../../test/support/database-proxy.ts'
import { retriedSoon } from '../../../test/support/retried-soon.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { RESET_JOB, requestReset } from '../account/reset-password.ts'
import { transaction } from '../db/connect.ts'
import { jobHandlers } from '../job-handlers.ts'
import { startWorkers } from '../jobs/start-workers.ts'
import { enqueueEmail } from './enqueue-email.ts'
import { emailHandler } from './send-email.ts'

// A connection may be lost between taking a job and learning of it: the job is taken again after a missed heartbeat.
const TIMING = { pollSeconds: 1, heartbeatSeconds: 10, monitorSeconds: 1 }
const LOSSES = 3

describe.runIf(isOnPostgres)('when database connections are lost repeatedly', () => {
  let behind: TestShop
  let shop: TestShop
  let proxy: DatabaseProxy
  const sent: string[] = []
  let workers: { close(): Promise<void> }
  beforeAll(async () => {
    behind = await createTestShop()
    proxy = await openProxy(behind.url ?? '')
    shop = await createTestShop({ url: proxy.url })
    const compose = async () => ({ subject: 'News', html: '<p>News</p>', text: 'News' })
    const transport = async (_: unknown, { recipient }: { recipient: string }) => {
      sent.push(recipient)
    }
    const resets = jobHandlers(shop.shop).filter(({ job }) => job.queue === RESET_JOB.queue)
    workers = startWorkers(
      shop,
      [emailHandler(compose, transport), ...resets].map((one) => retriedSoon(one)),
      TIMING,
    )
  })
  afterAll(async () => {
    await workers.close()
    await shop.close()
    await proxy.close()
    await behind.close()
  })

  const write = (recipient: string) =>
    transaction(behind.shop, (shop) => {
      const payload = { username: 'maria', firstName: null }
      return enqueueEmail(shop, { kind: 'account_closed', recipient, language: 'en', payload, dedupeKey: recipient })
    })

  test('e-mails are sent and reset requests are answered', async () => {
    for (let round = 0; round < LOSSES; round++) {
      await write(`before-${round}@example.com`)
      await proxy.down()
      await write(`during-${round}@example.com`)
      await proxy.up()
      await write(`after-${round}@example.com`)
      await vi.waitUntil(() => sent.length >= 3 * (round + 1), { timeout: 90_000, interval: 20 })
    }
    const times = ['before', 'during', 'after']
    const all = times.flatMap((time) => Array.from({ length: LOSSES }, (_, i) => `${time}-${i}@example.com`))
    expect(sent.toSorted()).toEqual(all.toSorted())

    const anonymous = { userId: null, sessionId: null, guestKey: null }
    await requestReset(behind.shop, 'maria', { ...anonymous, language: 'en', address: '192.0.2.1' })
    await vi.waitUntil(() => sent.includes('maria@example.com'), { timeout: 60_000 })
  }, 300_000)
})
