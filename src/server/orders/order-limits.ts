import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import type { Visitor } from '../http/env.ts'
import { countInTransaction, limitsOf } from '../http/visitor-limits.ts'
import { DAY_MINUTES, type Limit, MINUTE_MS } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'

const HOUR_MINUTES = 60
/** Unconfirmed orders older than this do not count. */
const UNPAID_DAYS = 14
const DAY_MS = DAY_MINUTES * MINUTE_MS

type Pieces = { pieces: number }

/** A network address may order more often than a buyer: an office or a café shares one. */
export const orderLimits = (shop: Shop, visitor: Visitor): Limit[] =>
  limitsOf(visitor, {
    what: 'order',
    minutes: HOUR_MINUTES,
    code: 'too_many_orders',
    ...shop.config.limits.orders,
  })

/** @throws ShopError `order_too_large` */
export function assertOrderSize(shop: Shop, lines: readonly { quantity: number }[]): void {
  const most = shop.config.limits.piecesPerOrder
  if (piecesOf(lines) > most) throw new ShopError('order_too_large', { most })
}

/**
 * Counts an order and its pieces, in the transaction that wrote it. Stock is taken before payment, so one visitor must
 * not be able to take all of it.
 * @throws ShopError `too_many_orders` with the seconds to wait, `too_many_unpaid`
 */
export async function countOrder(
  shop: Shop,
  visitor: Visitor,
  placed: { email: string; lines: readonly { quantity: number }[] },
): Promise<void> {
  const { piecesPerAddress, piecesUnpaid } = shop.config.limits
  const pieces: Limit = {
    key: `pieces-from:${visitor.address}`,
    most: piecesPerAddress,
    minutes: DAY_MINUTES,
    units: piecesOf(placed.lines),
    code: 'too_many_orders',
  }
  await countInTransaction(shop, [...orderLimits(shop, visitor), pieces])
  // The buyer's limit is locked by now, so concurrent orders see each other's pieces.
  const unpaid = await countUnpaidPieces(shop.db, visitor, placed.email, shop.clock())
  if (unpaid > piecesUnpaid) throw new ShopError('too_many_unpaid', { most: piecesUnpaid })
}

/** The buyer's orders are read first, whatever PostgreSQL guesses: of all unpaid orders, hardly any are theirs. */
async function countUnpaidPieces(tx: Db, visitor: Visitor, email: string, now: Date): Promise<number> {
  const { userId, guestKey } = visitor
  const since = new Date(now.valueOf() - UNPAID_DAYS * DAY_MS).toISOString()
  const [counted] =
    userId === null
      ? await countOfGuest(tx, { guestKey, email: foldEmail(email), since })
      : await countOfUser(tx, { userId, since })
  return counted?.pieces ?? 0
}

const READ_ORDERS = sql`select id, status, created_at, user_id from orders`

const unpaidPieces = (own: SQL, isOwn: SQL, since: Placeholder) => sql`
  with own as materialized (${own})
  select coalesce(sum(i.quantity), 0)::int as pieces
  from own o join order_items i on i.order_id = o.id
  where ${isOwn} and o.status = 'pending' and o.created_at > ${since}::timestamptz`

/**
 * Whether a key's orders have an account is asked last: PostgreSQL would read all that have none, where it has no
 * statistics.
 */
const countOfGuest = preparedSql<{ guestKey: string | null; email: string; since: string }, Pieces>((at) =>
  unpaidPieces(
    sql`${READ_ORDERS} where guest_key = ${at.guestKey}
      union ${READ_ORDERS} where guest_email = ${at.email} and user_id is null`,
    sql`o.user_id is null`,
    at.since,
  ),
)

const countOfUser = preparedSql<{ userId: number; since: string }, Pieces>((at) =>
  unpaidPieces(sql`${READ_ORDERS} where user_id = ${at.userId}`, sql`true`, at.since),
)

const piecesOf = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
