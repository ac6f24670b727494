import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { deleteExpired } from '../cleanup.ts'
import { stockAlerts } from '../db/schema.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'
import { sendStockAlerts } from './send-alerts.ts'

const DAY_MS = 86_400_000
const SLUG = 'aviator-gold'
const EMAIL = 'eleni@example.com'

let shop: TestShop
let now: Date
beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z')
  shop = await createTestShop({ clock: () => now })
  await setStock(0)
})
afterEach(() => shop.close())

const setStock = (stock: number) => shop.database.execute(`update products set stock = ${stock} where slug = '${SLUG}'`)
const ask = (email = EMAIL, slug = SLUG) =>
  shop.visitor().api.call('POST /api/products/{slug}/alerts', { params: { slug }, body: { email } })
const post = (step: 'confirm' | 'leave', token: string) =>
  shop.visitor().api.call(`POST /api/stock-alerts/${step}`, { body: { token } })
const rows = () => shop.shop.db.select().from(stockAlerts)
const emails = (kind: 'stock_alert_confirmation' | 'stock_back') => listQueuedEmails(shop.shop, { kind })

async function token(): Promise<string> {
  const payloads = (await emails('stock_alert_confirmation')).map(
    ({ payload }) => payload as EmailPayloads['stock_alert_confirmation'],
  )
  return payloads.at(-1)?.link.split('/').at(-1) ?? ''
}

test('one e-mail is sent when the product is back, only after a confirmation, and the request is forgotten', async () => {
  await ask('Eleni@Example.com')
  expect(await emails('stock_alert_confirmation')).toMatchObject([{ recipient: EMAIL }])
  await setStock(3)
  expect(await sendStockAlerts(shop.shop)).toBe(0)
  expect(await post('confirm', await token())).toEqual({ status: 'confirmed' })
  expect(await sendStockAlerts(shop.shop)).toBe(1)
  expect(await sendStockAlerts(shop.shop)).toBe(0)
  expect(await emails('stock_back')).toMatchObject([{ recipient: EMAIL, payload: { slug: SLUG } }])
  expect(await rows()).toEqual([])
  expect(await errorOf(post('confirm', await token()))).toMatchObject({ code: 'not_found' })
})

test('nothing is sent while the product is sold out or not published', async () => {
  await ask()
  await post('confirm', await token())
  expect(await sendStockAlerts(shop.shop)).toBe(0)
  await shop.database.execute(`update products set stock = 5, status = 'archived' where slug = '${SLUG}'`)
  expect(await sendStockAlerts(shop.shop)).toBe(0)
  expect(await rows()).toHaveLength(1)
})

test('two processes send no request twice', async () => {
  await ask()
  await post('confirm', await token())
  await setStock(1)
  const sent = await Promise.all([sendStockAlerts(shop.shop), sendStockAlerts(shop.shop)])
  expect(sent.reduce((sum, count) => sum + count)).toBe(1)
  expect(await emails('stock_back')).toHaveLength(1)
})

test('asking again is answered alike, and asks for a confirmation once a day', async () => {
  expect(await ask()).toBe(null)
  expect(await ask()).toBe(null)
  expect(await emails('stock_alert_confirmation')).toHaveLength(1)
  now = new Date(now.valueOf() + DAY_MS + 1)
  await ask()
  expect(await emails('stock_alert_confirmation')).toHaveLength(2)
  await post('confirm', await token())
  now = new Date(now.valueOf() + DAY_MS + 1)
  expect(await ask()).toBe(null)
  expect(await emails('stock_alert_confirmation')).toHaveLength(2)
})

test('a request is taken back by its link, also after its confirmation', async () => {
  await ask()
  const link = await token()
  await post('confirm', link)
  now = new Date(now.valueOf() + 100 * DAY_MS)
  expect(await post('leave', link)).toEqual({ status: 'left' })
  expect(await post('leave', link)).toEqual({ status: 'left' })
  expect(await rows()).toEqual([])
})

test('a confirmation after seven days is too late, and what was never confirmed is forgotten', async () => {
  await ask()
  const link = await token()
  now = new Date(now.valueOf() + 7 * DAY_MS + 1)
  expect(await errorOf(post('confirm', link))).toMatchObject({ code: 'not_found' })
  await deleteExpired(shop.shop)
  expect(await rows()).toEqual([])
})

test('an unknown product and a forged link are not found', async () => {
  expect(await errorOf(ask(EMAIL, 'no-such-frame'))).toMatchObject({ code: 'not_found' })
  expect(await errorOf(post('confirm', '1.0.forged'))).toMatchObject({ code: 'not_found' })
})
