import { type SQL, sql } from 'drizzle-orm'
import type { Cart } from '../../contract/cart.ts'
import { toWire } from '../../contract/money.ts'
import type { MergeNotice } from '../../domain/cart.ts'
import { totalsOf, unitPriceCents } from '../../domain/pricing.ts'
import type { TaxClass } from '../../domain/tax-rates.ts'
import { type CatalogProduct, toWireProduct, withPictures } from '../catalog-index/catalog-product.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'
import { readProductsOfAnyStatus } from '../catalog-index/read-products.ts'
import type { Db } from '../db/connect.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'
import { preparedSql, type Slots } from '../db/prepared.ts'
import type { Visitor } from '../http/env.ts'
import { pricingRules } from '../settings/pricing-rules.ts'
import type { Shop } from '../shop.ts'
import { readLensChoices, toLensLine } from './lens-line.ts'

export type CartOwner = Pick<Visitor, 'userId' | 'guestKey'>
/** What a statement is told of a cart that is asked for. */
export type OwnedCart = { cartId: number } & CartOwner

export interface CartLine {
  itemId: number
  productId: number
  quantity: number
  /** 0 of a product that is no longer sold. */
  stock: number
  isPublished: boolean
  priceCents: number
  discountPriceCents: number | null
  taxClass: TaxClass
  /** Null: the frame alone. */
  lenses: LensChoiceRow | null
}

export interface CartRow {
  id: number
  userId: number | null
  guestId: string | null
  mergeNotice: MergeNotice | null
  lines: CartLine[]
  /** Products of its lines that the catalogue no longer has. */
  withdrawn: readonly CatalogProduct[]
}

type LineColumns = Omit<CartLine, 'lenses'> & { lensChoiceId: string }
type Row = Omit<CartRow, 'lines' | 'withdrawn'> & { [Key in keyof LineColumns]: LineColumns[Key] | null }

const readRows = preparedSql<OwnedCart, Row>(
  (at) => sql`
    select c.id, c.user_id as "userId", c.guest_id as "guestId", c.merge_notice as "mergeNotice",
      i.id as "itemId", i.quantity, p.id as "productId",
      p.status = 'published' as "isPublished", case when p.status = 'published' then p.stock else 0 end as stock,
      p.price_cents as "priceCents", p.discount_price_cents as "discountPriceCents",
      p.tax_class as "taxClass", i.lens_choice_id as "lensChoiceId"
    from carts c
    left join cart_items i on i.cart_id = c.id
    left join products p on p.id = i.product_id
    where c.id = ${at.cartId} and ${ownedBy(at)}
    order by i.id`,
)

/**
 * Reads a visitor's cart, its lines in the order they were added, in one statement; in one more where it holds lenses,
 * and where a product has been withdrawn.
 * @returns `null` where there is no such cart or it is not the visitor's
 */
export async function findCart(tx: Db, cartId: number, owner: CartOwner): Promise<CartRow | null> {
  const all = await readRows(tx, { cartId, ...owner })
  const [first] = all
  if (first === undefined) return null
  const { id, userId, guestId, mergeNotice } = first
  const rows = all.filter((row) => row.itemId !== null) as unknown as (LineColumns & Pick<Row, 'lensChoiceId'>)[]
  const choices = await readLensChoices(
    tx,
    rows.map(({ lensChoiceId }) => lensChoiceId),
  )
  const lines = rows.map(({ lensChoiceId, ...line }) => ({ ...line, lenses: choices.get(lensChoiceId ?? '') ?? null }))
  const withdrawn = lines.filter((line) => !line.isPublished).map((line) => line.productId)
  return {
    id,
    userId,
    guestId,
    mergeNotice,
    lines,
    withdrawn: withdrawn.length === 0 ? [] : await readProductsOfAnyStatus(tx, withdrawn),
  }
}

/** The condition that a cart (SQL alias `c`) belongs to the session's user or to the guest's cookie. */
export function ownedBy({ userId, guestKey }: CartOwner | Slots<CartOwner>): SQL {
  return sql`(c.user_id = ${userId} or c.guest_key = ${guestKey})`
}

/** Prices and stock are the cart row's, not the in-memory catalogue's, which may be older. */
export function toWireCart(cart: CartRow, shop: Pick<Shop, 'catalogue' | 'images' | 'settings' | 'clock'>): Cart {
  const { catalogue, images } = shop
  const rules = pricingRules(shop)
  const { shipping } = rules
  const priced = cart.lines.map((line) => ({
    ...line,
    unitPriceCents: unitPriceCents(line) + (line.lenses?.priceCents ?? 0),
  }))
  const totals = totalsOf(priced, rules)
  const withdrawn = withPictures(cart.withdrawn, images)
  const findProduct = (id: number) => withdrawn.find((one) => one.id === id) ?? catalogue.findProduct(id)
  return {
    id: cart.id,
    userId: cart.userId,
    guestId: cart.guestId,
    items: priced.map((line) => ({
      id: line.itemId,
      quantity: line.quantity,
      product: wireProduct(line, findProduct(line.productId)),
      lenses: line.lenses && { ...toLensLine(line.lenses), offeredUntil: line.lenses.offeredUntil.toISOString() },
      unitPrice: toWire(line.unitPriceCents),
      total: toWire(line.unitPriceCents * line.quantity),
    })),
    subtotal: toWire(totals.subtotalCents),
    shipping: toWire(totals.shippingCents),
    expressShipping: toWire(shipping.expressCents),
    lockerShipping: toWire(totalsOf(priced, rules, 'locker').shippingCents),
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

function wireProduct(line: CartLine, product: CatalogProduct | null) {
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
