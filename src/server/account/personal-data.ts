import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '../../contract/security.ts'
import { listAddresses } from '../addresses/addresses.ts'
import { getCart } from '../cart/cart.ts'
import { appointments, carts, newsletterSubscribers, orders, products, savedProducts } from '../db/schema.ts'
import { listEmailsTo } from '../email/sent-emails.ts'
import type { Visitor } from '../http/env.ts'
import { listDocumentData } from '../invoices/document-data.ts'
import { listAllOrders } from '../orders/orders.ts'
import { listOwnPrescriptions } from '../prescriptions/read-prescriptions.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { listAlertsOf } from '../stock-alerts/confirm-alert.ts'
import { listWearers } from '../wearers/wearers.ts'
import { getSecondFactorState } from './second-factor.ts'
import { listOwnSessions } from './security.ts'
import { getUserRow, toUser, type UserRow } from './users.ts'

/** All personal data of a user (GDPR, art. 15 and 20). Data linked by e-mail only is included once the address is confirmed. */
export async function exportPersonalData(shop: Shop, userId: number, visitor: Visitor): Promise<PersonalData> {
  const row = await getUserRow(shop.db, userId)
  await noteEvent(shop, { kind: 'export', actor: { customer: userId }, subject: 'users', subjectId: userId })
  return {
    exportedAt: shop.clock().toISOString(),
    ...(await readAccountData(shop, row, visitor)),
    prescriptions: await listOwnPrescriptions(shop, row.id),
    orders: await listAllOrders(shop, eq(orders.userId, userId)),
    documents: await listDocumentData(shop, eq(orders.userId, userId)),
    ...(row.emailVerifiedAt === null ? NO_EMAIL_DATA : await listEmailData(shop, row.email)),
  }
}

/** What is linked to an account and not to its address. */
export async function readAccountData(shop: Shop, row: UserRow, visitor: Pick<Visitor, 'sessionId'>) {
  const emailVerifiedAt = row.emailVerifiedAt?.toISOString() ?? null
  return {
    account: {
      ...toUser(row),
      language: row.language,
      createdAt: row.createdAt.toISOString(),
      emailVerifiedAt,
      secondFactor: await getSecondFactorState(shop.db, row.id),
    },
    sessions: await listOwnSessions(shop, row.id, visitor),
    cart: await findOwnCart(shop, row.id),
    savedProducts: await listSavedProducts(shop, row.id),
    addresses: await listAddresses(shop, row.id),
    wearers: await listWearers(shop, row.id),
  }
}

export const NO_EMAIL_DATA = { appointments: [], newsletter: null, stockAlerts: [], emails: [] }

export async function listEmailData(shop: Shop, email: string) {
  const { db } = shop
  const { search, version, requestKey, changedBy, changedAt, ...columns } = getTableColumns(appointments)
  const booked = await db
    .select(columns)
    .from(appointments)
    .where(eq(appointments.email, email))
    .orderBy(asc(appointments.id))
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return {
    appointments: booked,
    newsletter: subscriber
      ? {
          status: subscriber.status,
          language: subscriber.language,
          source: subscriber.source,
          createdAt: subscriber.createdAt.toISOString(),
        }
      : null,
    stockAlerts: await listAlertsOf(db, email),
    emails: await listEmailsTo(shop, email),
  }
}

async function listSavedProducts({ db }: Shop, userId: number) {
  const rows = await db
    .select({ slug: products.slug, savedAt: savedProducts.createdAt })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(eq(savedProducts.userId, userId))
    .orderBy(asc(savedProducts.createdAt))
  return rows.map(({ slug, savedAt }) => ({ slug, savedAt: savedAt.toISOString() }))
}

async function findOwnCart(shop: Shop, userId: number) {
  const [cart] = await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  return cart === undefined ? null : getCart(shop, cart.id, { userId, guestKey: null })
}
