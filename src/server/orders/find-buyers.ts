import { and, desc, sql } from 'drizzle-orm'
import type { KnownBuyer } from '../../contract/admin/take-orders.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { foldText } from '../../domain/search-key.ts'
import type { Db } from '../db/connect.ts'
import { matchesQuery } from '../db/matches-query.ts'
import { orders } from '../db/schema.ts'
import { ORDER_COLUMNS, type OrderRow } from './orders.ts'

const MOST_BUYERS = 8
/** Enough to find different people among them, and few enough to be quick. */
const ORDERS_READ = 60

/** Buyers of earlier orders, each once with their latest details, by name, e-mail address or phone number. */
export async function findBuyers(db: Db, q: string): Promise<KnownBuyer[]> {
  const hasBuyer = sql`${orders.shippingAddress}->>'lastName' <> ''`
  const rows = await db
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(and(matchesQuery(q), hasBuyer))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_READ)
  const latest = new Map<string, OrderRow>()
  for (const row of rows) if (!latest.has(personOf(row))) latest.set(personOf(row), row)
  return [...latest.values()].slice(0, MOST_BUYERS).map(toBuyer)
}

/** Who shares a phone or a mailbox has another name. */
function personOf({ shippingAddress: { firstName, lastName, email, phoneNumber } }: OrderRow): string {
  const contact = email === '' ? phoneNumber.replace(/\D/g, '') : foldEmail(email)
  return foldText(`${contact} ${firstName} ${lastName}`)
}

const toBuyer = ({ id, createdAt, language, paymentMethod, shippingAddress }: OrderRow): KnownBuyer => ({
  ...shippingAddress,
  orderId: id,
  orderedAt: createdAt.toISOString(),
  language,
  paymentMethod,
})
