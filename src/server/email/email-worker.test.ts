import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, openMailServer } from '../../../test/support/mail-server.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { transaction } from '../db/connect.ts'
import { outbox } from '../db/schema.ts'
import type { OpenShop } from '../open-shop.ts'
import { startEmailWorker } from './email-worker.ts'
import { enqueueEmail } from './enqueue-email.ts'
import type { RenderEmail } from './message.ts'
import { listDead, type OutboxRow, retryDead } from './outbox.ts'
import { createSmtpTransport } from './smtp.ts'

const TIMING = { retries: 10, retryDelaySeconds: 1, maxRetryDelaySeconds: 1, pollSeconds: 0.5 }
const compose: RenderEmail = async ({ id }) => ({ subject: `E-mail ${id}`, html: `<p>${id}</p>`, text: `${id}` })

let shop: TestShop
let server: MailServer
const opened: { close(): Promise<void> }[] = []

beforeEach(async () => {
  shop = await createTestShop()
  server = await openMailServer()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
  await shop.close()
  await server.close()
})

function open(inShop: OpenShop = shop, timing: Partial<typeof TIMING> = {}, responseMs = 10_000) {
  const transport = createSmtpTransport(server.url, { responseMs, totalMs: 20_000 })
  const worker = startEmailWorker(inShop, compose, { timing: { ...TIMING, ...timing }, transport })
  opened.push(worker)
  return worker
}

async function write(...recipients: string[]): Promise<void> {
  await transaction(shop.shop, async (shop) => {
    for (const recipient of recipients) {
      const payload = { username: 'maria', firstName: null }
      await enqueueEmail(shop, { kind: 'account_closed', recipient, language: 'en', payload, dedupeKey: recipient })
    }
  })
}

const rows = () => shop.shop.db.select().from(outbox).orderBy(outbox.id)
const until = (predicate: (all: OutboxRow[]) => boolean) =>
  vi.waitUntil(async () => predicate(await rows()), { timeout: 30_000, interval: 50 })
const allSent = (all: OutboxRow[]) => all.length > 0 && all.every(({ sentAt }) => sentAt !== null)
const acceptedBy = (to: string) => server.taken.filter((email) => email.to === to).length

test('e-mails enqueued before and after the worker starts are sent once each', async () => {
  await write('early@example.com')
  open()
  await until(allSent)
  await write('late@example.com', 'later@example.com')
  await until(allSent)
  const expected = ['early@example.com', 'late@example.com', 'later@example.com']
  expect(server.taken.map(({ to }) => to).sort()).toEqual(expected)
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
  await until((all) => all.every(({ sentAt, failedAt }) => sentAt !== null || failedAt !== null))
  expect(server.tries.get('gone@example.com')).toBe(1)
  expect(acceptedBy('here@example.com')).toBe(1)
  const [dead] = await listDead(shop.shop.db)
  expect(dead).toMatchObject({ recipient: 'gone@example.com', attempts: 1, sentAt: null })
  expect(dead?.lastError).toContain('No such user')
})

test('a dead letter is sent when it is retried', async () => {
  server.setBehaviour({ reject: () => ({ responseCode: 550, message: 'No such user' }) })
  open()
  await write('back@example.com')
  await until((all) => all.every(({ failedAt }) => failedAt !== null))
  server.setBehaviour({})
  expect(await retryDead(shop.shop.db)).toBe(1)
  await until(allSent)
  expect(acceptedBy('back@example.com')).toBe(1)
  expect(await listDead(shop.shop.db)).toEqual([])
})

test('a temporary rejection is retried until the server accepts the e-mail', async () => {
  server.setBehaviour({ reject: (_to, tries) => (tries < 3 ? { responseCode: 451, message: 'Try later' } : undefined) })
  open()
  await write('busy@example.com')
  await until(allSent)
  expect(server.tries.get('busy@example.com')).toBe(3)
  expect(acceptedBy('busy@example.com')).toBe(1)
  expect(await rows()).toMatchObject([{ attempts: 3, lastError: null }])
})

test('an e-mail becomes a dead letter after the last retry, with the last error', async () => {
  server.setBehaviour({ reject: () => ({ responseCode: 451, message: 'Mailbox full' }) })
  open(shop, { retries: 1 })
  await write('full@example.com')
  await until((all) => all.every(({ failedAt }) => failedAt !== null))
  expect(server.tries.get('full@example.com')).toBe(2)
  expect((await listDead(shop.shop.db))[0]?.lastError).toContain('Mailbox full')
})

test('a hanging server times out, and the e-mail is sent later', async () => {
  server.setBehaviour({ receive: 'hang' })
  open(shop, {}, 2_000)
  await write('slow@example.com')
  await until((all) => all.every(({ attempts }) => attempts > 0))
  server.setBehaviour({})
  await until(allSent)
  expect(acceptedBy('slow@example.com')).toBe(1)
})

test('an e-mail is sent again when the server drops the connection during DATA', async () => {
  server.setBehaviour({ receive: 'drop during data' })
  open()
  await write('cut@example.com')
  await until((all) => all.every(({ attempts }) => attempts > 0))
  expect(server.taken).toEqual([])
  server.setBehaviour({})
  await until(allSent)
  expect(acceptedBy('cut@example.com')).toBe(1)
})

test('an acknowledged e-mail is not sent again when the server then drops the connection', async () => {
  server.setBehaviour({ receive: 'drop after acknowledgement' })
  open()
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
  expect(server.taken.map(({ to }) => to).sort()).toEqual([...many].sort())
})

test('the payload is deleted once the e-mail is sent', async () => {
  await write('secret@example.com')
  expect((await rows())[0]?.payload).toMatchObject({ username: 'maria' })
  open()
  await until(allSent)
  expect((await rows())[0]?.payload).toEqual({})
})

test('an e-mail keeps its Message-ID through all attempts', async () => {
  await write('same@example.com')
  open()
  await until(allSent)
  await shop.shop.db
    .update(outbox)
    .set({ sentAt: null, queuedAt: null, round: 1 })
    .where(eq(outbox.recipient, 'same@example.com'))
  await until(allSent)
  expect(server.taken).toHaveLength(2)
  expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(1)
})

test('a worker closes while a sending hangs, and the next one sends the e-mail', async () => {
  server.setBehaviour({ receive: 'hang' })
  const first = open()
  await write('kept@example.com')
  await vi.waitUntil(() => server.tries.get('kept@example.com') === 1, { timeout: 30_000 })
  await first.close()
  server.setBehaviour({})
  open()
  await until(allSent)
  expect(acceptedBy('kept@example.com')).toBe(1)
})
