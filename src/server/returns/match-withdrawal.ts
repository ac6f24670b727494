import { eq } from 'drizzle-orm'
import { foldEmail } from '../../domain/login-name.ts'
import { hasLeftShop } from '../../domain/order-status.ts'
import { goodsDueOn, withdrawalBasis } from '../../domain/withdrawal.ts'
import { withdrawalLines } from '../db/returns-schema.ts'
import { users } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import { lockOrder } from '../orders/change-order.ts'
import { findOrder, type OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { findDeliveredAt } from './delivered-at.ts'
import { accountLinkOf } from './refund-account.ts'
import type { StatementRow } from './statement.ts'
import { getWithdrawal, lockWithdrawal, takeStep } from './withdrawal-steps.ts'
import { saveLines, type WithdrawnPieces } from './withdrawn-lines.ts'

interface Match {
  statement: StatementRow
  /** Locked. */
  order: OrderRow
  /** What is withdrawn; null for all that can be, or what was chosen before. */
  lines: WithdrawnPieces | null
  staffId: number | null
  requestKey?: string | undefined
}

/**
 * Joins a statement to its order: from now on its time, its lines and the goods are known. The buyer is told how to send
 * the goods back, if they have left the shop.
 * @throws ShopError `return_step_not_allowed` where it is joined already; `made_to_order`, `more_than_sold`
 */
export async function matchToOrder(shop: Shop, { statement, order, lines, staffId, requestKey }: Match): Promise<void> {
  const row = await lockWithdrawal(shop, statement.id)
  const { returnsDays } = shop.settings.current().shipping
  const basis = withdrawalBasis(statement.statedAt, await findDeliveredAt(shop.db, order.id), returnsDays)
  const isFirst = row.orderId === null || lines !== null
  const count = isFirst
    ? await saveLines(shop, { withdrawalId: row.id, orderId: order.id, pieces: lines })
    : await shop.db.$count(withdrawalLines, eq(withdrawalLines.withdrawalId, row.id))
  const set = { orderId: order.id, basis }
  const matched = await takeStep(shop, row, { to: 'matched', staffId, set, details: { basis }, requestKey })
  if (!hasLeftShop(order.status) || basis === 'late' || count === 0) return
  await takeStep(shop, matched, { to: 'goods_due', staffId, set: { goodsDueOn: goodsDueOn(statement.statedAt) } })
  await enqueueEmail(shop, {
    kind: 'withdrawal_how_to_send',
    recipient: statement.email,
    language: statement.language,
    payload: {
      reference: statement.reference,
      orderNumber: order.id,
      goodsDueOn: goodsDueOn(statement.statedAt),
      ...accountLinkOf(shop, row.id, order.paymentMethod),
    },
    dedupeKey: `withdrawal_how_to_send:${row.id}:${matched.version}`,
  })
}

/** A job: joins a statement to its order where its number and e-mail address fit. Else staff look for it. */
export async function matchWithdrawal(shop: Shop, { withdrawalId }: { withdrawalId: number }): Promise<void> {
  const { statement, withdrawal } = await getWithdrawal(shop, withdrawalId)
  if (withdrawal.state !== 'acknowledged' || statement.email === '') return
  const order = await findFittingOrder(shop, statement)
  if (order === null) return
  const locked = await lockOrder(shop.db, order.id)
  // Told in words, the pieces are for staff to choose: all are taken until they do.
  await matchToOrder(shop, { statement, order: locked, lines: null, staffId: null })
}

/** The order with this number, if it is of somebody with this address. */
export async function findFittingOrder(
  shop: Shop,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<OrderRow | null> {
  const found = await findOrder(shop, orderNumber.trim().toUpperCase())
  if (found === null) return null
  const { order } = found
  const [user] = order.userId === null ? [] : await shop.db.select().from(users).where(eq(users.id, order.userId))
  const addresses = [order.shippingAddress.email, order.guestEmail, user?.email].filter(Boolean) as string[]
  return addresses.some((one) => foldEmail(one) === foldEmail(email)) ? order : null
}
