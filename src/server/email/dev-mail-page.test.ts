import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { sentEmails } from '../db/schema.ts'
import { startWorkers } from '../jobs/start-workers.ts'
import { emailIdOf, enqueueEmail } from './enqueue-email.ts'
import { createFolderTransport } from './mail-folder.ts'
import type { RenderEmail } from './message.ts'
import { emailHandler } from './send-email.ts'

const ID = emailIdOf('one')

const compose: RenderEmail = async () => ({
  subject: 'Καλημέρα',
  html: '<p>He said "hello" <img src="cid:frame@pictures"></p>',
  text: 'He said "hello"',
  pictures: [{ cid: 'frame@pictures', filename: 'frame.png', content: Buffer.from('png') }],
  calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
})

let folder: string
let shop: TestShop
let emptyPage: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'shop-mail-')), 'mail')
  shop = await createTestShop({ config: { mailFolder: folder } })
  emptyPage = await (await shop.visitor().send('/dev/mail')).text()
  await sendOne()
})
afterAll(async () => {
  await shop.close()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

async function sendOne(): Promise<void> {
  const worker = startWorkers(shop, [emailHandler(compose, createFolderTransport(folder))], { pollSeconds: 0.5 })
  const payload = { username: 'maria', firstName: null }
  const email = { kind: 'account_closed', recipient: 'maria@example.com', language: 'el', payload } as const
  await enqueueEmail(shop.shop, { ...email, dedupeKey: 'one' })
  await vi.waitUntil(async () => (await shop.shop.db.$count(sentEmails)) > 0, { timeout: 20_000 })
  await worker.close()
}

test('without a mail server e-mails are written to files', async () => {
  const file = await readFile(join(folder, `${ID}.eml`), 'utf8')
  expect(file).toMatch(/^To: maria@example\.com\r$/m)
  expect(file).toMatch(/^Content-Language: el\r$/m)
  expect(file).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST')
  expect(file).toContain('Content-ID: <frame@pictures>')
})

test('/dev/mail lists and shows them in a sandboxed frame', async () => {
  expect(emptyPage).toContain('None yet.')
  expect(await (await shop.visitor().send('/dev/mail')).text()).toContain('>Καλημέρα</a>')
  const page = await (await shop.visitor().send(`/dev/mail/${ID}`)).text()
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page).toContain('srcdoc="&lt;p&gt;He said &quot;hello&quot;')
  expect(page).toContain('data:image/png;base64,cG5n')
  expect((await shop.visitor().send(`/dev/mail/${ID}.eml`)).headers.get('Content-Type')).toBe('message/rfc822')
  expect((await shop.visitor().send(`/dev/mail/${emailIdOf('two')}`)).status).toBe(404)
})

const PATHS = ['/dev/mail', `/dev/mail/${ID}`, `/dev/mail/${ID}.eml`]

test.each([{ isProduction: true }, { publicOrigin: 'https://preview.example' }])(
  'a public shop, with %j, has no such page',
  async (config) => {
    const open = await createTestShop({ config: { ...config, mailFolder: folder } })
    for (const path of PATHS) expect((await open.visitor().send(path)).status).toBe(404)
    await open.close()
  },
)

test('it is served to direct local requests only', async () => {
  const statusFor = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const incoming = { socket: { remoteAddress } } as IncomingMessage
    return Promise.all(
      PATHS.map(async (path) => (await shop.app.request(`http://shop.test${path}`, { headers }, { incoming })).status),
    )
  }
  for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await statusFor(local)).toEqual([200, 200, 200])
  for (const remote of ['192.168.1.7', '203.0.113.5', '2001:db8::1', '::ffff:10.0.0.1']) {
    expect(await statusFor(remote)).toEqual([404, 404, 404])
  }
  for (const header of ['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via']) {
    expect(await statusFor('127.0.0.1', { [header]: 'for=203.0.113.5' })).toEqual([404, 404, 404])
  }
})
