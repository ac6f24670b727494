import { type SQL, sql } from 'drizzle-orm'
import type { Cart } from '../../contract/cart.ts'
import { toWire } from '../../contract/money.ts'
import type { MergeNotice } from '../../domain/cart.ts'
import { totalsOf, unitPriceCents } from '../../domain/pricing.ts'
import type { ShippingSettings } from '../../domain/settings.ts'
import { toWireProduct } from '../catalog-index/catalog-product.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'
import type { Db } from '../db/connect.ts'
import type { Visitor } from '../http/env.ts'

export type CartOwner = Pick<Visitor, 'userId' | 'guestKey'>

export interface CartLine {
  itemId: number
  productId: number
  quantity: number
  stock: number
  priceCents: number
  discountPriceCents: number | null
}

export interface CartRow {
  id: number
  userId: number | null
  guestId: string | null
  mergeNotice: MergeNotice | null
  lines: CartLine[]
}

type Row = Omit<CartRow, 'lines'> & { [Key in keyof CartLine]: CartLine[Key] | null }

/**
 * Reads a visitor's cart, its lines in the order they were added, in one statement.
 * @returns `null` where there is no such cart or it is not the visitor's
 */
export async function findCart(tx: Db, cartId: number, owner: CartOwner): Promise<CartRow | null> {
  const result = (await tx.execute(sql`
    select c.id, c.user_id as "userId", c.guest_id as "guestId", c.merge_notice as "mergeNotice",
      i.id as "itemId", i.quantity, p.id as "productId", p.stock,
      p.price_cents as "priceCents", p.discount_price_cents as "discountPriceCents"
    from carts c
    left join cart_items i on i.cart_id = c.id
    left join products p on p.id = i.product_id
    where c.id = ${cartId} and ${ownedBy(owner)}
    order by i.id`)) as unknown as { rows: Row[] }
  const [first] = result.rows
  if (first === undefined) return null
  const { id, userId, guestId, mergeNotice } = first
  return {
    id,
    userId,
    guestId,
    mergeNotice,
    lines: result.rows.filter((row) => row.itemId !== null) as unknown as CartLine[],
  }
}

/** The condition that a cart (SQL alias `c`) belongs to the session's user or to the guest's cookie. */
export function ownedBy({ userId, guestKey }: CartOwner): SQL {
  return sql`(c.user_id = ${userId} or c.guest_key = ${guestKey})`
}

/** Prices and stock are the cart row's, not the in-memory catalogue's, which may be older. */
export function toWireCart(cart: CartRow, catalogue: Catalogue, shipping: ShippingSettings): Cart {
  const priced = cart.lines.map((line) => ({ ...line, unitPriceCents: unitPriceCents(line) }))
  const totals = totalsOf(priced, shipping)
  return {
    id: cart.id,
    userId: cart.userId,
    guestId: cart.guestId,
    items: priced.map((line) => ({
      id: line.itemId,
      quantity: line.quantity,
      product: wireProduct(line, catalogue),
      unitPrice: toWire(line.unitPriceCents),
      total: toWire(line.unitPriceCents * line.quantity),
    })),
    subtotal: toWire(totals.subtotalCents),
    shipping: toWire(totals.shippingCents),
    expressShipping: toWire(shipping.expressCents),
    total: toWire(totals.totalCents),
    missingForFreeShipping: toWire(totals.missingForFreeShippingCents),
    notice: cart.mergeNotice && wireNotice(cart.mergeNotice, catalogue),
  }
}

function wireNotice({ joined, capped }: MergeNotice, catalogue: Catalogue): Cart['notice'] {
  return {
    joined,
    capped: capped.flatMap((line) => {
      const product = catalogue.findProduct(line.productId)
      return product === null ? [] : [{ ...line, name: product.name, nameEl: product.nameEl }]
    }),
  }
}

function wireProduct(line: CartLine, catalogue: Catalogue) {
  const product = catalogue.findProduct(line.productId)
  if (product === null) return undefined
  const priceCents = unitPriceCents(line)
  const isIndexedPrice = priceCents === (product.discountPriceCents ?? product.priceCents)
  // The price history in memory does not know a price that has just changed.
  return toWireProduct({
    ...product,
    stock: line.stock,
    ...(isIndexedPrice ? {} : { priceCents, discountPriceCents: null }),
  })
}
