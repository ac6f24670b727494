import { createHmac } from 'node:crypto'
import { and, arrayOverlaps, desc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { cardPauses, payments } from '../db/payments-schema.ts'
import { preparedQuery, type Slots } from '../db/prepared.ts'
import { orders } from '../db/schema.ts'
import type { Payer } from '../orders/order-payments.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'

const MINUTE_MS = 60_000
const PHONE_DIGITS = 8

/** Keyed hashes of where a payment comes from, so that attempts can be counted without storing whose they are. */
export function payerKeysOf(shop: Shop, order: Pick<OrderRow, 'shippingAddress'>, payer: Payer | null): string[] {
  const { email } = order.shippingAddress
  return [
    ...(payer === null ? [] : [keyOf(shop, 'address', payer.address)]),
    ...(payer?.userId == null ? [] : [keyOf(shop, 'user', String(payer.userId))]),
    ...(email === '' ? [] : [keyOf(shop, 'email', foldEmail(email))]),
    ...phoneKeys(shop, order),
  ]
}

/** One key, or none without a whole number. */
function phoneKeys(shop: Shop, { shippingAddress }: Pick<OrderRow, 'shippingAddress'>): string[] {
  const digits = shippingAddress.phoneNumber.replace(/\D/g, '').slice(-PHONE_DIGITS)
  return digits.length < PHONE_DIGITS ? [] : [keyOf(shop, 'phone', digits)]
}

const keyOf = ({ cookieSecret }: Shop, what: string, value: string) =>
  `${what}:${createHmac('sha256', cookieSecret).update(`payer\n${what}\n${value}`).digest('base64url').slice(0, 22)}`

/** @throws ShopError `too_many_declines` */
export async function assertFewDeclines(shop: Shop, keys: readonly string[]): Promise<void> {
  // A household shares its phone, and a declined card does not mean somebody else's.
  const counted = keys.filter((key) => !key.startsWith('phone:'))
  const { declinesPerHour } = shop.settings.current().payments.limits
  for (const key of counted) {
    const isOwn = arrayOverlaps(payments.payerKeys, [key])
    const declined = await shop.db.$count(payments, and(isOwn, gt(payments.declinedAt, minutesAgo(shop, 60))))
    if (declined >= declinesPerHour) throw new ShopError('too_many_declines', { retryAfterSeconds: 3600 })
  }
}

/** Pauses cards where the shop has seen too many declines at once: somebody is testing stolen ones. */
export async function countDecline(shop: Shop): Promise<void> {
  const { declinesInTenMinutes, pauseMinutes } = shop.settings.current().payments.limits
  const declines = await shop.db.$count(payments, gt(payments.declinedAt, minutesAgo(shop, 10)))
  if (declines < declinesInTenMinutes || (await findCardPause(shop)) !== null) return
  const startedAt = shop.clock()
  const endsAt = new Date(startedAt.valueOf() + pauseMinutes * MINUTE_MS)
  await shop.db.insert(cardPauses).values({ startedAt, endsAt, declines })
  shop.log.error({ declines, endsAt }, 'card payments are paused: too many were declined within ten minutes')
}

/** Until when cards are paused; null where they are not. */
export async function findCardPause(shop: Shop): Promise<Date | null> {
  const [pause] = await shop.db
    .select({ endsAt: cardPauses.endsAt })
    .from(cardPauses)
    .where(gt(cardPauses.endsAt, shop.clock()))
    .orderBy(desc(cardPauses.endsAt))
    .limit(1)
  return pause?.endsAt ?? null
}

const minutesAgo = ({ clock }: Shop, minutes: number) => new Date(clock().valueOf() - minutes * MINUTE_MS)

/**
 * Cash on delivery is offered up to a limit, for one open order per phone, and not after a refused parcel.
 * @throws ShopError `cash_not_offered`
 */
export async function assertCashOffered(shop: Shop, order: OrderRow): Promise<void> {
  const { cashCapCents } = shop.settings.current().payments.limits
  if (order.totalCents > cashCapCents) throw new ShopError('cash_not_offered')
  const [key] = phoneKeys(shop, order)
  if (key === undefined) return
  const [found] = await countCashOrders(shop.db, { keys: [key] })
  const { refused = 0, open = 0 } = found ?? {}
  if (refused > 0 || open >= shop.config.limits.cashOrdersPerPhone) throw new ShopError('cash_not_offered')
}

const countCashOrders = preparedQuery((db, at: Slots<{ keys: readonly string[] }>) =>
  db
    .select({
      refused: countWhere(eq(payments.state, 'refused')),
      open: countWhere(
        and(eq(payments.state, 'due_on_delivery'), notInArray(orders.status, ['delivered', 'cancelled', 'returned'])),
      ),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    // With keys that it sees, PostgreSQL would plan the statement anew each time.
    .where(
      and(
        sql`${payments.payerKeys} && (select ${at.keys}::text[])`,
        inArray(payments.state, ['refused', 'due_on_delivery']),
      ),
    ),
)

const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`

/** Orders of one phone wait for each other, so that two at once are counted. Call it before `assertCashOffered`. */
export const phoneKeyOf = (shop: Shop, order: OrderRow): string | null => phoneKeys(shop, order)[0] ?? null
