import { stringify } from 'csv-stringify/sync'
import { eq, sql } from 'drizzle-orm'
import type { Takings } from '../../contract/admin/payments.ts'
import { toWire } from '../../contract/money.ts'
import { addDays, dayInCyprus, momentInCyprus } from '../../domain/calendar.ts'
import type { PaymentProvider } from '../../domain/payment.ts'
import type { MoneyKind } from '../../domain/refund.ts'
import { LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { noteExport } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { reconciliations } from '../db/reconciliations-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'

interface Movement {
  provider: PaymentProvider
  kind: MoneyKind
  store: string | null
  isRefund: boolean
  cents: number
  orderId: string
  reference: string
  /** The terminal's or the bank's number. */
  receipt: string | null
  bookedOn: string | null
  at: Date
}

/** A day's money in Cyprus by way and store. Sums are in whole cents; euros are made at the very end. */
export async function getTakings(shop: Shop, day = dayInCyprus(shop.clock())): Promise<Takings> {
  const movements = await listMovements(shop.db, day)
  const groups = Map.groupBy(movements, ({ provider, kind, store }) => JSON.stringify([provider, kind, store]))
  const rows = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { provider, kind, store } = first
    return [{ provider, kind, store, ...sumOf(group) }]
  })
  return { day, total: sumOf(movements), rows, reconciliation: await findReconciliation(shop.db, day) }
}

function sumOf(movements: readonly Movement[]) {
  const of = (isRefund: boolean) =>
    movements.reduce((sum, one) => (one.isRefund === isRefund ? sum + one.cents : sum), 0)
  const [captured, refunded] = [of(false), of(true)]
  return {
    captured: toWire(captured),
    refunded: toWire(refunded),
    net: toWire(captured - refunded),
    count: movements.length,
  }
}

async function listMovements(db: Db, day: string): Promise<Movement[]> {
  const from = momentInCyprus(day, 0).toISOString()
  const until = momentInCyprus(addDays(day, 1), 0).toISOString()
  const { rows } = (await db.execute(sql`
    select p.provider, c.kind, c.store, false as "isRefund", c.amount_cents as cents, p.order_id as "orderId",
      p.reference, c.reference as receipt, c.booked_on::text as "bookedOn", c.at
    from payment_captures c join payments p on p.id = c.payment_id
    where c.at >= ${from}::timestamptz and c.at < ${until}::timestamptz
    union all
    select p.provider, r.kind, r.store, true, r.amount_cents, p.order_id, p.reference,
      case when r.kind <> 'gateway' then r.gateway_ref end, null, r.done_at
    from refunds r join payments p on p.id = r.payment_id
    where r.done_at >= ${from}::timestamptz and r.done_at < ${until}::timestamptz
    order by provider, kind, store nulls first, at`)) as unknown as { rows: (Movement & { at: string | Date })[] }
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

async function findReconciliation(db: Db, day: string): Promise<Takings['reconciliation']> {
  const [row] = await db.select().from(reconciliations).where(eq(reconciliations.day, day))
  if (row === undefined) return null
  const { state, asked, unanswered } = row
  return {
    ...{ state, asked, unanswered },
    totals: row.totals.map((one) => ({
      provider: one.provider,
      captured: toWire(one.capturedCents),
      gatewayCaptured: toWire(one.gatewayCapturedCents),
      refunded: toWire(one.refundedCents),
      gatewayRefunded: toWire(one.gatewayRefundedCents),
    })),
    differences: row.differences.map(({ oursCents, theirsCents, ...one }) => ({
      ...one,
      ours: toWire(oursCents),
      theirs: theirsCents === null ? null : toWire(theirsCents),
    })),
    startedAt: row.startedAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}

/** The day's receipts and refunds as a file that spreadsheets open, refunds below 0. */
export async function exportTakings(shop: Shop, member: SignedInStaff, day: string): Promise<string> {
  const movements = await listMovements(shop.db, day)
  await noteExport(shop, member, { subject: 'payment_captures', subjectId: day })
  const { csvDelimiter } = LANGUAGE_TABLE[member.language]
  const rows = movements.map(({ provider, kind, store, isRefund, cents, orderId, reference, at, ...other }) => ({
    ...{ at: at.toISOString(), order: orderId, reference, provider, kind, store: store ?? '' },
    amount: amountText(isRefund ? -cents : cents, csvDelimiter === ';' ? ',' : '.'),
    receipt: other.receipt ?? '',
    booked_on: other.bookedOn ?? '',
  }))
  return stringify(rows, {
    bom: true,
    header: true,
    columns: ['at', 'order', 'reference', 'provider', 'kind', 'store', 'amount', 'receipt', 'booked_on'],
    delimiter: csvDelimiter,
    record_delimiter: 'windows',
  })
}

const amountText = (cents: number, separator: string) => (cents / 100).toFixed(2).replace('.', separator)
