import { sql } from 'drizzle-orm'
import { type BankPayment, refundedCents } from '../../src/server/bank-page/bank-payment.ts'
import type { Shop } from '../../src/server/shop.ts'
import type { LedgerLine } from './ledger-line.ts'
import { dueOf, type OrderBooks, readOrderBooks } from './order-books.ts'
import { type Stock, stockLines } from './stock-books.ts'

interface Facts {
  /** Orders that buyers were told of. */
  acknowledged: ReadonlySet<string>
  bank: readonly BankPayment[]
  stockBefore: Stock
}

/** Compares the books of a shop after a soak with the bank's and with one another. */
export async function paymentLedger(shop: Shop, { acknowledged, bank, stockBefore }: Facts): Promise<LedgerLine[]> {
  const orders = await readOrderBooks(shop)
  const known = new Set(orders.map(({ id }) => id))
  const atBank = Map.groupBy(bank, ({ number }) => orderOf(number))
  const heldFor = (id: string) =>
    (atBank.get(id) ?? []).reduce((sum, one) => sum + one.capturedCents - refundedCents(one), 0)
  const invoiced = orders.filter(({ invoices }) => invoices > 0)
  const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid')
  const sent = paid.filter(({ status }) => status === 'shipped' || status === 'delivered')
  const sum = (list: readonly OrderBooks[], of: (order: OrderBooks) => number) =>
    list.reduce((total, order) => total + of(order), 0)
  const line = (name: string, figure: number, faults: string[] = []): LedgerLine => ({ name, figure, faults })
  const wrong = (list: readonly OrderBooks[], is: (order: OrderBooks) => boolean) =>
    list.filter(is).map((order) => `${JSON.stringify(order)} at the bank ${heldFor(order.id)}`)
  return [
    line(
      'orders acknowledged, all stored',
      acknowledged.size,
      [...acknowledged].filter((id) => !known.has(id)),
    ),
    line('payments opened at the bank', bank.length),
    line(
      'cents captured at the bank',
      sumOf(bank, ({ capturedCents }) => capturedCents),
    ),
    line('cents refunded at the bank', sumOf(bank, refundedCents)),
    line('cents due: captured less refunded, for every order', sum(orders, dueOf), [
      ...wrong(orders, (order) => heldFor(order.id) !== dueOf(order)),
    ]),
    line(
      'cents captured less refunded in the books',
      sum(orders, ({ booked, done }) => booked - done),
      wrong(orders, (o) => o.booked - o.done !== heldFor(o.id) || o.captured !== o.booked || o.refunded !== o.done),
    ),
    line(
      'orders paid, all shipped',
      paid.length,
      wrong(paid, (order) => !sent.includes(order)),
    ),
    line(
      'orders cancelled or returned, and nothing else is unpaid',
      orders.length - paid.length,
      wrong(orders, (o) => !paid.includes(o) && o.status !== 'cancelled' && o.status !== 'returned'),
    ),
    line(
      'refunds done, none open',
      sum(orders, ({ doneRefunds }) => doneRefunds),
      wrong(orders, ({ openRefunds }) => openRefunds > 0),
    ),
    line(
      'invoices, one for each order that was paid',
      invoiced.length,
      wrong(orders, (o) => o.invoices > 1 || (o.invoices === 0 && o.paymentStatus === 'paid')),
    ),
    line(
      'credit notes, one for each refund of an invoice',
      sum(orders, ({ credits }) => credits),
      wrong(invoiced, ({ credits, creditable }) => credits !== creditable),
    ),
    line(
      'e-mails of payments and refunds, one for each',
      sum(orders, (o) => o.paymentEmails + o.refundEmails),
      wrong(orders, (o) => o.paymentEmails !== o.invoices || o.refundEmails !== o.doneRefunds),
    ),
    ...(await stockLines(shop, stockBefore)),
    await seriesLine(shop),
  ]
}

const sumOf = (list: readonly BankPayment[], of: (payment: BankPayment) => number) =>
  list.reduce((sum, payment) => sum + of(payment), 0)

/** `EE-…-…-…-2` is the second attempt. */
const orderOf = (reference: string) => reference.split('-').slice(0, 4).join('-')

async function seriesLine({ db }: Shop): Promise<LedgerLine> {
  const { rows } = (await db.execute(sql`
    select series || ' ' || year as name, count(*)::int as count, max(sequence)::int as last
    from tax_documents group by series, year`)) as unknown as { rows: { name: string; count: number; last: number }[] }
  const gaps = rows.filter(({ count, last }) => count !== last).map(({ name }) => name)
  const figure = rows.reduce((sum, { count }) => sum + count, 0)
  return { name: 'documents, without a gap in any series', figure, faults: gaps }
}
