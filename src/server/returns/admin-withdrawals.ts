import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { ReturnView, Withdrawal, WithdrawalListRow } from '../../contract/admin/returns.ts'
import { toWire } from '../../contract/money.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { WITHDRAWAL_TRANSITIONS, type WithdrawalState } from '../../domain/withdrawal.ts'
import { withdrawalEvents, withdrawalLines, withdrawalStatements, withdrawals } from '../db/returns-schema.ts'
import { orderItems } from '../db/schema.ts'
import { staff } from '../db/staff-schema.ts'
import { countReturned } from '../orders/order-returns.ts'
import type { Shop } from '../shop.ts'
import { type FoundWithdrawal, getWithdrawal } from './withdrawal-steps.ts'

const MOST = 200
const OVER: readonly WithdrawalState[] = ['refunded', 'refused', 'lapsed']
const OPEN = (Object.keys(WITHDRAWAL_TRANSITIONS) as WithdrawalState[]).filter((state) => !OVER.includes(state))

export async function listWithdrawals(shop: Shop, view: ReturnView): Promise<WithdrawalListRow[]> {
  const rows = await shop.db
    .select({ withdrawal: withdrawals, statement: withdrawalStatements })
    .from(withdrawals)
    .innerJoin(withdrawalStatements, eq(withdrawalStatements.id, withdrawals.id))
    .where(isIn(view))
    .orderBy(...(view === 'done' ? [desc(withdrawals.id)] : [asc(withdrawals.refundDueOn), asc(withdrawals.id)]))
    .limit(MOST)
  return rows.map((found) => toRow(shop, found))
}

const isIn = (view: ReturnView): SQL | undefined => {
  if (view === 'done') return inArray(withdrawals.state, [...OVER])
  const isOpen = inArray(withdrawals.state, OPEN)
  return and(isOpen, view === 'unmatched' ? isNull(withdrawals.orderId) : isNotNull(withdrawals.orderId))
}

const toRow = ({ clock }: Shop, { withdrawal, statement }: FoundWithdrawal): WithdrawalListRow => ({
  id: withdrawal.id,
  reference: statement.reference,
  state: withdrawal.state,
  name: statement.name,
  orderNumber: statement.orderNumber,
  orderId: withdrawal.orderId,
  basis: withdrawal.basis,
  statedAt: statement.statedAt.toISOString(),
  refundDueOn: withdrawal.refundDueOn,
  isOverdue: !OVER.includes(withdrawal.state) && withdrawal.refundDueOn < dayInCyprus(clock()),
})

/** @throws ShopError `not_found` */
export async function getAdminWithdrawal(shop: Shop, id: number): Promise<Withdrawal> {
  const found = await getWithdrawal(shop, id)
  const { withdrawal, statement } = found
  return {
    ...toRow(shop, found),
    version: withdrawal.version,
    email: statement.email,
    isWholeOrder: statement.isWholeOrder,
    pieces: statement.pieces,
    contentHash: statement.contentHash,
    goodsDueOn: withdrawal.goodsDueOn,
    refusal: withdrawal.refusal,
    refund: withdrawal.refundCents === null ? null : toWire(withdrawal.refundCents),
    deduction: toWire(withdrawal.deductionCents),
    deductionReason: withdrawal.deductionReason,
    iban: withdrawal.iban,
    lines: await listLines(shop, id, withdrawal.orderId),
    mayBecome: [...WITHDRAWAL_TRANSITIONS[withdrawal.state]],
    events: await listEvents(shop, id),
  }
}

/** The lines withdrawn, with their item. */
export const readLines = ({ db }: Shop, id: number) =>
  db
    .select({ quantity: withdrawalLines.quantity, item: orderItems })
    .from(withdrawalLines)
    .innerJoin(orderItems, eq(orderItems.id, withdrawalLines.orderItemId))
    .where(eq(withdrawalLines.withdrawalId, id))
    .orderBy(orderItems.id)

async function listLines(shop: Shop, id: number, orderId: string | null): Promise<Withdrawal['lines']> {
  const returned = orderId === null ? new Map<number, number>() : await countReturned(shop.db, orderId)
  return (await readLines(shop, id)).map(({ quantity, item }) => ({
    productId: item.productId,
    sku: item.sku,
    name: item.name,
    nameEl: item.nameEl,
    price: toWire(item.priceCents),
    quantity,
    left: item.quantity - (returned.get(item.id) ?? 0),
  }))
}

async function listEvents({ db }: Shop, id: number): Promise<Withdrawal['events']> {
  const rows = await db
    .select({ at: withdrawalEvents.at, state: withdrawalEvents.state, staffName: staff.name })
    .from(withdrawalEvents)
    .leftJoin(staff, eq(staff.id, withdrawalEvents.staffId))
    .where(eq(withdrawalEvents.withdrawalId, id))
    .orderBy(desc(withdrawalEvents.id))
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
