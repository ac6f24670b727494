import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { type MailServer, openMailServer } from '../../../test/support/mail-server.ts'
import { retriedSoon } from '../../../test/support/retried-soon.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { transaction } from '../db/connect.ts'
import { sentEmails } from '../db/schema.ts'
import { startWorkers } from '../jobs/start-workers.ts'
import type { OpenShop } from '../open-shop.ts'
import { EMAIL_JOB, emailIdOf, enqueueEmail } from './enqueue-email.ts'
import type { RenderEmail } from './message.ts'
import { emailHandler } from './send-email.ts'
import { createSmtpTransport } from './smtp.ts'

const TIMING = { pollSeconds: 0.5 }
const compose: RenderEmail = async ({ id }) => ({ subject: `E-mail ${id}`, html: `<p>${id}</p>`, text: `${id}` })

let shop: TestShop
let server: MailServer
const opened: { close(): Promise<void> }[] = []

beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.execute('delete from pgboss.job')
  await shop.shop.db.delete(sentEmails)
  server = await openMailServer()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
  await server.close()
})

function open(inShop: OpenShop = shop, retries?: number, responseMs = 10_000) {
  const transport = createSmtpTransport(server.url, { responseMs, totalMs: 20_000 })
  const workers = startWorkers(inShop, [retriedSoon(emailHandler(compose, transport), retries)], TIMING)
  opened.push(workers)
  return workers
}

/** Waits until the retries of the test are in force. */
async function openFirst(retries?: number, responseMs?: number) {
  const workers = open(shop, retries, responseMs)
  await write('first@example.com')
  await until(allSent)
  return workers
}

async function write(...recipients: string[]): Promise<void> {
  await transaction(shop.shop, async (shop) => {
    for (const recipient of recipients) {
      const payload = { username: 'maria', firstName: null }
      await enqueueEmail(shop, { kind: 'account_closed', recipient, language: 'en', payload, dedupeKey: recipient })
    }
  })
}

const queued = () => listQueuedEmails(shop.shop)
const dead = () => shop.shop.jobs.listDead(shop.shop.db)
const until = (predicate: () => Promise<boolean>) => vi.waitUntil(predicate, { timeout: 30_000, interval: 50 })
const allSent = async () => (await queued()).length === 0 && (await dead()).length === 0
const hasDied = async () => (await dead()).length > 0
const acceptedBy = (to: string) => server.taken.filter((email) => email.to === to).length
const accepted = () => server.taken.map(({ to }) => to).filter((to) => to !== 'first@example.com')

test('e-mails enqueued before and after the worker starts are sent once each', async () => {
  await write('early@example.com')
  open()
  await until(allSent)
  await write('late@example.com', 'later@example.com')
  await until(allSent)
  const expected = ['early@example.com', 'late@example.com', 'later@example.com']
  expect(accepted().sort()).toEqual(expected)
})

test('an e-mail of a rolled-back transaction is never sent', async () => {
  open()
  const rolledBack = transaction(shop.shop, async (shop) => {
    const payload = { username: 'maria', firstName: null }
    const email = { kind: 'account_closed', recipient: 'no@example.com', language: 'en', payload } as const
    await enqueueEmail(shop, { ...email, dedupeKey: 'undone' })
    throw new Error('the order was not placed')
  })
  await expect(rolledBack).rejects.toThrow('not placed')
  await write('yes@example.com')
  await until(allSent)
  expect(server.taken.map(({ to }) => to)).toEqual(['yes@example.com'])
})

test('a permanently rejected recipient makes a dead letter at once and delays no other e-mail', async () => {
  server.setBehaviour({
    reject: (to) => (to === 'gone@example.com' ? { responseCode: 550, message: 'No such user' } : undefined),
  })
  open()
  await write('gone@example.com', 'here@example.com')
  await until(async () => (await queued()).length === 0)
  expect(server.tries.get('gone@example.com')).toBe(1)
  expect(acceptedBy('here@example.com')).toBe(1)
  const [died] = await dead()
  expect(died).toMatchObject({ queue: 'email', attempts: 1, data: { recipient: 'gone@example.com' } })
  expect(died?.lastError).toContain('No such user')
})

test('a dead letter is sent when it is retried', async () => {
  server.setBehaviour({ reject: () => ({ responseCode: 550, message: 'No such user' }) })
  open()
  await write('back@example.com')
  await until(hasDied)
  server.setBehaviour({})
  for (const one of await dead()) await transaction(shop.shop, (shop) => shop.jobs.retryDead(shop.db, one))
  await until(allSent)
  expect(acceptedBy('back@example.com')).toBe(1)
  expect(await dead()).toEqual([])
})

