import { and, asc, desc, eq, gt, inArray, notExists, or } from 'drizzle-orm'
import { dayInCyprus } from '../../domain/calendar.ts'
import { taxLines } from '../../domain/tax.ts'
import type { DocumentLine } from '../../domain/tax-document.ts'
import { ratePercentOn, type Taxable } from '../../domain/tax-rates.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { DOCUMENT_WORDS } from '../../i18n/document-words.ts'
import { localized } from '../../i18n/languages.ts'
import type { Db } from '../db/connect.ts'
import { paymentCaptures, payments, refunds } from '../db/payments-schema.ts'
import { lensDetails } from '../orders/order-lenses-email.ts'
import { type ItemRow, listItems, type OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { buyerOf, type DocumentRow, listDocumentRows, storeDocument } from './store-document.ts'

export type UntaxedLine = Omit<DocumentLine, 'netCents' | 'vatCents'>
type PaymentRow = typeof payments.$inferSelect

/**
 * Issues what is missing: the invoice of an order, or, where it was added to and paid again, one for the difference.
 * Call it in a transaction that has locked the order.
 * @returns `null` where nothing is missing
 */
export async function issueInvoice(shop: Shop, order: OrderRow): Promise<DocumentRow | null> {
  const documents = await listDocumentRows(shop, order.id)
  const invoices = documents.filter(({ part }) => part !== null)
  const paid = await listPayments(shop.db, order.id)
  const due = invoices.length === 0 ? paidFirst(order, paid) : paidSince(order, invoices, paid)
  if (due.cents <= 0) return null
  const suppliedOn = await supplyDay(shop, due.payments)
  const all = linesOf(shop, order, await listItems(shop, order.id), suppliedOn)
  const lines =
    invoices.length === 0 ? all : differenceOf(shop, order, { all, invoices, dueCents: due.cents, suppliedOn })
  const taxed = taxLines(lines, signedRates(documents))
  return storeDocument(shop, order, {
    ...taxed,
    kind: order.source === 'store' && buyerOf(order).company === '' ? 'receipt' : 'invoice',
    part: invoices.length + 1,
    refundId: null,
    original: null,
    suppliedOn,
    payment: DICTIONARIES[order.language].checkout.paymentMethods[order.paymentMethod],
    references: due.payments.map(({ reference }) => reference),
    paymentIds: due.payments.map(({ id }) => id),
  })
}

/** What documents say together, by rate: credit notes take away. */
export const signedRates = (documents: readonly DocumentRow[]) =>
  documents.flatMap(({ kind, content }) => {
    const sign = kind === 'credit_note' ? -1 : 1
    return content.rates.map(({ ratePercent, grossCents, netCents, vatCents }) => ({
      ratePercent,
      grossCents: sign * grossCents,
      netCents: sign * netCents,
      vatCents: sign * vatCents,
    }))
  })

/** The payments that brought in money for the order. A surplus did not. */
const listPayments = (tx: Db, orderId: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        gt(payments.capturedCents, 0),
        notExists(givenBackWhole(tx)),
        or(
          inArray(payments.state, ['captured', 'part_refunded', 'refunded']),
          // Taken for the order, and then called back by the buyer's bank.
          eq(payments.reviewReason, 'charged_back'),
        ),
      ),
    )
    .orderBy(asc(payments.id))

/** A surplus is a refunded payment too, once it has gone back. */
const givenBackWhole = (tx: Db) =>
  tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, payments.id),
        eq(refunds.reason, 'surplus'),
        eq(refunds.amountCents, payments.capturedCents),
      ),
    )

interface Due {
  cents: number
  payments: PaymentRow[]
}

function paidFirst({ totalCents }: OrderRow, paid: readonly PaymentRow[]): Due {
  let sum = 0
  const needed = paid.filter(({ capturedCents }) => {
    const isNeeded = sum < totalCents
    sum += capturedCents
    return isNeeded
  })
  return { cents: totalCents, payments: needed }
}

