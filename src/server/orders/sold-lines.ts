import { type SQL, sql } from 'drizzle-orm'
import { type CartError, quantityError } from '../../domain/cart.ts'
import { unitPriceCents } from '../../domain/pricing.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'
import type { Db } from '../db/connect.ts'
import { idListAt } from '../db/id-list.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'
import { preparedQuery, type Slots } from '../db/prepared.ts'
import { preparedInsert } from '../db/prepared-insert.ts'
import { orderItems, products } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { freeExpiredHolds } from '../stock/lock-stock.ts'

/** What an order needs to know of a product. */
const SOLD_COLUMNS = {
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  name: products.name,
  nameEl: products.nameEl,
  images: products.images,
  status: products.status,
  stock: products.stock,
  priceCents: products.priceCents,
  discountPriceCents: products.discountPriceCents,
  taxClass: products.taxClass,
}

type LockedProduct = Pick<typeof products.$inferSelect, keyof typeof SOLD_COLUMNS>

/** A product with the pieces that are ordered of it and their price, that of its lenses included. */
export type SoldLine = LockedProduct & {
  quantity: number
  unitPriceCents: number
  lenses: LensChoiceRow | null
}

export interface WantedLine {
  productId: number
  quantity: number
  /** Missing: the frame alone. */
  lenses?: LensChoiceRow | null
}

/**
 * Locks products in id order and reads them at today's price. Where pieces are missing, the products' expired holds are
 * freed first. Products that do not exist are left out.
 * @param wanted a product several times only with different lenses
 * @param locked the products, where they are locked and read already
 */
export async function lockSoldLines(
  shop: Shop,
  wanted: readonly WantedLine[],
  locked?: readonly LockedProduct[],
): Promise<SoldLine[]> {
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  if (ids.length === 0) return []
  const lock = async () => toLines(wanted, await lockProducts(shop.db, { ids: JSON.stringify(ids) }))
  const lines = locked === undefined ? await lock() : toLines(wanted, locked)
  const isShort = lines.some(({ id, stock }) => stock < piecesOf(lines, id))
  return isShort && (await freeExpiredHolds(shop, ids)) ? lock() : lines
}

const toLines = (wanted: readonly WantedLine[], locked: readonly LockedProduct[]): SoldLine[] =>
  locked.flatMap((product) =>
    wanted
      .filter(({ productId }) => productId === product.id)
      .map(({ quantity, lenses = null }) => ({
        ...product,
        quantity,
        lenses,
        unitPriceCents: unitPriceCents(product) + (lenses?.priceCents ?? 0),
      })),
  )

const lockWhere = (db: Db, condition: SQL) =>
  db.select(SOLD_COLUMNS).from(products).where(condition).orderBy(products.id).for('update')

const lockProducts = preparedQuery((db, at: Slots<{ ids: string }>) =>
  lockWhere(db, sql`${products.id} in (${idListAt(at.ids)})`),
)

/** Locks the products of a cart in id order, and reads them. Send it after what locks the cart, without waiting. */
export const lockProductsOfCart = preparedQuery((db, at: Slots<{ cartId: number }>) =>
  lockWhere(db, sql`${products.id} in (select product_id from cart_items where cart_id = ${at.cartId})`),
)

/** Whole pieces of a product in all lines. */
const piecesOf = (lines: readonly SoldLine[], productId: number): number =>
  lines.reduce((sum, { id, quantity }) => (id === productId ? sum + quantity : sum), 0)

/** Why the lines can't be sold, or `null`. All lines of a product share its stock. */
export function findStockError(lines: readonly SoldLine[]): CartError | null {
  for (const { id, status, stock } of lines) {
    const error = quantityError(status === 'published' ? stock : 0, piecesOf(lines, id))
    if (error !== null) return error
  }
  return null
}

/** The pieces of an order, each product once. */
export function piecesByProduct(
  lines: readonly { productId: number; quantity: number }[],
): { productId: number; quantity: number }[] {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Lines keep the name, the price and the picture of now. */
export async function insertLines(
  tx: Db,
  catalogue: Catalogue,
  orderId: string,
  lines: readonly SoldLine[],
): Promise<(typeof orderItems.$inferSelect)[]> {
  const rows = lines.map((line) => ({
    orderId,
    productId: line.id,
    sku: line.sku,
    name: line.name,
    nameEl: line.nameEl,
    slug: line.slug,
    image: (catalogue.findProduct(line.id) ?? line).images[0] ?? null,
    quantity: line.quantity,
    priceCents: line.unitPriceCents,
    taxClass: line.taxClass,
    isMadeToOrder: line.lenses !== null,
    lensChoiceId: line.lenses?.id ?? null,
    lensCents: line.lenses?.priceCents ?? 0,
  }))
  return insertRows(tx, rows)
}

const insertRows = preparedInsert(orderItems, (insert) => insert.returning())
