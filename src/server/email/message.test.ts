import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { QueuedEmail } from './enqueue-email.ts'
import { type RenderedEmail, toMessage } from './message.ts'

const queued = {
  id: '00000000-0000-4000-8000-000000000007',
  recipient: 'eleni@example.com',
  language: 'el',
  createdAt: new Date(0).toISOString(),
} as QueuedEmail
const FROM = 'Elegance Eyewear Cyprus <hello@elegance.example>'

async function render(composed: Partial<RenderedEmail> = {}, changes: Partial<QueuedEmail> = {}): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const email = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', ...composed }
  const { message } = await writer.sendMail(toMessage({ ...queued, ...changes }, FROM, email))
  return (message as Buffer).toString()
}
const headOf = (file: string) => file.slice(0, file.indexOf('\r\n\r\n'))

test('user input cannot add a header', async () => {
  const evil = 'Hello\r\nBcc: everybody@example.com\r\n\r\n<p>'
  const head = headOf(await render({ subject: evil }, { recipient: 'eleni@example.com\r\nBcc: all@example.com' }))
  expect(head).not.toMatch(/^Bcc:/im)
})

test('the Message-ID is unique per e-mail and stable', async () => {
  const idOf = async (changes: Partial<QueuedEmail> = {}) => /^Message-ID: (.+)$/m.exec(await render({}, changes))?.[1]
  expect(await idOf()).toMatch(/^<[0-9a-f]{32}@elegance\.example>/)
  expect(await idOf()).toBe(await idOf())
  expect(await idOf({ id: '00000000-0000-4000-8000-000000000008' })).not.toBe(await idOf())
})

test('a newsletter has the headers of one-click unsubscription', async () => {
  const head = headOf(await render({ leaveLink: 'https://shop.example/newsletter/leave/1.0.key' }))
  expect(head.replace(/\r\n\s+/g, ' ')).toContain('List-Unsubscribe: <https://shop.example/newsletter/leave/1.0.key>')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headOf(await render())).not.toContain('List-Unsubscribe')
})

test('a file to keep is attached under its name', async () => {
  const content = Buffer.from('%PDF-1.7')
  const file = await render({ files: [{ filename: 'INV-2026-000001.pdf', contentType: 'application/pdf', content }] })
  expect(file).toContain('Content-Type: application/pdf; name=INV-2026-000001.pdf')
  expect(file).toContain('Content-Disposition: attachment; filename=INV-2026-000001.pdf')
  expect(file).toContain(content.toString('base64'))
})

test.each([
  ['el', 'Καλημέρα σας, η παραγγελία έφτασε στο κατάστημα.', 'base64'],
  ['en', 'Good morning, your order for € 120 is at the store.', 'quoted-printable'],
] as const)('in %s, “%s” and its markup are sent as %s', async (language, text, encoding) => {
  const file = await render({ text, html: `<p style="color:#333333">${text}</p>` }, { language })
  const encodings = [...file.matchAll(/^Content-Type: text\/.*?^Content-Transfer-Encoding: (\S+)/gims)].map(
    (one) => one[1],
  )
  expect(encodings).toEqual([encoding, encoding])
})
