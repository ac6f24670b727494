import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Cart } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { quantityError } from '../../domain/cart.ts'
import { type Db, transaction } from '../db/connect.ts'
import { commitLate } from '../db/late-commit.ts'
import { preparedQuery, preparedSql, type Slots } from '../db/prepared.ts'
import { preparedInsert } from '../db/prepared-insert.ts'
import { carts } from '../db/schema.ts'
import { together } from '../db/together.ts'
import type { Visitor } from '../http/env.ts'
import type { Shop } from '../shop.ts'
import { countNewCart } from './cart-limits.ts'
import { type CartOwner, type CartRow, findCart, type OwnedCart, ownedBy, toWireCart } from './cart-lines.ts'

export async function openUserCart(shop: Shop, userId: number): Promise<Cart> {
  await insertCart(shop.db, [{ userId }])
  const [row] = await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId))
  return getCart(shop, row?.id ?? 0, { userId, guestKey: null })
}

/**
 * Creates the cart where there is none, bound to the guest's key.
 * @param visitor whose own `guestKey` may still be `null`
 * @throws ShopError `not_found` where the id is another guest's; `too_many_requests` for a new cart over the limit
 */
export async function openGuestCart(shop: Shop, visitor: Visitor, guestId: string, guestKey: string): Promise<Cart> {
  const owner = { userId: null, guestKey }
  // Without a key of their own they have none.
  const id = visitor.guestKey === null ? null : await findGuestCart(shop, guestId)
  if (id !== null) return getCart(shop, id, owner)
  countNewCart(shop, visitor)
  const [created] = await insertCart(shop.db, [{ guestId, guestKey }])
  if (created !== undefined) return toWireCart({ ...created, lines: [], withdrawn: [] }, shop)
  return getCart(shop, (await findGuestCart(shop, guestId)) ?? 0, owner)
}

const insertCart = preparedInsert(carts, (insert) =>
  insert.onConflictDoNothing().returning({ ...getTableColumns(carts), commitLate }),
)

async function findGuestCart(shop: Shop, guestId: string): Promise<number | null> {
  const [row] = await selectGuestCart(shop.db, { guestId })
  return row?.id ?? null
}

const selectGuestCart = preparedQuery((db, at: Slots<{ guestId: string }>) =>
  db.select({ id: carts.id }).from(carts).where(eq(carts.guestId, at.guestId)),
)

/** The id that a guest's browser gave to the cart used last; null where there is none. */
export async function findGuestId(shop: Shop, guestKey: string): Promise<string | null> {
  const own = shop.db.select({ guestId: carts.guestId }).from(carts).where(eq(carts.guestKey, guestKey))
  const [row] = await own.orderBy(desc(carts.updatedAt), desc(carts.id)).limit(1)
  return row?.guestId ?? null
}

/** @throws ShopError `not_found` where there is no such cart or it is not the owner's */
export async function getCart(shop: Shop, cartId: number, owner: CartOwner): Promise<Cart> {
  const cart = await findCart(shop.db, cartId, owner)
  if (cart === null) throw new ShopError('not_found')
  return toWireCart(cart, shop)
}

/**
 * Adds to the quantity where the product is in the cart already.
 * @throws ShopError `not_found` for the cart or the product, or the code of `quantityError`
 */
export function addItem(
  shop: Shop,
  cartId: number,
  owner: CartOwner,
  productId: number,
  quantity: number,
): Promise<Cart> {
  return changeCart(shop, cartId, owner, (db, cart) => insertItem(db, { ...cart, productId, quantity }))
}

const insertItem = preparedSql<OwnedCart & { productId: number; quantity: number }, Changed>(
  (at) => sql`
    with ${ownedCart(at)}
    insert into cart_items (cart_id, product_id, quantity)
    select owned_cart.id, p.id, ${at.quantity}::integer from owned_cart, products p
    where p.id = ${at.productId} and p.status = 'published'
    on conflict (cart_id, product_id) where lens_choice_id is null do update set quantity = cart_items.quantity + excluded.quantity
    returning id, ${commitLate}`,
)

/**
 * Adds a frame with the lenses that were chosen for it. The same choice again adds nothing.
 * @throws as `addItem`
 */
