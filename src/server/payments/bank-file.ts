import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { inArray } from 'drizzle-orm'
import type { BankReport } from '../../contract/admin/payments.ts'
import { ShopError } from '../../contract/errors.ts'
import { toWire } from '../../contract/money.ts'
import { type BankLine, findOrderNumbers, readBankRows } from '../../domain/bank-file.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { payments } from '../db/payments-schema.ts'
import { orders } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { Shop } from '../shop.ts'
import { findBooked } from './find-capture.ts'
import { dueCents } from './order-money.ts'
import { recordCapture } from './record-capture.ts'

type Line = BankReport['lines'][number]

interface Matched {
  sourceKey: string
  amountCents: number
  line: Line
}

/** What a bank's file would book; nothing is booked. */
export async function previewBankFile(shop: Shop, file: Buffer): Promise<BankReport> {
  return (await readFile(shop, file)).report
}

/**
 * Books the transfers of a bank's file as a report showed, each in a transaction of its own: a line that was booked
 * before, also of a file that overlaps, is not booked again.
 * @throws ShopError `preview_outdated` where it would do something else by now
 */
export async function bookBankFile(shop: Shop, staff: SignedInStaff, file: Buffer, token: string): Promise<BankReport> {
  const { report, matched } = await readFile(shop, file)
  if (report.token !== token) throw new ShopError('preview_outdated')
  let booked = 0
  for (const { line, amountCents, sourceKey } of matched) {
    const { orderId, result } = line
    if (orderId === null || result === 'booked') continue
    await staffTransaction(shop, staff, async (shop) => {
      const order = await lockOrder(shop.db, orderId)
      const receipt = { amountCents, kind: 'transfer' as const, sourceKey, bookedOn: line.day, staffId: staff.id }
      const result = await recordCapture(shop, order, receipt)
      if (result !== 'known') booked++
    })
  }
  return { ...(await readFile(shop, file)).report, booked }
}

async function readFile(shop: Shop, file: Buffer): Promise<{ report: BankReport; matched: Matched[] }> {
  const { lines, problem } = readBankRows(toRows(decode(file)))
  const matched = await matchLines(shop, lines)
  const hash = createHash('sha256').update(file)
  for (const { line } of matched) hash.update(JSON.stringify([line.line, line.orderId, line.result, line.due]))
  return {
    report: { lines: matched.map(({ line }) => line), problem, token: hash.digest('base64url'), booked: 0 },
    matched,
  }
}

/** Greek banks still write windows-1253. */
function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1253').decode(file)
  }
}

function toRows(text: string): string[][] {
  const counts = [';', '\t', ','].map((delimiter) => ({ delimiter, count: text.split(delimiter).length }))
  const { delimiter } = counts.reduce((best, one) => (one.count > best.count ? one : best))
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }) as string[][]
  } catch {
    return []
  }
}

async function matchLines(shop: Shop, lines: readonly BankLine[]): Promise<Matched[]> {
  const found = await findOrders(
    shop,
    lines.flatMap(({ text }) => findOrderNumbers(text)),
  )
  const keys = sourceKeysOf(lines)
  const booked = await findBooked(shop.db, keys)
  const dues = new Map(found.map((one) => [one.order.id, dueCents(one)]))
  return lines.map((bank, index) => {
    const sourceKey = keys[index] ?? ''
    const numbers = findOrderNumbers(bank.text)
    const order = found.find(({ order }) => numbers.includes(order.id))?.order
    const due = order === undefined ? null : (dues.get(order.id) ?? 0)
    const result = booked.has(sourceKey) ? 'booked' : resultOf(bank.amountCents, due, order?.status === 'cancelled')
    const isBooked = ['matched', 'short', 'over', 'late'].includes(result)
    if (order !== undefined && due !== null && isBooked) dues.set(order.id, Math.max(0, due - bank.amountCents))
    const orderId = isBooked || result === 'booked' ? (order?.id ?? null) : null
    const line: Line = {
      ...{ line: bank.line, day: bank.day, text: bank.text.slice(0, 300), amount: toWire(bank.amountCents), result },
      ...{ orderId, due: due === null ? null : toWire(due) },
    }
    return { sourceKey, amountCents: bank.amountCents, line }
  })
}

function resultOf(amountCents: number, due: number | null, isCancelled: boolean): Line['result'] {
  if (amountCents < 0) return 'outgoing'
  if (due === null) return 'unknown'
  if (isCancelled) return 'late'
  if (amountCents === due) return 'matched'
  return amountCents < due ? 'short' : 'over'
}

/** The same line of an overlapping file has the same key; two equal lines of one file are two transfers. */
function sourceKeysOf(lines: readonly BankLine[]): string[] {
  const times = new Map<string, number>()
  return lines.map(({ day, amountCents, text }) => {
    const hash = createHash('sha256').update(`${day}\n${amountCents}\n${text}`).digest('base64url')
    const time = (times.get(hash) ?? 0) + 1
    times.set(hash, time)
    return `bank:${hash}:${time}`
  })
}

async function findOrders({ db }: Shop, ids: readonly string[]) {
  if (ids.length === 0) return []
  const known = await db
    .select({
      id: orders.id,
      status: orders.status,
      totalCents: orders.totalCents,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]))
  if (known.length === 0) return []
  const rows = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.orderId,
        known.map(({ id }) => id),
      ),
    )
  return known.map((order) => ({ order, payments: rows.filter(({ orderId }) => orderId === order.id) }))
}
