import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart } from '../../test/support/buyers.ts'
import { checkoutForm } from '../../test/support/checkout-form.ts'
import { deleteQueuedEmails, listQueuedEmails } from '../../test/support/emails.ts'
import { everyEmail } from '../../test/support/every-email.ts'
import { storeRefund } from '../../test/support/refund.ts'
import { createTestShop, type TestShop } from '../../test/support/test-shop.ts'
import type { Language } from '../domain/shop-facts.ts'
import { emailEl } from '../i18n/email-el.ts'
import { emailEn } from '../i18n/email-en.ts'
import { type EmailKind, enqueueEmail, type QueuedEmail } from './email/enqueue-email.ts'
import type { RenderedEmail } from './email/message.ts'
import { createEmailRenderer } from './email/render-email.ts'
import { COLOURS } from './email/styles.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'

const LANGUAGES = ['en', 'el'] as const
const KINDS = Object.keys(EMAIL_TEMPLATES) as EmailKind[]

let shop: TestShop
let emails: { row: QueuedEmail; email: RenderedEmail }[]

beforeAll(async () => {
  shop = await createTestShop()
  const buyer = shop.visitor()
  const cart = await fillCart(buyer, (await shop.product('aviator-gold')).id, 2)
  const form = checkoutForm({ firstName: '<b>Eleni</b>', paymentMethod: 'bank_transfer' })
  const order = await buyer.api.orders.place({ cartId: cart.id, checkoutForm: form })
  const refundId = await storeRefund(shop.shop, order.id, 5_000)
  await deleteQueuedEmails(shop.shop)
  for (const language of LANGUAGES) {
    for (const email of everyEmail(order.id, refundId, language)) await enqueueEmail(shop.shop, email)
  }
  const compose = createEmailRenderer(shop.shop, EMAIL_TEMPLATES)
  const rows = await listQueuedEmails(shop.shop)
  emails = await Promise.all(rows.map(async (row) => ({ row, email: await compose(row) })))
}, 120_000)
afterAll(() => shop.close())

function emailOf(kind: EmailKind, language: Language): RenderedEmail {
  const found = emails.find(({ row }) => row.kind === kind && row.language === language)
  if (found === undefined) throw new Error(`no ${kind} in ${language}`)
  return found.email
}

const visibleText = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div style="[^"]*display:none[^"]*">.*?<\/div>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('every kind of e-mail is rendered in both languages', () => {
  expect(emails.map(({ row }) => `${row.kind} ${row.language}`).sort()).toEqual(
    LANGUAGES.flatMap((language) => KINDS.map((kind) => `${kind} ${language}`)).sort(),
  )
})

test.each(KINDS)('%s has no unfilled placeholder and names the sender', (kind) => {
  for (const language of LANGUAGES) {
    const { subject, html, text } = emailOf(kind, language)
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|\[object|NaN|Invalid Date|\{\w+\}/)
      expect(part.trim()).not.toBe('')
    }
    expect(html).toContain(`<html lang="${language}"`)
    expect(text).toContain('hello@elegance-eyewear.example')
    expect(/[Α-ώ]/.test(subject)).toBe(language === 'el')
  }
})

test.each(KINDS)('%s has the same words and links in plain text and HTML', (kind) => {
  for (const language of LANGUAGES) {
    const { html, text } = emailOf(kind, language)
    const words = new Set(text.split(/[\s:,]+/))
    const missing = visibleText(html)
      .split(/[\s:,]+/)
      .filter((word) => /\p{L}/u.test(word) && !words.has(word) && !['Elegance', 'EYEWEAR', 'CYPRUS'].includes(word))
    expect(missing).toEqual([])
    const [, ...links] = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    expect(links.filter((link) => !text.includes(link))).toEqual([])
  }
})

test('user input cannot become markup', () => {
  const { html } = emailOf('order_confirmation', 'en')
  expect(html).toContain('&lt;b&gt;Eleni&lt;/b&gt;')
  expect(html).not.toContain('<b>Eleni')
})

test('an order confirmation has lines, sums, address, payment and the legal notices', () => {
  const en = emailOf('order_confirmation', 'en').text
  expect(en).toContain('Quantity: 2 · €')
  expect(en).toMatch(/Total: €\d+\.\d\d/)
  expect(en).toMatch(/Includes €\d+\.\d\d VAT/)
  expect(en).toContain('Ledras 21, 1011 Nicosia, Cyprus')
  expect(en).toMatch(/Please transfer €\d+\.\d\d with the order number EE-/)
  expect(en).toContain('within 14 days')
  expect(en).toContain('for 30 days')
  const el = emailOf('order_confirmation', 'el').text
  expect(el).toContain('Akamas Aviator, χρυσό')
  expect(el).toContain('υπαναχωρήσετε')
})

test('an order confirmation embeds its pictures', () => {
  const { html, pictures = [] } = emailOf('order_confirmation', 'en')
  expect(pictures).toHaveLength(1)
  expect(html).toContain(`src="cid:${pictures[0]?.cid}"`)
  expect(pictures[0]?.content.subarray(1, 4).toString()).toBe('PNG')
})

test('a refund’s e-mail says how much goes back, where to, and names the credit note', () => {
  const { text } = emailOf('refund_done', 'en')
  expect(text).toContain('€50.00')
  expect(text).toContain('the card you paid with')
  expect(text).toContain('Credit note: CRN-2026-000001')
  expect(emailOf('refund_done', 'el').text).toContain('Πιστωτικό τιμολόγιο: CRN-2026-000001')
})

test('appointment e-mails have a calendar file, which cancels the event on cancellation', () => {
  const methods = (['made', 'moved', 'cancelled', 'reminder'] as const).map(
    (event) => emailOf(`appointment_${event}`, 'el').calendar?.method,
  )
  expect(methods).toEqual(['REQUEST', 'REQUEST', 'CANCEL', undefined])
  expect(emailOf('appointment_cancelled', 'el').calendar?.content).toContain('STATUS:CANCELLED')
  expect(emailOf('appointment_made', 'en').text).toMatch(/Day: Monday,? 23 November 2026/)
  expect(emailOf('appointment_made', 'en').text).toContain('Time: 09:30')
})

test('the newsletter welcome has an unsubscribe link', () => {
  expect(emailOf('newsletter_welcome', 'en').leaveLink).toBe('http://shop.test/newsletter/leave/key')
})

test('e-mails have the colours of the shop', async () => {
  const tokens = await readFile(new URL('../ui/tokens.css', import.meta.url), 'utf8')
  const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
  for (const [name, colour] of Object.entries(COLOURS)) expect(tokens).toContain(`--color-${kebab(name)}: ${colour};`)
})

test('both languages have the same placeholders', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join()
  const texts = (tree: object): string[] =>
    Object.values(tree).flatMap((one) => (typeof one === 'string' ? one : texts(one)))
  expect(texts(emailEl).map(placeholders)).toEqual(texts(emailEn).map(placeholders))
  const wrong = texts(emailEl).filter((text) => /[Α-ώ][A-Za-z]|[A-Za-z][Α-ώ]|σ(?!\p{L})|ς(?=\p{L})/u.test(text))
  expect(wrong).toEqual([])
})
