import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../contract/security.ts'
import { getCart } from '../cart/cart.ts'
import { appointments, carts, newsletterSubscribers, outbox, products, savedProducts } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import { listAllOrders } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { listOwnSessions } from './security.ts'
import { getUserRow, toUser } from './users.ts'

/** All that is held about a person (GDPR, art. 15 and 20); what hangs on an address alone, once that is confirmed. */
export async function exportPersonalData(shop: Shop, userId: number, visitor: Visitor): Promise<PersonalData> {
  const row = await getUserRow(shop.db, userId)
  const emailVerifiedAt = row.emailVerifiedAt?.toISOString() ?? null
  return {
    exportedAt: shop.clock().toISOString(),
    account: { ...toUser(row), language: row.language, createdAt: row.createdAt.toISOString(), emailVerifiedAt },
    sessions: await listOwnSessions(shop, userId, visitor),
    cart: await findOwnCart(shop, userId),
    orders: await listAllOrders(shop, userId),
    savedProducts: await heldSaved(shop, userId),
    ...(emailVerifiedAt === null ? NOTHING : await heldByAddress(shop, row.email)),
  }
}

const NOTHING = { appointments: [], newsletter: null, letters: [] }

async function heldByAddress(shop: Shop, email: string) {
  const { db } = shop
  const visits = await db.select().from(appointments).where(eq(appointments.email, email)).orderBy(asc(appointments.id))
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  const letters = await db
    .select({ kind: outbox.kind, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.id))
  return {
    appointments: visits,
    newsletter: subscriber
      ? { status: subscriber.status, language: subscriber.language, createdAt: subscriber.createdAt.toISOString() }
      : null,
    letters: letters.map(({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  }
}

async function heldSaved({ db }: Shop, userId: number) {
  const rows = await db
    .select({ slug: products.slug, savedAt: savedProducts.createdAt })
    .from(savedProducts)
    .innerJoin(products, eq(products.id, savedProducts.productId))
    .where(eq(savedProducts.userId, userId))
    .orderBy(asc(savedProducts.createdAt))
  return rows.map(({ slug, savedAt }) => ({ slug, savedAt: savedAt.toISOString() }))
}

async function findOwnCart(shop: Shop, userId: number) {
  const [own] = await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  return own === undefined ? null : getCart(shop, own.id, { userId, guestKey: null })
}
