import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BankServer, openBankServer } from '../../../test/support/bank-server.ts'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { issueDocuments } from '../../../test/support/documents.ts'
import { emailKindsTo } from '../../../test/support/emails.ts'
import { readPaid } from '../../../test/support/paying.ts'
import { expectSoundStock, stockProduct } from '../../../test/support/stock.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { fromWire } from '../../contract/money.ts'
import { refundedCents } from '../bank-page/bank-payment.ts'
import { type BankStore, createMemoryStore } from '../bank-page/bank-store.ts'
import { taxDocuments } from '../db/invoices-schema.ts'
import { createJccGateway } from './gateways/jcc.ts'
import { createPayPalGateway } from './gateways/paypal.ts'
import { performRefunds } from './perform-refund.ts'
import { pollPayments } from './poll-payments.ts'

const SLUG = 'aviator-gold'
const PIECES = 50
const EMAIL = 'late@example.com'
const MINUTE_MS = 60_000

let shop: TestShop
let bank: BankServer
let store: BankStore
let frame: number
let now = new Date('2026-11-23T09:00:00Z')
/** The bank's clock stands still: it takes money that the shop no longer waits for. */
const bankNow = now
beforeAll(async () => {
  store = createMemoryStore()
  bank = await openBankServer({
    store,
    clock: () => bankNow,
    payPalSignalUrl: 'http://shop.test/api/payments/signals/paypal',
    behaviour: { signals: 'once', isSignalFirst: true },
    send: async (url, init) => shop.app.request(url, init),
  })
  const clock = () => now
  const gateways = {
    credit_card: createJccGateway({ ...bank.jcc, clock }),
    paypal: createPayPalGateway({ ...bank.payPal, clock }),
  }
  shop = await createTestShop({ gateways, clock })
  frame = await stockProduct(shop, SLUG, { nicosia: PIECES })
})
beforeEach(async () => {
  now = bankNow
  bank.bank.behave({ signals: 'once' })
  await keepBack('0')
})
afterAll(async () => {
  await shop.close()
  await bank.close()
})

/** Pieces that the web does not sell. */
const keepBack = (pieces: 'on_hand' | '0') =>
  shop.shop.db.execute(`update stock_levels set keep_back = ${pieces} where product_id = ${frame}`)

async function order(email: string) {
  const guest = shop.visitor()
  const cart = await fillCart(guest, frame, 2)
  const form = checkoutForm({ paymentMethod: 'credit_card', email })
  const { id, total } = await guest.api.orders.place({ cartId: cart.id, checkoutForm: form })
  return { guest, id, dueCents: fromWire(total) }
}

type Bought = Awaited<ReturnType<typeof order>>

const atBank = (wire: 'jcc' | 'paypal', reference: string) => store.findByNumber(wire, reference)

async function pay(wire: 'jcc' | 'paypal', reference: string): Promise<void> {
  await bank.act((await atBank(wire, reference))?.id ?? '', 'approve')
}

/** What the bank holds for an order. */
async function heldFor({ id }: Bought): Promise<number> {
  const payments = await Promise.all([atBank('jcc', `${id}-1`), atBank('paypal', `${id}-2`)])
  return payments.reduce((sum, one) => sum + (one === null ? 0 : one.capturedCents - refundedCents(one)), 0)
}

/** All that workers do. */
async function settle(): Promise<void> {
  await pollPayments(shop.shop)
  await performRefunds(shop.shop)
  await issueDocuments(shop.shop)
}

async function documentsOf({ id }: Bought): Promise<string[]> {
  const rows = await shop.shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id))
  return rows.map(({ kind }) => kind)
}

describe('two tabs that both pay (row 9)', () => {
  test.each([
    ['the card first', ['jcc', 'paypal']],
    ['PayPal first', ['paypal', 'jcc']],
  ] as const)('keep one payment and give the other back: %s', async (_, [first, second]) => {
    const email = `tabs-${first}@example.com`
    const bought = await order(email)
    const { guest, id, dueCents } = bought
    await guest.api.payments.start(id)
    await guest.api.payments.start(id, { paymentMethod: 'paypal' })
    const reference = { jcc: `${id}-1`, paypal: `${id}-2` }
    await pay(first, reference[first])
    await pay(second, reference[second])
    await guest.api.payments.get(id)
    expect(await heldFor(bought)).toBe(2 * dueCents)
    await settle()
    await settle()
    expect(await heldFor(bought)).toBe(dueCents)
    expect((await atBank(second, reference[second]))?.refunds).toMatchObject([{ amountCents: dueCents, state: 'done' }])
    const read = await readPaid(shop, id)
    expect(read).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect(read.refunds).toEqual([{ amountCents: dueCents, state: 'done', reason: 'surplus', kind: 'gateway' }])
    expect(await documentsOf(bought)).toEqual(['invoice'])
    const told = (await emailKindsTo(shop, email)).filter((kind) => kind !== 'order_confirmation')
    expect(told.toSorted()).toEqual(['payment_received', 'refund_done'])
    await expectSoundStock(shop)
  })
})

describe('a payment that is captured after the hold (row 11)', () => {
  /** The hold is over, the gateway said that nobody paid, and the order was cancelled. */
  async function lapsed(email: string): Promise<Bought> {
    const bought = await order(email)
    await bought.guest.api.payments.start(bought.id)
    now = new Date(now.valueOf() + 31 * MINUTE_MS)
    await pollPayments(shop.shop)
    expect(await readPaid(shop, bought.id)).toMatchObject({ status: 'cancelled', states: ['expired'], held: 0 })
    return bought
  }

  test('opens its order again where the pieces are there', async () => {
    const bought = await lapsed('again@example.com')
    await pay('jcc', `${bought.id}-1`)
    await settle()
    const read = await readPaid(shop, bought.id)
    expect(read).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', states: ['captured'], refunds: [] })
    expect(read.held).toBeGreaterThan(0)
    expect(await heldFor(bought)).toBe(bought.dueCents)
    expect(await documentsOf(bought)).toEqual(['invoice'])
    await expectSoundStock(shop)
  })

  test('is given back where they are gone', async () => {
    const bought = await lapsed(EMAIL)
    await keepBack('on_hand')
    await pay('jcc', `${bought.id}-1`)
    await settle()
    await settle()
    const read = await readPaid(shop, bought.id)
    expect(read).toMatchObject({ status: 'cancelled', held: 0 })
    expect(read.refunds).toMatchObject([{ amountCents: bought.dueCents, state: 'done', reason: 'surplus' }])
    expect(await heldFor(bought)).toBe(0)
    expect(await documentsOf(bought)).toEqual([])
    expect(await emailKindsTo(shop, EMAIL)).toContain('refund_done')
    await expectSoundStock(shop)
  })

  test('is settled by the poll alone where no message comes', async () => {
    bank.bank.behave({ signals: 'lost' })
    const bought = await lapsed('silent@example.com')
    await pay('jcc', `${bought.id}-1`)
    now = new Date(now.valueOf() + 60 * MINUTE_MS)
    await settle()
    expect(await readPaid(shop, bought.id)).toMatchObject({ status: 'confirmed', states: ['captured'] })
    expect(await heldFor(bought)).toBe(bought.dueCents)
  })
})
