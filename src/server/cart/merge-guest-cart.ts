import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { mergeLines } from '../../domain/cart.ts'
import type { Db } from '../db/connect.ts'
import { cartItems, carts, products } from '../db/schema.ts'

/**
 * Moves the lines of a guest's carts to the user's cart, in the transaction of the sign-in. The guest's carts are
 * emptied, not deleted, so that the cart id in the browser stays valid. The merge notice is stored with the user's cart.
 */
export async function mergeGuestCart(tx: Db, userId: number, guestKey: string): Promise<void> {
  const guestCarts = await lockGuestCarts(tx, guestKey)
  const guestLines = await takeFrames(tx, guestCarts)
  const withLenses = and(inArray(cartItems.cartId, guestCarts), isNotNull(cartItems.lensChoiceId))
  const pairs = guestCarts.length === 0 ? 0 : await tx.$count(cartItems, withLenses)
  if (guestLines.length + pairs === 0) return
  await tx.insert(carts).values({ userId }).onConflictDoNothing()
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('update')
  if (cart === undefined) return
  if (pairs > 0) await tx.update(cartItems).set({ cartId: cart.id }).where(withLenses)
  const userLines = await tx
    .select({ productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cart.id), isNull(cartItems.lensChoiceId)))
  const stock = await stockOf(
    tx,
    [...userLines, ...guestLines].map((line) => line.productId),
  )
  const { lines, notice } = mergeLines(userLines, guestLines, (productId) => stock.get(productId) ?? 0)
  await tx
    .update(carts)
    .set({ mergeNotice: { ...notice, joined: notice.joined + pairs } })
    .where(eq(carts.id, cart.id))
  if (lines.length === 0) return
  const values = lines.map((line) => ({ ...line, cartId: cart.id }))
  await tx
    .insert(cartItems)
    .values(values)
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.productId],
      targetWhere: isNull(cartItems.lensChoiceId),
      set: { quantity: sql`excluded.quantity` },
    })
}

async function lockGuestCarts(tx: Db, guestKey: string): Promise<number[]> {
  const guestCarts = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.guestKey, guestKey))
    .orderBy(carts.id)
    .for('update')
  return guestCarts.map((cart) => cart.id)
}

/** Pairs with lenses move as they are, beside them. */
async function takeFrames(tx: Db, cartIds: number[]) {
  if (cartIds.length === 0) return []
  return tx
    .delete(cartItems)
    .where(and(inArray(cartItems.cartId, cartIds), isNull(cartItems.lensChoiceId)))
    .returning({ productId: cartItems.productId, quantity: cartItems.quantity })
}

async function stockOf(tx: Db, productIds: number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(and(inArray(products.id, productIds), eq(products.status, 'published')))
  return new Map(rows.map((row) => [row.id, row.stock]))
}
