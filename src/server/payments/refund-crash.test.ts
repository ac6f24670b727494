import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BankServer, openBankServer } from '../../../test/support/bank-server.ts'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { issueDocuments } from '../../../test/support/documents.ts'
import { type MailServer, openMailServer } from '../../../test/support/mail-server.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { startShop } from '../../../test/support/shop-process.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop } from '../../../test/support/test-shop.ts'
import { fromWire } from '../../contract/money.ts'
import { refundedCents } from '../bank-page/bank-payment.ts'
import { type BankStore, createMemoryStore } from '../bank-page/bank-store.ts'
import { taxDocuments } from '../db/invoices-schema.ts'
import { payments, refunds } from '../db/payments-schema.ts'
import { createJccGateway } from './gateways/jcc.ts'
import { missingGateway } from './gateways.ts'
import { performRefunds } from './perform-refund.ts'

const MINUTE_MS = 60_000
const REFUND = /refund\.do$/

let bank: BankServer
let store: BankStore
let mail: MailServer
let database: Awaited<ReturnType<typeof createSeededDatabase>>
beforeEach(async () => {
  store = createMemoryStore()
  bank = await openBankServer({ store, send: async () => new Response() })
  mail = await openMailServer()
  database = await createSeededDatabase()
})
afterEach(async () => {
  await database.remove()
  await mail.close()
  await bank.close()
})

/** The shop of the database, in this process. */
function open(aheadMs = 0) {
  const { DATABASE_URL: url, DATA_FOLDER: folder } = database.env as Record<string, string | undefined>
  const gateways = { credit_card: createJccGateway(bank.jcc), paypal: missingGateway('paypal') }
  const clock = () => new Date(Date.now() + aheadMs)
  return createTestShop({ ...(url ? { url } : {}), ...(folder ? { folder } : {}), gateways, clock })
}

/** A paid order whose refund waits for a worker. */
async function askForRefund(): Promise<{ orderId: string; reference: string; paidCents: number }> {
  const shop = await open()
  const guest = shop.visitor()
  const cart = await fillCart(guest, (await shop.product('aviator-gold')).id)
  const form = checkoutForm({ paymentMethod: 'credit_card' })
  const { id: orderId, total } = await guest.api.orders.place({ cartId: cart.id, checkoutForm: form })
  await guest.api.payments.start(orderId)
  const reference = `${orderId}-1`
  await bank.act((await store.findByNumber('jcc', reference))?.id ?? '', 'approve')
  expect(await guest.api.payments.get(orderId)).toMatchObject({ state: 'paid' })
  const manager = await newStaffMember(shop)
  const { version } = await manager.admin.money.get(orderId)
  const refund = { version, amount: total, requestKey: randomUUID(), reason: 'A scratch' }
  await manager.admin.money.refund(orderId, refund)
  await shop.close()
  return { orderId, reference, paidCents: fromWire(total) }
}

/** A shop of its own process takes the refund to the bank and is killed while it waits for the answer. */
async function killWithinRefund(): Promise<void> {
  const { url, userName, password, callbackKey } = bank.jcc
  const account = { JCC_URL: url, JCC_USERNAME: userName, JCC_PASSWORD: password, JCC_CALLBACK_KEY: callbackKey }
  const running = await startShop({ ...database.env, ...account, CARD_GATEWAY: 'jcc', SMTP_URL: mail.url })
  await vi.waitUntil(() => bank.calls.some((call) => REFUND.test(call)), { timeout: 60_000, interval: 50 })
  running.process.kill('SIGKILL')
  await once(running.process, 'exit')
}

describe('a server killed within a refund', () => {
  test.each([
    ['after the bank has given the money back', 'hang after', 1],
    ['before the bank has heard of it', 'hang before', 0],
  ] as const)(
    '%s gives it back once',
    async (_, fault, doneBefore) => {
      const { orderId, reference, paidCents } = await askForRefund()
      bank.failNext(REFUND, fault)
      await killWithinRefund()
      const atBank = () => store.findByNumber('jcc', reference)
      await vi.waitUntil(async () => (await atBank())?.refunds.length === doneBefore)

      const shop = await open(3 * MINUTE_MS)
      const stored = () => shop.shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))
      expect(await stored()).toMatchObject([{ state: 'pending', amountCents: paidCents }])
      await performRefunds(shop.shop)
      await performRefunds(shop.shop)
      const bankPayment = await atBank()
      expect(bankPayment?.refunds).toHaveLength(1)
      expect(bankPayment && bankPayment.capturedCents - refundedCents(bankPayment)).toBe(0)
      expect(await stored()).toMatchObject([{ state: 'done', refundKey: bankPayment?.refunds[0]?.key }])
      expect(await shop.shop.db.select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([
        { state: 'refunded', capturedCents: paidCents, refundedCents: paidCents },
      ])
      await issueDocuments(shop.shop)
      const documents = await shop.shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
      expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'invoice'])
      await shop.close()
    },
    240_000,
  )
})
