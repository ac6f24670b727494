import { asc, eq } from 'drizzle-orm'
import type { OrderStatus } from '../../domain/order-status.ts'
import type { PaymentProvider, PaymentState, PaymentStatus } from '../../domain/payment.ts'
import type { OrderPaymentMethod } from '../../domain/shop-facts.ts'
import type { Db } from '../db/connect.ts'
import { paymentCaptures, payments, refunds } from '../db/payments-schema.ts'
import { orders } from '../db/schema.ts'
import { ORDER_COLUMNS, type OrderRow } from '../orders/orders.ts'

const MINUTE_MS = 60_000
const HELD_DAYS = 7

type NewPayment = typeof payments.$inferInsert

const PROVIDERS: Partial<Record<OrderPaymentMethod, PaymentProvider>> = {
  credit_card: 'jcc',
  paypal: 'paypal',
  bank_transfer: 'bank',
  cash_on_delivery: 'cash_on_delivery',
}

/** One payment of each demo order, as its status and its method have it. */
export async function seedDemoPayments(tx: Db): Promise<void> {
  const seeded = await tx.select(ORDER_COLUMNS).from(orders).orderBy(asc(orders.id))
  if (seeded.length === 0) return
  const rows = await tx.insert(payments).values(seeded.map(paymentOf)).returning()
  const orderOf = new Map(seeded.map((order) => [order.id, order]))
  const captured = rows.filter(({ capturedCents }) => capturedCents > 0)
  await tx.insert(paymentCaptures).values(captured.map(captureOf))
  const refunded = rows.filter(({ refundedCents }) => refundedCents > 0)
  if (refunded.length > 0) await tx.insert(refunds).values(refunded.map(refundOf))
  for (const { orderId, state } of rows) {
    const order = orderOf.get(orderId)
    if (order !== undefined) await tx.update(orders).set(columnsOf(order, state)).where(eq(orders.id, orderId))
  }
}

function paymentOf(order: OrderRow): NewPayment {
  const { id, status, paymentMethod: method, totalCents, createdAt, updatedAt } = order
  const state = stateOf(status, method)
  const isCaptured = state === 'captured' || state === 'refunded'
  return {
    orderId: id,
    attempt: 1,
    reference: `${id}-1`,
    provider: PROVIDERS[method] ?? 'store',
    method,
    state,
    amountCents: totalCents,
    capturedCents: isCaptured ? totalCents : 0,
    refundedCents: state === 'refunded' ? totalCents : 0,
    createdAt,
    updatedAt,
  }
}

function stateOf(status: OrderStatus, method: OrderPaymentMethod): PaymentState {
  const isCash = method === 'cash_on_delivery'
  if (status === 'returned') return 'refunded'
  if (status === 'cancelled') return 'expired'
  if (status === 'delivered') return 'captured'
  if (isCash) return 'due_on_delivery'
  return status === 'pending' ? 'awaiting_transfer' : 'captured'
}

const STATUSES: Partial<Record<PaymentState, PaymentStatus>> = {
  refunded: 'refunded',
  captured: 'paid',
  due_on_delivery: 'due_on_delivery',
  awaiting_transfer: 'awaiting_transfer',
}

function columnsOf({ createdAt, updatedAt }: OrderRow, state: PaymentState) {
  const heldUntil = new Date(createdAt.valueOf() + HELD_DAYS * 24 * 60 * MINUTE_MS)
  return {
    paymentStatus: STATUSES[state] ?? 'unpaid',
    heldUntil: state === 'awaiting_transfer' ? heldUntil : null,
    updatedAt,
  }
}

type PaymentRow = typeof payments.$inferSelect

function captureOf({ id, reference, provider, capturedCents, createdAt, updatedAt }: PaymentRow) {
  const isByGateway = provider === 'jcc' || provider === 'paypal'
  return {
    paymentId: id,
    amountCents: capturedCents,
    kind: isByGateway ? ('gateway' as const) : ('transfer' as const),
    sourceKey: `demo:${reference}`,
    at: provider === 'cash_on_delivery' ? updatedAt : new Date(createdAt.valueOf() + 10 * MINUTE_MS),
  }
}

const refundOf = ({ id, orderId, reference, provider, refundedCents, updatedAt }: PaymentRow) => ({
  orderId,
  paymentId: id,
  amountCents: refundedCents,
  state: 'done' as const,
  refundKey: `demo:${reference}`,
  reason: 'return',
  kind: provider === 'jcc' || provider === 'paypal' ? ('gateway' as const) : ('transfer' as const),
  createdAt: updatedAt,
  doneAt: updatedAt,
})
