import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeliveredEmail } from '../../test/soak/email-books.ts'
import { orderLine } from '../../test/soak/order-lines.ts'
import { type SoakFacts, soakLedger } from '../../test/soak/soak-ledger.ts'
import { readStock } from '../../test/soak/stock-books.ts'
import { placeGuestOrder } from '../../test/support/placed-order.ts'
import { createTestShop, type TestShop } from '../../test/support/test-shop.ts'
import { emailIdOf } from './email/enqueue-email.ts'

/** The ledger of the soak must be able to fail. */
const HOST = 'shop.test'
const EMAIL = 'eleni@example.com'
let shop: TestShop
let orderId: string
let facts: SoakFacts

beforeAll(async () => {
  shop = await createTestShop()
  const stockBefore = await readStock(shop.shop)
  orderId = (await placeGuestOrder(shop)).id
  const visits = { bookings: new Map<string, boolean>(), accounts: new Map([['maria', true]]), sessions: [] }
  const stockWork = { added: new Map<number, number>(), deliveries: 0, counts: 0 }
  const delivered = [await send(emailIdOf(`order_confirmation:${orderId}`), 'order_confirmation')]
  facts = { orders: new Set([orderId]), bank: [], delivered, visits, stockBefore, stockWork }
})
afterAll(() => shop.close())

/** @returns the e-mail as the mail server has it */
async function send(id: string, kind: string, order: string | null = orderId): Promise<DeliveredEmail> {
  await shop.shop.db.execute(sql`insert into sent_emails (id, kind, recipient, order_id, language, created_at, sent_at)
    values (${id}, ${kind}, ${EMAIL}, ${order}, 'en', now(), now())`)
  const hash = createHash('sha256').update(`${HOST} ${id}`).digest('hex').slice(0, 32)
  return { to: EMAIL, subject: kind, messageId: `<${hash}@${HOST}>` }
}

/** The names of the lines that do not hold, but for those that an order which was not paid breaks. */
async function wrongLines(changes: Partial<SoakFacts> = {}): Promise<string[]> {
  const lines = await soakLedger(shop.shop, { ...facts, ...changes })
  return lines
    .filter(({ name, faults }) => faults.length > 0 && !/nothing else is unpaid|^cents due/.test(name))
    .map(({ name }) => name.replace(/ \(.*/, ''))
}

test('a shop where nothing was lost has no wrong line', async () => {
  expect(await wrongLines()).toEqual([])
})

test('an order that was acknowledged and is not stored is a wrong line, in each ledger', async () => {
  expect(await wrongLines({ orders: new Set([...facts.orders, 'EE-LOST']) })).toEqual([
    'orders acknowledged, all stored',
    'orders, each with its confirmation at the mail server',
  ])
  expect((await orderLine(shop.shop, [orderId])).faults).toEqual([])
  expect((await orderLine(shop.shop, [orderId, 'EE-LOST'])).faults).toEqual(['lost: EE-LOST'])
  expect((await orderLine(shop.shop, [orderId, orderId])).faults).toHaveLength(1)
  expect((await orderLine(shop.shop, [])).faults).toEqual([`not acknowledged: ${orderId}`])
})

test('a cart that became two orders is a wrong line', async () => {
  const other = await placeGuestOrder(shop)
  const cartOf = (id: string) => sql`(select cart_id from orders where id = ${id})`
  const orders = new Set([orderId, other.id])
  const delivered = [...facts.delivered, await send(emailIdOf(`order_confirmation:${other.id}`), 'x', other.id)]
  expect(await wrongLines({ orders, delivered })).toEqual([])
  await shop.shop.db.execute(sql`update orders set cart_id = ${cartOf(orderId)} where id = ${other.id}`)
  expect(await wrongLines({ orders, delivered })).toEqual(['carts ordered, each once'])
  await shop.shop.db.execute(sql`update orders set cart_id = null where id = ${other.id}`)
  facts = { ...facts, orders, delivered }
})

test('an e-mail that never arrived, or is sent twice, is a wrong line', async () => {
  expect(await wrongLines({ delivered: [] })).toEqual([
    'orders, each with its confirmation at the mail server',
    'e-mails sent, each at the mail server',
  ])
  const second = await send(randomUUID(), 'order_confirmation')
  const doubled = [...facts.delivered, second]
  expect(await wrongLines({ delivered: doubled })).toEqual(['e-mails at the mail server, each about something else'])
  await shop.shop.db.execute(sql`delete from sent_emails where kind = 'order_confirmation' and order_id = ${orderId}
    and id <> ${emailIdOf(`order_confirmation:${orderId}`)}`)
  // At the mail server, and in no book of the shop.
  expect(await wrongLines({ delivered: doubled })).toEqual(['e-mails at the mail server, each about something else'])
})

test('the same e-mail delivered again, with its Message-ID, is counted and no wrong line', async () => {
  const delivered = [...facts.delivered, ...facts.delivered]
  expect(await wrongLines({ delivered })).toEqual([])
  const names = (await soakLedger(shop.shop, { ...facts, delivered })).map(({ name }) => name)
  expect(names.join()).toContain(`(${facts.delivered.length} came again with the same Message-ID)`)
})

test('a piece that is missing, and stock that is not as its ledger says, are wrong lines', async () => {
  const [[product = 0, pieces = 0] = []] = facts.stockBefore
  const stockBefore = new Map([...facts.stockBefore, [product, pieces + 1]])
  expect(await wrongLines({ stockBefore })).toEqual(['pieces sent, and no other is missing or left over'])
  const stockWork = { added: new Map([[product, 1]]), deliveries: 1, counts: 0 }
  expect(await wrongLines({ stockWork })).toEqual(['pieces sent, and no other is missing or left over'])
})

test('an appointment or account that is lost or stored twice is a wrong line', async () => {
  const { visits } = facts
  const lost = { ...visits, bookings: new Map([['nobody@example.com', true]]) }
  expect(await wrongLines({ visits: lost })).toEqual(['appointments acknowledged, each stored once'])
  const unknown = { ...visits, bookings: new Map([['nobody@example.com', false]]) }
  expect(await wrongLines({ visits: unknown })).toEqual([])
  const account = { ...visits, accounts: new Map([['nobody', true]]) }
  expect(await wrongLines({ visits: account })).toEqual(['accounts acknowledged, each stored once'])
})

test('an account that is shown to another person, or to a guest, is a wrong line', async () => {
  const seen = (own: string | null, shown: string | null) => ({ ...facts.visits, sessions: [{ own, shown }] })
  const line = 'looks at the own account, none of which showed another person’s'
  expect(await wrongLines({ visits: seen('maria', 'andreas') })).toEqual([line])
  expect(await wrongLines({ visits: seen(null, 'andreas') })).toEqual([line])
  expect(await wrongLines({ visits: seen('maria', 'maria') })).toEqual([])
  expect(await wrongLines({ visits: seen('maria', null) })).toEqual([])
})
