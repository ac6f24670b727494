import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type BankServer, openBankServer } from '../../../test/support/bank-server.ts'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { issueDocuments } from '../../../test/support/documents.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { readPaid } from '../../../test/support/paying.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { createLastingDatabase } from '../../../test/support/shop-process.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { expectSoundStock, stockProduct } from '../../../test/support/stock.ts'
import { isOnPostgres, searchPath } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { type BankStore, createMemoryStore } from '../bank-page/bank-store.ts'
import { taxDocuments } from '../db/invoices-schema.ts'
import { jobHandlers } from '../job-handlers.ts'
import { createJccGateway } from '../payments/gateways/jcc.ts'
import { createPayPalGateway } from '../payments/gateways/paypal.ts'
import { pollPayments } from '../payments/poll-payments.ts'
import { RECONCILE_JOB } from '../payments/reconcile.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

/** docs/operating.md, “The database is lost”. */
const DAY = '2026-11-23'
let now = new Date(`${DAY}T09:00:00Z`)

const pass = (minutes: number) => {
  now = new Date(now.valueOf() + minutes * 60_000)
}

function openAt(url: string | undefined, bank: BankServer): Promise<TestShop> {
  const clock = () => now
  const gateways = {
    credit_card: createJccGateway({ ...bank.jcc, clock }),
    paypal: createPayPalGateway({ ...bank.payPal, clock }),
  }
  return createTestShop({ ...(url !== undefined && { url }), clock, gateways })
}

async function startToPay(shop: TestShop, productId: number): Promise<string> {
  const guest = shop.visitor()
  const cart = await fillCart(guest, productId)
  const form = checkoutForm({ paymentMethod: 'credit_card' })
  const { id } = await guest.api.orders.place({ cartId: cart.id, checkoutForm: form })
  await guest.api.payments.start(id)
  return id
}

const pay = async (bank: BankServer, store: BankStore, orderId: string) =>
  bank.act((await store.findByNumber('jcc', `${orderId}-1`))?.id ?? '', 'approve')

/** €10, which the books of the shop lack. */
async function refundAtBank(test: TestShop, orderId: string): Promise<void> {
  const [payment] = (await readPaid(test, orderId)).payments
  const { reference = '', gatewayRef, capturedCents: refundableCents = 0 } = payment ?? {}
  const named = { key: 'r1', reference, gatewayRef: gatewayRef ?? '' }
  await test.shop.gateways.credit_card.refund({ ...named, amountCents: 1_000, refundableCents })
}

/** All that workers do. */
async function work({ shop }: TestShop): Promise<void> {
  await pollPayments(shop)
  await issueDocuments(shop)
}

const numbersOf = async ({ shop }: TestShop) =>
  (await shop.db.select().from(taxDocuments)).map(({ orderId, number }) => [orderId, number])

async function reconcile({ shop }: TestShop, { admin }: TestStaffMember) {
  await admin.payments.reconcile(DAY)
  const handler = jobHandlers(shop).find(({ job }) => job.queue === RECONCILE_JOB.queue)
  for (const { id, data } of await shop.jobs.list(shop.db, RECONCILE_JOB)) await handler?.run(shop, id, data)
  return (await admin.payments.takings(DAY)).reconciliation
}

/** An order that a colleague types again, with its payment. @returns its number */
async function enter({ admin }: TestStaffMember, productId: number, reference: string): Promise<string> {
  const { firstName, lastName, email, phoneNumber, address, city, postalCode, country } = checkoutForm()
  const { order } = await admin.orders.take({
    requestKey: randomUUID(),
    source: 'phone',
    buyer: { firstName, lastName, email, phoneNumber, address, city, postalCode, country },
    language: 'en',
    lines: [{ productId, quantity: 1 }],
    shippingMethod: 'standard',
    paymentMethod: 'card_in_store',
  })
  const id = order?.id ?? ''
  const { due: amount, version } = await admin.money.get(id)
  const booked = { kind: 'terminal' as const, store: 'nicosia', reference: reference.slice(0, 40), amount }
  await admin.money.takePayment(id, { ...booked, version, requestKey: randomUUID() })
  return id
}

test.runIf(isOnPostgres)(
  'after a restore, paid orders that are missing can be entered, and document numbers go on',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'shop-lost-'))
    const source = await createSeededDatabase()
    const target = await createLastingDatabase()
    const store = createMemoryStore()
    const send = async () => new Response(null, { status: 503 })
    const bank = await openBankServer({ store, clock: () => now, send })
    onTestFinished(async () => {
      await bank.close()
      await source.remove()
      await target.remove()
      await rm(home, { recursive: true })
    })
    const { databaseUrl: from = '' } = source.config
    const { databaseUrl: to = '' } = target.config
    const env = { PATH: searchPath }

    const lost = await openAt(from, bank)
    const frame = await stockProduct(lost, 'aviator-gold', { nicosia: 20 })
    const open = await startToPay(lost, frame)
    const refunded = await startToPay(lost, frame)
    await pay(bank, store, refunded)
    await settlePayment(lost.shop, (await readPaid(lost, refunded)).payments[0]?.id ?? 0)
    await issueDocuments(lost.shop)
    const { file } = await backUp({ url: from, env }, { folder: home, passphrase: null, keep: null, now })
    const missing = await startToPay(lost, frame)
    await pay(bank, store, missing)
    pass(5)
    await work(lost)
    expect(await numbersOf(lost)).toContainEqual([missing, 'INV-2026-000002'])
    await pay(bank, store, open)
    await refundAtBank(lost, refunded)
    await lost.close()

    await restore({ url: to, env }, { file, passphrase: null, replaces: false })
    const shop = await openAt(to, bank)
    const owner = await newStaffMember(shop, 'owner')
    const { value, version } = (await (await owner.send('/api/admin/settings')).json()).invoices
    const renamed = { ...value, series: { ...value.series, invoice: 'INVB' } }
    expect((await owner.post('/api/admin/settings/invoices', { version, value: renamed }, 'PUT')).status).toBe(200)

    // One that was open in the backup is asked about, and booked.
    pass(5)
    await work(shop)
    expect(await readPaid(shop, open)).toMatchObject({ paymentStatus: 'paid' })
    expect(await numbersOf(shop)).toContainEqual([open, 'INVB-2026-000001'])

    // The gateway is asked about payments that the shop knows: the missing one is in the gateway's own list only.
    const reconciliation = await reconcile(shop, owner)
    expect(reconciliation).toMatchObject({
      asked: 2,
      differences: [{ orderId: refunded, what: 'refunded', ours: 0, theirs: 10 }],
    })

    const reference = (await store.findByNumber('jcc', `${missing}-1`))?.id ?? ''
    const id = await enter(owner, frame, reference)
    await work(shop)
    expect(await readPaid(shop, id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', held: 1 })
    expect(await numbersOf(shop)).toContainEqual([id, 'INVB-2026-000002'])
    const kinds = (await listQueuedEmails(shop.shop, { payload: { orderId: id } as never })).map(({ kind }) => kind)
    expect(kinds).toEqual(['order_confirmation', 'payment_received'])
    const paid = await owner.admin.money.get(id)
    const wish = { version: paid.version, requestKey: randomUUID(), reason: 'withdrawal', amount: 10 }
    // Who gives money back has confirmed who they are within five minutes.
    const { admin } = await newStaffMember(shop, 'owner')
    const money = await admin.money.refund(id, { ...wish, store: 'nicosia' })
    expect(money).toMatchObject({ refunded: 10, pending: 0, refunds: [{ kind: 'terminal', isOpen: false }] })
    await expectSoundStock(shop)
    await shop.close()
  },
)
