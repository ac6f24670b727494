import { and, asc, eq, inArray } from 'drizzle-orm'
import { nextCheckAt, nextReminderAt } from '../../domain/check-times.ts'
import { firstPaymentOf } from '../../domain/first-payment.ts'
import type { PaymentProvider, PaymentState } from '../../domain/payment.ts'
import { isGatewayMethod } from '../../domain/payment-view.ts'
import type { OrderPaymentMethod } from '../../domain/shop-facts.ts'
import type { Db } from '../db/connect.ts'
import { payments, type refunds } from '../db/payments-schema.ts'
import { preparedInsert } from '../db/prepared-insert.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'

export type PaymentRow = typeof payments.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

/** The states in which the money of a payment is in hand or promised by a gateway. */
const HELD: readonly PaymentState[] = ['authorised', 'captured', 'part_refunded', 'refunded']
export const holdsMoney = ({ state, capturedCents }: Pick<PaymentRow, 'state' | 'capturedCents'>): boolean =>
  HELD.includes(state) || (state === 'review' && capturedCents > 0)

const OPEN: readonly PaymentState[] = ['created', 'started', 'awaiting_transfer', 'due_on_delivery', 'due_at_store']
/** Whether money is waited for. */
export const isOpenPayment = ({ state }: Pick<PaymentRow, 'state'>): boolean => OPEN.includes(state)

/** The payments of an order, oldest first, locked. Lock the order's row before, and products after. */
export const lockPayments = (tx: Db, orderId: string): Promise<PaymentRow[]> =>
  tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id)).for('update')

export const listPayments = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))

export async function findPayment(db: Db, paymentId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
  return row ?? null
}

export async function changePayment(
  shop: Shop,
  paymentId: number,
  set: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await shop.db
    .update(payments)
    .set({ ...set, updatedAt: shop.clock() })
    .where(eq(payments.id, paymentId))
}

type NewPayment = Pick<OrderRow, 'id' | 'totalCents'> & {
  paymentMethod: OrderPaymentMethod
  payerKeys?: readonly string[]
  /** By default as the method begins. */
  state?: PaymentState
}

/** Adds the next attempt of an order. Its payments must be locked. */
export async function insertPayment(
  shop: Shop,
  order: NewPayment,
  earlier: readonly PaymentRow[],
): Promise<PaymentRow> {
  const { id: orderId, paymentMethod: method, totalCents, payerKeys = [] } = order
  const now = shop.clock()
  const attempt = Math.max(0, ...earlier.map((payment) => payment.attempt)) + 1
  const state = order.state ?? firstPaymentOf(method, now, shop.settings.current().payments).state
  const [row] = await insertRows(shop.db, [
    {
      orderId,
      attempt,
      reference: `${orderId}-${attempt}`,
      provider: providerOf(shop, method),
      method,
      state,
      amountCents: totalCents,
      payerKeys: [...payerKeys],
      nextCheckAt: firstCheckAt(state, now),
      createdAt: now,
      updatedAt: now,
    },
  ])
  if (row === undefined) throw new Error('a payment was not inserted')
  return row
}

const insertRows = preparedInsert(payments, (insert) => insert.returning())

function firstCheckAt(state: PaymentState, now: Date): Date | null {
  if (state === 'created') return nextCheckAt(now, now)
  return state === 'awaiting_transfer' ? nextReminderAt(now, now) : null
}

export function providerOf({ gateways }: Shop, method: OrderPaymentMethod): PaymentProvider {
  if (isGatewayMethod(method)) return gateways[method].provider
  if (method === 'bank_transfer') return 'bank'
  return method === 'cash_on_delivery' ? 'cash_on_delivery' : 'store'
}

/** What is paid for an order and not given back, in cents. */
export async function paidCentsOf({ db }: Pick<Shop, 'db'>, orderId: string): Promise<number> {
  const rows = await db
    .select({ captured: payments.capturedCents, refunded: payments.refundedCents })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, ['captured', 'part_refunded', 'refunded', 'review', 'surplus', 'awaiting_transfer']),
      ),
    )
  return rows.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
}