test('a temporary rejection is retried until the server accepts the e-mail', async () => {
  server.setBehaviour({
    reject: (to, tries) =>
      to === 'busy@example.com' && tries < 3 ? { responseCode: 451, message: 'Try later' } : undefined,
  })
  await openFirst()
  await write('busy@example.com')
  await until(allSent)
  expect(server.tries.get('busy@example.com')).toBe(3)
  expect(acceptedBy('busy@example.com')).toBe(1)
})

test('an e-mail becomes a dead letter after the last retry, with the last error', async () => {
  await openFirst(1)
  server.setBehaviour({ reject: () => ({ responseCode: 451, message: 'Mailbox full' }) })
  await write('full@example.com')
  await until(hasDied)
  expect(server.tries.get('full@example.com')).toBe(2)
  expect((await dead())[0]?.lastError).toContain('Mailbox full')
})

test('a hanging server times out, and the e-mail is sent later', async () => {
  await openFirst(10, 2_000)
  server.setBehaviour({ receive: 'hang' })
  await write('slow@example.com')
  await until(async () => server.tries.get('slow@example.com') === 2)
  server.setBehaviour({})
  await until(allSent)
  expect(acceptedBy('slow@example.com')).toBe(1)
})

test('an e-mail is sent again when the server drops the connection during DATA', async () => {
  await openFirst()
  server.setBehaviour({ receive: 'drop during data' })
  await write('cut@example.com')
  await until(async () => server.tries.get('cut@example.com') === 2)
  expect(accepted()).toEqual([])
  server.setBehaviour({})
  await until(allSent)
  expect(acceptedBy('cut@example.com')).toBe(1)
})

test('an acknowledged e-mail is not sent again when the server then drops the connection', async () => {
  await openFirst()
  server.setBehaviour({ receive: 'drop after acknowledgement' })
  await write('once@example.com', 'also@example.com')
  await until(allSent)
  await write('third@example.com')
  await until(allSent)
  expect([acceptedBy('once@example.com'), acceptedBy('also@example.com'), acceptedBy('third@example.com')]).toEqual([
    1, 1, 1,
  ])
})

test('two workers send each e-mail once', async () => {
  const other = shop.url === undefined ? undefined : await createTestShop({ url: shop.url })
  const many = Array.from({ length: 40 }, (_, i) => `reader-${i}@example.com`)
  await write(...many.slice(0, 20))
  const workers = [open(shop), open(other ?? shop)]
  await write(...many.slice(20))
  await until(allSent)
  await Promise.all(workers.map((one) => one.close()))
  await other?.close()
  expect(accepted().sort()).toEqual([...many].sort())
})

test('the payload is deleted once the e-mail is sent', async () => {
  await write('secret@example.com')
  expect(await queued()).toMatchObject([{ payload: { username: 'maria' } }])
  open()
  await until(allSent)
  const { rows } = await shop.database.execute("select data from pgboss.job where name = 'email'")
  expect(rows).toEqual([])
  const [sent] = await shop.shop.db.select().from(sentEmails)
  expect(sent).toMatchObject({ recipient: 'secret@example.com', kind: 'account_closed' })
})

test('an e-mail with the key of one that waits or was sent is not sent', async () => {
  await write('twice@example.com')
  await write('twice@example.com')
  open()
  await until(allSent)
  await write('twice@example.com', 'other@example.com')
  await until(allSent)
  expect(accepted()).toEqual(['twice@example.com', 'other@example.com'])
})

test('an e-mail keeps its Message-ID through all attempts', async () => {
  await openFirst()
  server.setBehaviour({ receive: 'drop after acknowledgement' })
  await write('same@example.com')
  await until(allSent)
  await shop.shop.db.delete(sentEmails)
  await write('same@example.com')
  await until(allSent)
  const ids = server.taken.filter(({ to }) => to === 'same@example.com').map(({ messageId }) => messageId)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

test('a job whose e-mail was recorded as sent is removed without sending', async () => {
  const [id, recipient] = [emailIdOf('recorded'), 'recorded@example.com']
  const email = { id, kind: 'account_closed', recipient, language: 'en', createdAt: new Date() } as const
  await shop.shop.db.insert(sentEmails).values({ ...email, sentAt: new Date() })
  const payload = { username: 'maria', firstName: null }
  const data = { ...email, payload, createdAt: email.createdAt.toISOString() }
  await shop.shop.jobs.enqueue(shop.shop.db, EMAIL_JOB, data)
  open()
  await until(allSent)
  expect(accepted()).toEqual([])
})

test('a worker closes while a sending hangs, and the next one sends the e-mail', async () => {
  const first = await openFirst()
  server.setBehaviour({ receive: 'hang' })
  await write('kept@example.com')
  await vi.waitUntil(() => server.tries.get('kept@example.com') === 1, { timeout: 30_000 })
  await first.close()
  server.setBehaviour({})
  open()
  await until(allSent)
  expect(acceptedBy('kept@example.com')).toBe(1)
})
