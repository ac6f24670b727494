import { sql } from 'drizzle-orm'
import { type BankPayment, refundedCents } from '../../src/server/bank-page/bank-payment.ts'
import type { Shop } from '../../src/server/shop.ts'

export interface LedgerLine {
  name: string
  /** How many, or cents. */
  figure: number
  /** What must not be; empty where all is well. */
  faults: string[]
}

interface OrderMoney {
  id: string
  status: string
  paymentStatus: string
  totalCents: number
  captured: number
  refunded: number
  refundsOpen: number
  booked: number
  invoices: number
  credits: number
  emails: number
  done: number
}

/**
 * Compares the books of a shop after a soak with the bank's and with one another.
 * @param acknowledged orders that buyers were told of
 */
export async function paymentLedger(
  shop: Shop,
  acknowledged: ReadonlySet<string>,
  bank: readonly BankPayment[],
): Promise<LedgerLine[]> {
  const orders = await readOrders(shop)
  const soaked = orders.filter(({ id }) => acknowledged.has(id))
  const known = new Set(orders.map(({ id }) => id))
  const atBank = Map.groupBy(bank, ({ number }) => orderOf(number))
  const heldFor = (id: string) =>
    (atBank.get(id) ?? []).reduce((sum, one) => sum + one.capturedCents - refundedCents(one), 0)
  const paid = soaked.filter(({ paymentStatus }) => paymentStatus === 'paid')
  const inReview = soaked.filter(({ paymentStatus }) => paymentStatus === 'review')
  const rest = soaked.filter((order) => !paid.includes(order) && !inReview.includes(order))
  const line = (name: string, figure: number, faults: string[] = []): LedgerLine => ({ name, figure, faults })
  const faultsOf = (list: readonly OrderMoney[], is: (order: OrderMoney) => boolean) =>
    list.filter(is).map((order) => `${order.id} ${JSON.stringify(order)} bank ${heldFor(order.id)}`)
  return [
    line(
      'orders acknowledged',
      acknowledged.size,
      [...acknowledged].filter((id) => !known.has(id)),
    ),
    line('payments opened at the bank', bank.length),
    line('orders paid', paid.length),
    line(
      'of these, the bank holds another sum than is due',
      paid.length,
      faultsOf(paid, (o) => heldFor(o.id) !== o.totalCents),
    ),
    line(
      'of these, not on their way to the buyer',
      paid.length,
      faultsOf(paid, ({ status }) => status !== 'confirmed'),
    ),
    line(
      'of these, without exactly one invoice',
      paid.length,
      faultsOf(paid, ({ invoices }) => invoices !== 1),
    ),
    line(
      'of these, without exactly one e-mail of the payment',
      paid.length,
      faultsOf(paid, ({ emails }) => emails !== 1),
    ),
    line(
      'orders for staff to look at',
      inReview.length,
      faultsOf(inReview, ({ status }) => status !== 'pending' && status !== 'confirmed'),
    ),
    line(
      'orders not paid',
      rest.length,
      faultsOf(rest, ({ status, id }) => status !== 'cancelled' || heldFor(id) !== 0),
    ),
    line(
      'refunds open',
      0,
      faultsOf(soaked, ({ refundsOpen }) => refundsOpen > 0),
    ),
    line(
      'captures of the bank that the books lack',
      soaked.length,
      faultsOf(soaked, (o) => o.booked - o.done !== heldFor(o.id)),
    ),
    line(
      'payments whose sums differ from their rows',
      soaked.length,
      faultsOf(soaked, (o) => o.captured !== o.booked || o.refunded !== o.done),
    ),
    ...(await stockLines(shop)),
    await seriesLine(shop),
  ]
}

/** `EE-…-…-…-2` is the second attempt. */
const orderOf = (reference: string) => reference.split('-').slice(0, 4).join('-')

async function readOrders({ db }: Shop): Promise<OrderMoney[]> {
  const { rows } = (await db.execute(sql`
    select o.id, o.status, o.payment_status as "paymentStatus", o.total_cents as "totalCents",
      (select coalesce(sum(captured_cents), 0)::int from payments p where p.order_id = o.id) as captured,
      (select coalesce(sum(refunded_cents), 0)::int from payments p where p.order_id = o.id) as refunded,
      (select count(*)::int from refunds r where r.order_id = o.id and r.state <> 'done') as "refundsOpen",
      (select coalesce(sum(amount_cents), 0)::int from refunds r where r.order_id = o.id and r.state = 'done') as done,
      (select coalesce(sum(c.amount_cents), 0)::int from payment_captures c join payments p on p.id = c.payment_id
        where p.order_id = o.id) as booked,
      (select count(*)::int from tax_documents d where d.order_id = o.id and d.kind <> 'credit_note') as invoices,
      (select count(*)::int from tax_documents d where d.order_id = o.id and d.kind = 'credit_note') as credits,
      (select count(*)::int from sent_emails e where e.order_id = o.id and e.kind = 'payment_received') as emails
    from orders o`)) as unknown as { rows: OrderMoney[] }
  return rows
}

async function stockLines({ db }: Shop): Promise<LedgerLine[]> {
  const { rows: reserved } = (await db.execute(sql`
    select i.order_id || ' ' || i.sku as name, i.quantity as wanted, coalesce(sum(r.quantity), 0)::int as held,
      o.status = 'cancelled' as "isCancelled"
    from order_items i join orders o on o.id = i.order_id
      left join reservations r on r.order_id = o.id and r.product_id = i.product_id and r.closed_at is null
    where o.status in ('pending', 'confirmed', 'cancelled') and o.source = 'web'
    group by i.order_id, i.sku, i.quantity, o.status`)) as unknown as {
    rows: { name: string; wanted: number; held: number; isCancelled: boolean }[]
  }
  const wrong = reserved.filter(({ wanted, held, isCancelled }) => held !== (isCancelled ? 0 : wanted))
  const { rows: levels } = (await db.execute(sql`
    select l.product_id || ' ' || l.store as name from stock_levels l
    where l.on_hand <> (select coalesce(sum(delta), 0) from stock_movements m
        where m.product_id = l.product_id and m.store = l.store)
      or l.reserved <> (select coalesce(sum(quantity), 0) from reservations r
        where r.product_id = l.product_id and r.store = l.store and r.closed_at is null)
      or l.on_hand < 0 or l.reserved > l.on_hand`)) as unknown as { rows: { name: string }[] }
  return [
    {
      name: 'order lines whose pieces are not kept, or kept in vain',
      figure: reserved.length,
      faults: wrong.map(({ name }) => name),
    },
    { name: 'stock levels that differ from the ledger', figure: 0, faults: levels.map(({ name }) => name) },
  ]
}

async function seriesLine({ db }: Shop): Promise<LedgerLine> {
  const { rows } = (await db.execute(sql`
    select series || ' ' || year as name, count(*)::int as count, max(sequence)::int as last
    from tax_documents group by series, year`)) as unknown as { rows: { name: string; count: number; last: number }[] }
  const gaps = rows.filter(({ count, last }) => count !== last).map(({ name }) => name)
  return {
    name: 'documents, without a gap in any series',
    figure: rows.reduce((sum, { count }) => sum + count, 0),
    faults: gaps,
  }
}