export function addItemWithLenses(
  shop: Shop,
  cartId: number,
  owner: CartOwner,
  { productId, lensChoiceId }: { productId: number; lensChoiceId: string },
): Promise<Cart> {
  return changeCart(shop, cartId, owner, (db, cart) => insertPair(db, { ...cart, productId, lensChoiceId }))
}

const insertPair = preparedSql<OwnedCart & { productId: number; lensChoiceId: string }, Changed>(
  (at) => sql`
    with ${ownedCart(at)}
    insert into cart_items (cart_id, product_id, quantity, lens_choice_id)
    select owned_cart.id, p.id, 1, ${at.lensChoiceId}::uuid from owned_cart, products p
    where p.id = ${at.productId} and p.status = 'published'
    on conflict (lens_choice_id) do update set quantity = 1
    returning id`,
)

/** @throws ShopError `not_found` for the cart or the line, `one_pair_a_line`, or the code of `quantityError` */
export async function changeQuantity(
  shop: Shop,
  cartId: number,
  owner: CartOwner,
  itemId: number,
  quantity: number,
): Promise<Cart> {
  const cart = await changeCart(shop, cartId, owner, (db, cart) => updateItem(db, { ...cart, itemId, quantity }))
  const isWithLenses = cart.items.some(({ id, lenses }) => id === itemId && lenses !== null)
  if (isWithLenses && quantity !== 1) throw new ShopError('one_pair_a_line')
  return cart
}

const updateItem = preparedSql<OwnedCart & { itemId: number; quantity: number }, Changed>(
  (at) => sql`
    with ${ownedCart(at)}
    update cart_items i set quantity = case when i.lens_choice_id is null then ${at.quantity}::integer else 1 end
    from owned_cart where i.id = ${at.itemId} and i.cart_id = owned_cart.id
    returning i.id, ${commitLate}`,
)

/** @throws ShopError `not_found` for the cart or the line */
export function removeItem(shop: Shop, cartId: number, owner: CartOwner, itemId: number): Promise<Cart> {
  return changeCart(shop, cartId, owner, (db, cart) => deleteItem(db, { ...cart, itemId }))
}

const deleteItem = preparedSql<OwnedCart & { itemId: number }, Changed>(
  (at) => sql`
    with ${ownedCart(at)}
    delete from cart_items i using owned_cart where i.id = ${at.itemId} and i.cart_id = owned_cart.id
    returning i.id, ${commitLate}`,
)

/** @throws ShopError `not_found` where there is no such cart or it is not the owner's */
export async function dismissNotice(shop: Shop, cartId: number, owner: CartOwner): Promise<Cart> {
  await shop.db.execute(sql`update carts c set merge_notice = null where c.id = ${cartId} and ${ownedBy(owner)}`)
  return getCart(shop, cartId, owner)
}

/** Of a line. */
type Changed = { id: number }

function ownedCart(at: Slots<OwnedCart>): SQL {
  return sql`owned_cart as (
    update carts c set updated_at = now(), merge_notice = null where c.id = ${at.cartId} and ${ownedBy(at)} returning c.id
  )`
}

/**
 * One write to one cart: the change itself, which locks the cart, then a read of the whole cart, sent together. The
 * quantity is checked after the change and rolled back with the transaction, so that concurrent writes add up.
 */
function changeCart(
  shop: Shop,
  cartId: number,
  owner: CartOwner,
  change: (db: Db, cart: OwnedCart) => Promise<Changed[]>,
): Promise<Cart> {
  return transaction(shop, async (shop) => {
    const [[item], cart] = await together([change(shop.db, { cartId, ...owner }), findCart(shop.db, cartId, owner)])
    if (item === undefined || cart === null) throw new ShopError('not_found')
    assertQuantity(cart, item.id)
    return toWireCart(cart, shop)
  })
}

/** A removed line is not in the cart any more. All lines of a product share its stock. */
function assertQuantity({ lines }: CartRow, itemId: number | undefined): void {
  const line = lines.find((candidate) => candidate.itemId === itemId)
  if (line === undefined) return
  const ofProduct = lines.filter(({ productId }) => productId === line.productId)
  const error = quantityError(
    line.stock,
    ofProduct.reduce((sum, { quantity }) => sum + quantity, 0),
  )
  if (error !== null) throw new ShopError(error)
}
