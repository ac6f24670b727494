import { ShopError } from '../../contract/errors.ts'
import type { Order } from '../../contract/orders.ts'
import type { StatementForm } from '../../contract/withdrawal-forms.ts'
import type { WithdrawalStatement } from '../../contract/withdrawals.ts'
import { refundDueOn } from '../../domain/withdrawal.ts'
import { localized } from '../../i18n/languages.ts'
import { transaction } from '../db/connect.ts'
import { withdrawals } from '../db/returns-schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { countInTransaction, limitsOf, rejectRepeated } from '../http/visitor-limits.ts'
import { DAY_MINUTES } from '../limits/limit.ts'
import { lockOrder } from '../orders/change-order.ts'
import { getOrderByLink } from '../orders/order-link.ts'
import { getOrder } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { MATCH_WITHDRAWAL_JOB } from './match-job.ts'
import { matchToOrder } from './match-withdrawal.ts'
import { insertStatement, toWireStatement } from './statement.ts'
import { addWithdrawalEvent } from './withdrawal-steps.ts'
import { getFrameLine } from './withdrawn-lines.ts'

export interface Statement extends StatementForm {
  token?: string | undefined
  lines?: readonly { productId: number; quantity: number }[] | undefined
}

export const returnLimits = (shop: Shop, visitor: Visitor) =>
  limitsOf(visitor, {
    what: 'return',
    minutes: DAY_MINUTES,
    code: 'too_many_requests',
    ...shop.config.limits.returns,
  })

/**
 * Stores a statement and enqueues its receipt. Where it was made on the page of an order, the order is known; else no
 * order is read here, so that neither the answer nor its time tells whether there is one: a job looks for it.
 * @throws ShopError `too_many_requests`; `not_found`, `made_to_order`, `more_than_sold` on the page of an order
 */
export async function stateWithdrawal(
  shop: Shop,
  visitor: Visitor,
  { token, lines, ...form }: Statement,
): Promise<WithdrawalStatement> {
  const limits = returnLimits(shop, visitor)
  rejectRepeated(shop, limits)
  const order = await findOpenedOrder(shop, visitor, { token, lines, ...form })
  const chosen = order === null ? null : chooseLines(order, form.isWholeOrder ? undefined : lines)
  const said =
    order === null ? form : { ...form, orderNumber: order.id, pieces: namePieces(order, form, chosen, visitor) }
  return transaction(shop, async (shop) => {
    const locked = order === null ? null : await lockOrder(shop.db, order.id)
    const statement = await insertStatement(shop, said, visitor.language)
    const { id, statedAt } = statement
    await shop.db
      .insert(withdrawals)
      .values({ id, state: 'acknowledged', refundDueOn: refundDueOn(statedAt), updatedAt: statedAt })
    for (const state of ['stated', 'acknowledged'] as const) await addWithdrawalEvent(shop, { id, state, at: statedAt })
    await enqueueEmail(shop, {
      kind: 'withdrawal_receipt',
      recipient: statement.email,
      language: statement.language,
      payload: toWireStatement(statement),
      dedupeKey: `withdrawal_receipt:${id}`,
    })
    if (locked !== null) await matchToOrder(shop, { statement, order: locked, lines: chosen, staffId: null })
    else await shop.jobs.enqueue(shop.db, MATCH_WITHDRAWAL_JOB, { withdrawalId: id })
    await countInTransaction(shop, limits)
    return toWireStatement(statement)
  })
}

/** The order whose page the statement was made on: by its link, or with its lines as its buyer. */
async function findOpenedOrder(shop: Shop, visitor: Visitor, { token, lines, orderNumber }: Statement) {
  if (token !== undefined) return getOrderByLink(shop, token)
  return lines === undefined ? null : getOrder(shop, visitor, orderNumber)
}

type Chosen = { productId: number; quantity: number }[]

/** What can be withdrawn of an order: the chosen lines, or all that was not made for the buyer. */
function chooseLines({ items }: Order, lines: Statement['lines']): Chosen {
  const open = items.filter(({ isMadeToOrder }) => !isMadeToOrder)
  if (open.length === 0) throw new ShopError('made_to_order')
  if (lines === undefined) return open.map(({ productId, quantity }) => ({ productId, quantity }))
  for (const { productId, quantity } of lines) {
    if (quantity > getFrameLine(items, productId).quantity) throw new ShopError('more_than_sold')
  }
  return [...lines]
}

function namePieces(order: Order, form: StatementForm, chosen: Chosen | null, { language }: Visitor): string {
  if (form.isWholeOrder || chosen === null) return ''
  return chosen
    .map(({ productId, quantity }) => {
      const item = order.items.find((one) => one.productId === productId)
      return item === undefined ? '' : `${quantity} × ${localized(item, 'name', language)} (${item.sku})`
    })
    .join('\n')
}
