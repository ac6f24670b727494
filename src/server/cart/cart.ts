import { eq, type SQL, sql } from 'drizzle-orm'
import type { Cart } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { quantityError } from '../../domain/cart.ts'
import { transaction } from '../db/connect.ts'
import { carts } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import type { Shop } from '../shop.ts'
import { countNewCart } from './cart-limits.ts'
import { type CartOwner, findCart, ownedBy, toWireCart } from './cart-lines.ts'

/** The signed-in user's cart, made where there is none. */
export async function openUserCart(shop: Shop, userId: number): Promise<Cart> {
  await shop.db.insert(carts).values({ userId }).onConflictDoNothing()
  const [row] = await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  return getCart(shop, row?.id ?? 0, { userId, guestKey: null })
}

/**
 * The guest's cart of that id, made where there is none and bound to the guest's key.
 *
 * @param visitor who asks, with the key that they came with, which may be none yet
 * @throws ShopError `not_found` where the id is another guest's; `too_many_requests` where it would be a new one
 */
export async function openGuestCart(shop: Shop, visitor: Visitor, guestId: string, guestKey: string): Promise<Cart> {
  const id = (await findGuestCart(shop, guestId)) ?? (await createGuestCart(shop, visitor, guestId, guestKey))
  return getCart(shop, id, { userId: null, guestKey })
}

async function createGuestCart(shop: Shop, visitor: Visitor, guestId: string, guestKey: string): Promise<number> {
  countNewCart(shop, visitor)
  const [created] = await shop.db.insert(carts).values({ guestId, guestKey }).onConflictDoNothing().returning()
  return created?.id ?? (await findGuestCart(shop, guestId)) ?? 0
}

async function findGuestCart(shop: Shop, guestId: string): Promise<number | null> {
  const [row] = await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.guestId, guestId))
  return row?.id ?? null
}

/** @throws ShopError `not_found` where there is no such cart, or it is somebody else's */
export async function getCart(shop: Shop, cartId: number, owner: CartOwner): Promise<Cart> {
  const cart = await findCart(shop.db, cartId, owner)
  if (cart === null) throw new ShopError('not_found')
  return toWireCart(cart, shop.catalogue)
}

/**
 * Puts a product into the cart, or more of it.
 *
 * @throws ShopError `not_found` for the cart or the product, or why the line may not hold so many
 */
export function addItem(
  shop: Shop,
  cartId: number,
  owner: CartOwner,
  productId: number,
  quantity: number,
): Promise<Cart> {
  return changeCart(
    shop,
    cartId,
    owner,
    (mine) => sql`
    with ${mine}
    insert into cart_items (cart_id, product_id, quantity)
    select mine.id, p.id, ${quantity}::integer from mine, products p where p.id = ${productId}
    on conflict (cart_id, product_id) do update set quantity = cart_items.quantity + excluded.quantity
    returning id`,
  )
}

/** @throws ShopError `not_found` for the cart or the line, or why it may not hold so many */
export function changeQuantity(
  shop: Shop,
  cartId: number,
  owner: CartOwner,
  itemId: number,
  quantity: number,
): Promise<Cart> {
  return changeCart(
    shop,
    cartId,
    owner,
    (mine) => sql`
    with ${mine}
    update cart_items i set quantity = ${quantity} from mine where i.id = ${itemId} and i.cart_id = mine.id
    returning i.id`,
  )
}

/** @throws ShopError `not_found` for the cart or the line */
export function removeItem(shop: Shop, cartId: number, owner: CartOwner, itemId: number): Promise<Cart> {
  return changeCart(
    shop,
    cartId,
    owner,
    (mine) => sql`
    with ${mine}
    delete from cart_items i using mine where i.id = ${itemId} and i.cart_id = mine.id
    returning i.id`,
  )
}

/** @throws ShopError `not_found` where there is no such cart, or it is somebody else's */
export async function dismissNotice(shop: Shop, cartId: number, owner: CartOwner): Promise<Cart> {
  await shop.db.execute(sql`update carts c set merge_notice = null where c.id = ${cartId} and ${ownedBy(owner)}`)
  return getCart(shop, cartId, owner)
}

/**
 * One write to one cart: the change itself, which locks the cart, then the whole cart as it stands. What a line may not
 * hold is found out on the line as changed, and undone with the transaction: so writes made at once add up.
 */
function changeCart(shop: Shop, cartId: number, owner: CartOwner, change: (mine: SQL) => SQL): Promise<Cart> {
  const mine = sql`mine as (
    update carts c set updated_at = now(), merge_notice = null where c.id = ${cartId} and ${ownedBy(owner)} returning c.id
  )`
  return transaction(shop, async (shop) => {
    const changed = (await shop.db.execute(change(mine))) as unknown as { rows: { id: number }[] }
    const [item] = changed.rows
    const cart = item === undefined ? null : await findCart(shop.db, cartId, owner)
    if (cart === null) throw new ShopError('not_found')
    const line = cart.lines.find((candidate) => candidate.itemId === item?.id)
    const error = line === undefined ? null : quantityError(line.stock, line.quantity)
    if (error !== null) throw new ShopError(error)
    return toWireCart(cart, shop.catalogue)
  })
}