function paidSince({ totalCents }: OrderRow, invoices: readonly DocumentRow[], paid: readonly PaymentRow[]): Due {
  const known = new Set(invoices.flatMap(({ content }) => content.paymentIds))
  const further = paid.filter(({ id }) => !known.has(id))
  const invoiced = invoices.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const arrived = further.reduce((sum, { capturedCents }) => sum + capturedCents, 0)
  return { cents: Math.min(totalCents - invoiced, arrived), payments: further }
}

/** The day of the payment; today for orders from before payments were recorded. */
async function supplyDay({ db, clock }: Shop, paid: readonly PaymentRow[]): Promise<string> {
  if (paid.length === 0) return dayInCyprus(clock())
  const ids = paid.map(({ id }) => id)
  const [last] = await db
    .select({ at: paymentCaptures.at })
    .from(paymentCaptures)
    .where(inArray(paymentCaptures.paymentId, ids))
    .orderBy(desc(paymentCaptures.at))
    .limit(1)
  return dayInCyprus(last?.at ?? clock())
}

/** Goods at their own rates; delivery and the fee for cash at the standard one, and left out where they are free. */
function linesOf(shop: Shop, order: OrderRow, items: readonly ItemRow[], day: string): UntaxedLine[] {
  const { tax } = shop.settings.current()
  const { language } = order
  const { checkout } = DICTIONARIES[language]
  const standard = ratePercentOn(tax, 'standard', day)
  const goods = items.map((item) => ({
    is: 'goods' as const,
    orderItemId: item.id,
    sku: item.sku,
    name: localized(item, 'name', language),
    ...(item.lenses && { details: lensDetails(item, language) }),
    quantity: item.quantity,
    unitGrossCents: item.priceCents,
    grossCents: item.priceCents * item.quantity,
    ratePercent: ratePercentOn(tax, item.taxClass, day),
  }))
  const delivery = checkout.shippingMethods[order.shippingMethod]
  return [
    ...goods,
    ...feeOf('delivery', delivery, order.shippingCents, standard),
    ...feeOf('cash_fee', DOCUMENT_WORDS[language].cashFee, order.cashFeeCents, standard),
  ]
}

export function feeOf(is: UntaxedLine['is'], name: string, grossCents: number, ratePercent: number): UntaxedLine[] {
  const line = {
    is,
    orderItemId: null,
    sku: null,
    name,
    quantity: 1,
    unitGrossCents: grossCents,
    grossCents,
    ratePercent,
  }
  return grossCents === 0 ? [] : [line]
}

interface Difference {
  all: readonly UntaxedLine[]
  invoices: readonly DocumentRow[]
  dueCents: number
  suppliedOn: string
}

/** What the order has more, or less, than its invoices say; one line for all where that is not what was paid. */
function differenceOf(shop: Shop, order: OrderRow, { all, invoices, dueCents, suppliedOn }: Difference): UntaxedLine[] {
  const keyOf = ({ is, orderItemId }: UntaxedLine) => `${is} ${orderItemId ?? ''}`
  const before = invoices.flatMap(({ content }) => content.lines)
  const keys = [...new Set([...before, ...all].map(keyOf))]
  const lines = keys.flatMap((key): UntaxedLine[] => {
    const now = all.find((line) => keyOf(line) === key)
    const then = before.filter((line) => keyOf(line) === key)
    const shown = now ?? then[0]
    if (shown === undefined) return []
    const grossCents = sumGross(now ? [now] : []) - sumGross(then)
    const { netCents: _, vatCents: __, ...line } = { netCents: 0, vatCents: 0, ...shown }
    if (line.is !== 'goods') return feeOf(line.is, line.name, grossCents, line.ratePercent)
    const quantity = grossCents / line.unitGrossCents
    return grossCents === 0 ? [] : [{ ...line, quantity, grossCents }]
  })
  if (sumGross(lines) === dueCents) return lines
  const standard = ratePercentOn(shop.settings.current().tax, 'standard', suppliedOn)
  return feeOf('difference', DOCUMENT_WORDS[order.language].difference, dueCents, standard)
}

const sumGross = (lines: readonly Taxable[]) => lines.reduce((sum, { grossCents }) => sum + grossCents, 0)
