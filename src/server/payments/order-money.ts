import { asc, eq } from 'drizzle-orm'
import type { OrderMoney, StaffPayment, StaffRefund } from '../../contract/admin/payment-fields.ts'
import { ShopError } from '../../contract/errors.ts'
import { toWire } from '../../contract/money.ts'
import { isOrdersMoney, refundableCents } from '../../domain/refund.ts'
import { shippingCents } from '../../domain/shipping.ts'
import type { Db } from '../db/connect.ts'
import { orderReturns } from '../db/order-returns-schema.ts'
import { paymentCaptures, payments, refunds } from '../db/payments-schema.ts'
import { staff } from '../db/staff-schema.ts'
import { countReturned } from '../orders/order-returns.ts'
import { findOrder, type ItemRow, type OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import type { RefundRow } from './payments.ts'
import { listPayments, type PaymentRow } from './payments.ts'

export interface NamedRefund extends RefundRow {
  staffName: string | null
}

/** Everything of an order's money. */
export interface MoneyOfOrder {
  order: OrderRow
  items: ItemRow[]
  payments: PaymentRow[]
  refunds: NamedRefund[]
}

/** @throws ShopError `not_found` */
export async function readMoney(shop: Shop, orderId: string): Promise<MoneyOfOrder> {
  const found = await findOrder(shop, orderId)
  if (found === null) throw new ShopError('not_found')
  return { ...found, payments: await listPayments(shop.db, orderId), refunds: await listRefunds(shop.db, orderId) }
}

async function listRefunds(db: Db, orderId: string): Promise<NamedRefund[]> {
  const rows = await db
    .select({ refund: refunds, staffName: staff.name })
    .from(refunds)
    .leftJoin(staff, eq(staff.id, refunds.staffId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund, staffName }) => ({ ...refund, staffName }))
}

/** @throws ShopError `not_found` */
export async function getOrderMoney(shop: Shop, orderId: string): Promise<OrderMoney> {
  const all = await readMoney(shop, orderId)
  const { order } = all
  const captured = sum(all.payments, ({ capturedCents }) => capturedCents)
  const refunded = sum(all.payments, ({ refundedCents }) => refundedCents)
  return {
    orderId,
    version: order.version,
    paymentStatus: order.paymentStatus,
    total: toWire(order.totalCents),
    captured: toWire(captured),
    refunded: toWire(refunded),
    pending: toWire(sum(all.refunds.filter(isPending), ({ amountCents }) => amountCents)),
    due: toWire(dueCents(all)),
    refundable: toWire(refundableOf(all)),
    returnDue: toWire(Math.min(await returnDueCents(shop.db, all), refundableOf(all))),
    ...(await toWireLines(shop, all)),
    payments: all.payments.map(toWirePayment),
    captures: await listCaptures(shop.db, orderId),
    refunds: all.refunds.map((refund) => toWireRefund(refund, all.refunds)),
  }
}

const isPending = ({ state }: RefundRow) => state === 'pending'
const isCounted = ({ state }: RefundRow) => state !== 'failed'

/** What the order still lacks. Money that is on its way back, or that nobody has judged yet, does not pay for it. */
export function dueCents({
  order,
  payments,
}: {
  order: Pick<OrderRow, 'status' | 'paymentStatus' | 'totalCents'>
  payments: readonly PaymentRow[]
}): number {
  if (order.status === 'cancelled' || order.status === 'returned') return 0
  if (['refunded', 'part_refunded'].includes(order.paymentStatus)) return 0
  const own = payments.filter(({ state }) => isOrdersMoney(state))
  return Math.max(0, order.totalCents - sum(own, (one) => one.capturedCents - one.refundedCents))
}

/** What was paid for the order and not asked back. */
export function refundableOf({ payments, refunds }: Pick<MoneyOfOrder, 'payments' | 'refunds'>): number {
  return sum(
    payments.filter(({ state }) => isOrdersMoney(state)),
    (payment) => refundableCents({ ...payment, pendingCents: pendingOf(refunds, payment.id) }),
  )
}

