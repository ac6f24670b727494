import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { FrameToTry } from '../../contract/appointments.ts'
import { ShopError } from '../../contract/errors.ts'
import { HOLD_MS } from '../../domain/stock.ts'
import { products } from '../db/schema.ts'
import { appointmentFrames, reservations } from '../db/stock-schema.ts'
import type { Shop } from '../shop.ts'
import { haveFreePiece } from '../stock/free-pieces.ts'
import { lockStock } from '../stock/lock-stock.ts'

/**
 * Locks the frames that somebody wants to try in a store, until the transaction ends. Call it before a time is reserved:
 * orders lock in this order too.
 * @returns the ids of the products
 * @throws ShopError `frame_taken` where one has no free piece there
 */
export async function lockFrames(shop: Shop, store: string, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const productIds = [...new Set(slugs)].flatMap((slug) => shop.catalogue.findBySlug(slug)?.id ?? [])
  await lockStock(shop, productIds)
  const areFree = await haveFreePiece(shop, store, productIds)
  if (!areFree || productIds.length < new Set(slugs).size)
    throw new ShopError('frame_taken', { fields: { store: 'frame_taken' } })
  return productIds
}

/** @throws ShopError `invalid_input` for a time that ends after the frames are kept */
export function assertWithinHold({ clock }: Pick<Shop, 'clock'>, endsAt: Date, heldUntil?: Date): void {
  const until = heldUntil ?? holdUntil(clock())
  if (endsAt > until) throw new ShopError('invalid_input', { fields: { date: 'beyond_hold' } })
}

const holdUntil = (from: Date): Date => new Date(from.valueOf() + HOLD_MS)

interface Held {
  appointmentId: number
  store: string
  productIds: readonly number[]
}

/** Keeps a piece of each frame at the store; `lockFrames` must have locked them. */
export async function holdFrames({ db, clock }: Shop, { appointmentId, store, productIds }: Held): Promise<void> {
  if (productIds.length === 0) return
  const createdAt = clock()
  const hold = { store, quantity: 1, kind: 'hold' as const, createdAt, expiresAt: holdUntil(createdAt) }
  const held = await db
    .insert(reservations)
    .values(productIds.map((productId) => ({ ...hold, productId, sourceKey: `visit:${appointmentId}:${productId}` })))
    .returning({ reservationId: reservations.id })
  await db.insert(appointmentFrames).values(held.map(({ reservationId }) => ({ reservationId, appointmentId })))
}

/** Gives the frames of an appointment to others. Again, it does nothing. */
export async function releaseFrames(shop: Shop, appointmentId: number): Promise<void> {
  const held = await shop.db
    .select({ id: reservations.id, productId: reservations.productId })
    .from(reservations)
    .innerJoin(appointmentFrames, eq(appointmentFrames.reservationId, reservations.id))
    .where(and(eq(appointmentFrames.appointmentId, appointmentId), isNull(reservations.closedAt)))
  if (held.length === 0) return
  await lockStock(
    shop,
    held.map(({ productId }) => productId),
  )
  const ids = held.map(({ id }) => id)
  await shop.db
    .update(reservations)
    .set({ closedAt: shop.clock() })
    .where(and(inArray(reservations.id, ids), isNull(reservations.closedAt)))
}

interface HeldFrames {
  frames: FrameToTry[]
  heldUntil: Date
}

/** The frames that are still kept for each appointment. */
export async function readFrames({ db, clock }: Pick<Shop, 'db' | 'clock'>, appointmentIds: readonly number[]) {
  const found = new Map<number, HeldFrames>()
  if (appointmentIds.length === 0) return found
  const rows = await db
    .select({ appointmentId: appointmentFrames.appointmentId, expiresAt: reservations.expiresAt, product: products })
    .from(appointmentFrames)
    .innerJoin(reservations, eq(reservations.id, appointmentFrames.reservationId))
    .innerJoin(products, eq(products.id, reservations.productId))
    .where(and(inArray(appointmentFrames.appointmentId, [...appointmentIds]), isNull(reservations.closedAt)))
    .orderBy(reservations.id)
  for (const { appointmentId, expiresAt, product } of rows) {
    if (expiresAt === null || expiresAt <= clock()) continue
    const { sku, slug, name, nameEl } = product
    const before = found.get(appointmentId)?.frames ?? []
    found.set(appointmentId, { frames: [...before, { sku, slug, name, nameEl }], heldUntil: expiresAt })
  }
  return found
}
