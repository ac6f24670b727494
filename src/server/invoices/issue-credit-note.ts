import { eq } from 'drizzle-orm'
import { dayInCyprus } from '../../domain/calendar.ts'
import { splitCents, taxLines } from '../../domain/tax.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { DOCUMENT_WORDS } from '../../i18n/document-words.ts'
import { payments, type RefundLines, refunds } from '../db/payments-schema.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { feeOf, signedRates, type UntaxedLine } from './issue-invoice.ts'
import { type DocumentRow, listDocumentRows, storeDocument } from './store-document.ts'

type RefundRow = typeof refunds.$inferSelect
type PaymentRow = typeof payments.$inferSelect

/** Why money goes back that was paid beyond what was due, also where it came with a payment that an invoice is for. */
const SURPLUS = 'surplus'

/**
 * Issues the credit note of a refund that is done. Call it in a transaction that has locked the order.
 * @returns `null` where it was issued before, or there is nothing to credit: the refund failed, or gave back money that
 * no invoice is for, such as a surplus
 */
export async function issueCreditNote(shop: Shop, order: OrderRow, refundId: number): Promise<DocumentRow | null> {
  const [found] = await shop.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (found === undefined || found.refund.orderId !== order.id || found.refund.state !== 'done') return null
  const { refund, payment } = found
  if (refund.reason === SURPLUS) return null
  const documents = await listDocumentRows(shop, order.id)
  const original = documents.find(({ content }) => content.paymentIds.includes(refund.paymentId))
  if (original === undefined || documents.some((one) => one.refundId === refundId)) return null
  const left = restOf(documents)
  const creditCents = Math.min(
    refund.amountCents,
    left.reduce((sum, { grossCents }) => sum + grossCents, 0),
  )
  if (creditCents <= 0) return null
  const lines = linesOf(order, documents, refund.lines, { creditCents, left })
  return storeDocument(shop, order, {
    ...creditOf(lines, documents),
    kind: 'credit_note',
    part: null,
    refundId,
    original,
    suppliedOn: dayInCyprus(refund.doneAt ?? shop.clock()),
    payment: wayBack(order, refund, payment),
    references: [payment.reference],
    paymentIds: [],
  })
}

/** What invoices say and no credit note has taken away, by rate. */
function restOf(documents: readonly DocumentRow[]): { ratePercent: number; grossCents: number }[] {
  const byRate = Map.groupBy(signedRates(documents), ({ ratePercent }) => ratePercent)
  return [...byRate]
    .map(([ratePercent, all]) => ({ ratePercent, grossCents: all.reduce((sum, one) => sum + one.grossCents, 0) }))
    .filter(({ grossCents }) => grossCents > 0)
}

interface Credit {
  creditCents: number
  left: readonly { ratePercent: number; grossCents: number }[]
}

/** The refund's lines, or what is left of each rate where it is for an amount alone. They add up to the credit. */
function linesOf(
  { language }: OrderRow,
  documents: readonly DocumentRow[],
  refunded: RefundLines | null,
  { creditCents, left }: Credit,
): UntaxedLine[] {
  const words = DOCUMENT_WORDS[language]
  const invoiced = documents.flatMap(({ part, content }) => (part === null ? [] : content.lines))
  const goods = (refunded?.lines ?? []).map(({ orderItemId, quantity, amountCents }): UntaxedLine | null => {
    const line = invoiced.find((one) => one.orderItemId === orderItemId)
    if (line === undefined) return null
    const { is, sku, name, details, ratePercent } = line
    const unitGrossCents = Math.round(amountCents / quantity)
    const shown = { is, sku, name, ratePercent, ...(details && { details }) }
    return { ...shown, orderItemId, quantity, unitGrossCents, grossCents: amountCents }
  })
  const delivery = invoiced.find(({ is }) => is === 'delivery')
  const carriage = delivery ? feeOf('delivery', delivery.name, refunded?.shippingCents ?? 0, delivery.ratePercent) : []
  const named = [...goods, ...carriage].filter((line) => line !== null)
  const isComplete = named.length > 0 && goods.every((line) => line !== null) && fits(named, left)
  const lines = isComplete
    ? named
    : left.flatMap(({ ratePercent, grossCents }) => feeOf('difference', words.credited, grossCents, ratePercent))
  const shares = splitCents(
    creditCents,
    lines.map(({ grossCents }) => grossCents),
  )
  return lines.flatMap((line, index) => {
    const grossCents = shares[index] ?? 0
    const isWhole = grossCents === line.unitGrossCents * line.quantity
    return grossCents === 0 ? [] : [isWhole ? line : { ...line, quantity: 1, unitGrossCents: grossCents, grossCents }]
  })
}

/** Whether no rate would be credited more than it was charged. */
const fits = (lines: readonly UntaxedLine[], left: Credit['left']) =>
  [...Map.groupBy(lines, ({ ratePercent }) => ratePercent)].every(([ratePercent, own]) => {
    const rest = left.find((one) => one.ratePercent === ratePercent)?.grossCents ?? 0
    return own.reduce((sum, { grossCents }) => sum + grossCents, 0) <= rest
  })

/** The VAT of what is taken away, so that all documents together have the VAT of their sum. */
function creditOf(lines: readonly UntaxedLine[], documents: readonly DocumentRow[]) {
  const away = lines.map((line) => ({ ...line, grossCents: -line.grossCents }))
  const taxed = taxLines(away, signedRates(documents))
  const turned = <Entry extends { grossCents: number; netCents: number; vatCents: number }>(entry: Entry): Entry => ({
    ...entry,
    grossCents: -entry.grossCents,
    netCents: -entry.netCents,
    // Not -0, which JSON would lose.
    vatCents: 0 - entry.vatCents,
  })
  return { lines: taxed.lines.map(turned), rates: taxed.rates.map(turned) }
}

/** How the money went back, in words. */
function wayBack({ language }: OrderRow, { kind }: RefundRow, { method }: PaymentRow): string {
  const { paymentMethods } = DICTIONARIES[language].checkout
  if (kind === 'transfer') return paymentMethods.bank_transfer
  if (kind === 'cash') return paymentMethods.cash_in_store
  return kind === 'terminal' ? paymentMethods.card_in_store : paymentMethods[method]
}