const pendingOf = (all: readonly RefundRow[], paymentId: number) =>
  sum(
    all.filter((one) => isPending(one) && one.paymentId === paymentId),
    ({ amountCents }) => amountCents,
  )

async function returnDueCents(db: Db, { order, payments, refunds }: MoneyOfOrder): Promise<number> {
  const rows = await db
    .select({ cents: orderReturns.refundDueCents })
    .from(orderReturns)
    .where(eq(orderReturns.orderId, order.id))
  const own = payments.filter(({ state }) => isOrdersMoney(state)).map(({ id }) => id)
  const asked = refunds.filter((one) => isCounted(one) && own.includes(one.paymentId))
  return Math.max(0, sum(rows, ({ cents }) => cents) - sum(asked, ({ amountCents }) => amountCents))
}

/** The lines with what refunds that are done or pending have named of them, and so the delivery. */
export function linesOf({ order, items, refunds }: Pick<MoneyOfOrder, 'order' | 'items' | 'refunds'>) {
  const named = refunds.filter(isCounted).flatMap(({ lines }) => (lines === null ? [] : [lines]))
  const lines = items.map((item) => ({
    ...item,
    refunded: sum(
      named.flatMap((one) => one.lines.filter(({ orderItemId }) => orderItemId === item.id)),
      ({ quantity }) => quantity,
    ),
  }))
  return { lines, shippingLeftCents: order.shippingCents - sum(named, (one) => one.shippingCents) }
}

async function toWireLines(shop: Shop, all: MoneyOfOrder) {
  const { lines, shippingLeftCents } = linesOf(all)
  const returned = await countReturned(shop.db, all.order.id)
  const { subtotalCents, shippingMethod, shippingCents: paid } = all.order
  const { shipping } = shop.settings.current()
  const standard = shippingMethod === 'standard' ? paid : shippingCents(subtotalCents, 'standard', shipping)
  return {
    lines: lines.map((line) => ({
      ...{ orderItemId: line.id, productId: line.productId, sku: line.sku, name: line.name, nameEl: line.nameEl },
      price: toWire(line.priceCents),
      quantity: line.quantity,
      left: line.quantity - line.refunded,
      returned: Math.max(0, (returned.get(line.id) ?? 0) - line.refunded),
    })),
    shippingLeft: toWire(shippingLeftCents),
    shippingOwed: toWire(Math.min(shippingLeftCents, standard)),
  }
}

async function listCaptures(db: Db, orderId: string): Promise<OrderMoney['captures']> {
  const rows = await db
    .select({ capture: paymentCaptures, staffName: staff.name })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .leftJoin(staff, eq(staff.id, paymentCaptures.staffId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(paymentCaptures.id))
  return rows.map(({ capture: { id, paymentId, amountCents, kind, store, reference, bookedOn, at }, staffName }) => ({
    ...{ id, paymentId, amount: toWire(amountCents), kind, store, reference, bookedOn, staffName },
    at: at.toISOString(),
  }))
}

export const toWirePayment = (row: PaymentRow): StaffPayment => ({
  ...{ id: row.id, orderId: row.orderId, reference: row.reference, provider: row.provider, method: row.method },
  state: row.state,
  amount: toWire(row.amountCents),
  captured: toWire(row.capturedCents),
  refunded: toWire(row.refundedCents),
  reviewReason: row.reviewReason,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const toWireRefund = (row: NamedRefund, all: readonly RefundRow[]): StaffRefund => ({
  ...{ id: row.id, orderId: row.orderId, paymentId: row.paymentId, state: row.state, kind: row.kind },
  ...{ reason: row.reason, failure: row.failure, reference: row.gatewayRef, staffName: row.staffName },
  amount: toWire(row.amountCents),
  isOpen:
    row.state === 'failed' ? !all.some(({ retryOf }) => retryOf === row.id) : isPending(row) && row.kind !== 'gateway',
  createdAt: row.createdAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
})

const sum = <Row>(rows: readonly Row[], centsOf: (row: Row) => number): number =>
  rows.reduce((total, row) => total + centsOf(row), 0)
