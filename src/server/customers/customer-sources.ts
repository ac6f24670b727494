import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import type { Db } from '../db/connect.ts'
import { customers } from '../db/customers-schema.ts'
import { appointments, orders } from '../db/schema.ts'
import { type CustomerColumns, LIST_COLUMNS } from './list-customers.ts'

type Identity = Pick<CustomerColumns, 'userId' | 'ownedEmail'>

/** @throws ShopError `not_found` */
export async function getCustomerRow(db: Db, id: number): Promise<CustomerColumns> {
  const [row] = await db.select(LIST_COLUMNS).from(customers).where(eq(customers.id, id))
  if (row === undefined) throw new ShopError('not_found')
  return row
}

/** An account's orders, and those that guests placed with an address that is theirs. */
export const isOrderOf = ({ userId, ownedEmail }: Identity): SQL | undefined =>
  or(
    userId === null ? undefined : eq(orders.userId, userId),
    ownedEmail === null ? undefined : and(isNull(orders.userId), eq(orders.guestEmail, ownedEmail)),
  )

/** Nobody's appointments belong to an address that they have not confirmed. */
export const isBookingOf = ({ ownedEmail }: Identity): SQL =>
  ownedEmail === null ? sql`false` : sql`lower(${appointments.email}) = ${ownedEmail}`

/** Their address as they have written it. None, where it is not theirs alone. */
export async function listSpellings(tx: Db, row: CustomerColumns): Promise<string[]> {
  const { id, email, ownedEmail } = row
  const isAnother = and(eq(customers.email, email), ne(customers.id, id))
  if (ownedEmail === null && (await tx.$count(customers, isAnother)) > 0) return []
  const ordered = await tx
    .selectDistinct({ email: sql<string>`${orders.shippingAddress}->>'email'` })
    .from(orders)
    .where(isOrderOf(row))
  const booked = await tx.selectDistinct({ email: appointments.email }).from(appointments).where(isBookingOf(row))
  const written = [...ordered, ...booked].flatMap((one) => one.email ?? []).filter((one) => foldEmail(one) === email)
  return [...new Set([email, ...written])]
}
