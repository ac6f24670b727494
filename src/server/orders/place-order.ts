import { createHash, randomBytes } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { CheckoutForm } from '../../contract/checkout-form.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import type { Order } from '../../contract/orders.ts'
import { quantityError } from '../../domain/cart.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { orderNumber } from '../../domain/order-number.ts'
import { type Totals, totalsOf, unitPriceCents } from '../../domain/pricing.ts'
import { ownedBy } from '../cart/cart-lines.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'
import { type Db, transaction } from '../db/connect.ts'
import { cartItems, orderItems, orders, products } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { rejectRepeated } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'
import { assertOrderSize, countOrder, orderLimits } from './order-limits.ts'
import { searchVector } from './order-search.ts'
import { listItems, ORDER_COLUMNS, toWireOrder } from './orders.ts'

export interface PlaceOrderInput {
  cartId: number
  checkoutForm: CheckoutForm
  expectedTotal?: number | undefined
}

type Line = typeof products.$inferSelect & { quantity: number; unitPriceCents: number }
type NewOrder = typeof orders.$inferInsert

/**
 * Turns a cart into an order in one transaction. It locks the cart's row first, then the products' in id order, so that
 * concurrent orders cannot deadlock. The same form sent again (double click, retry) returns the first order.
 * @throws ShopError `not_found` for the cart, `cart_empty`, `out_of_stock`, `not_enough_stock`, or `price_changed`
 * where the total differs from `expectedTotal`; `order_too_large`, `too_many_orders`, `too_many_unpaid`
 */
export function placeOrder(
  shop: Shop,
  visitor: Visitor,
  input: PlaceOrderInput,
): Promise<{ order: Order; isNew: boolean }> {
  const { checkoutForm: form, cartId } = input
  const formHash = createHash('sha256').update(JSON.stringify(form)).digest('base64url')
  rejectRepeated(shop, orderLimits(shop, visitor))
  return transaction(shop, async (shop) => {
    await lockCart(shop.db, cartId, visitor)
    const lines = await lockLines(shop.db, cartId)
    if (lines.length === 0) {
      const previous = await findRepeated(shop.db, cartId, formHash)
      if (previous === undefined) throw new ShopError('cart_empty')
      return { order: previous, isNew: false }
    }
    assertOrderSize(shop, lines)
    for (const line of lines) {
      const error = quantityError(line.stock, line.quantity)
      if (error !== null) throw new ShopError(error)
    }
    const totals = totalsOf(lines, form.shippingMethod)
    assertExpectedTotal(totals, input.expectedTotal)
    const values = newOrder(form, totals, visitor, { cartId, formHash, now: shop.clock() })
    const search = searchVector({ ...form, id: values.id, skus: lines.map(({ sku }) => sku) })
    const [row] = await shop.db
      .insert(orders)
      .values({ ...values, search })
      .returning(ORDER_COLUMNS)
    if (row === undefined) throw new Error('an order was not inserted')
    const items = await insertLines(shop.db, shop.catalogue, row.id, lines)
    await takeStock(shop.db, cartId)
    await enqueueEmail(shop, {
      kind: 'order_confirmation',
      recipient: form.email,
      language: visitor.language,
      payload: { orderId: row.id },
      dedupeKey: `order_confirmation:${row.id}`,
    })
    await countOrder(shop, visitor, { email: form.email, lines })
    return { order: toWireOrder(row, items), isNew: true }
  })
}

async function lockCart(tx: Db, cartId: number, visitor: Visitor): Promise<void> {
  const locked = (await tx.execute(sql`
    select c.id from carts c where c.id = ${cartId} and ${ownedBy(visitor)} for update`)) as unknown as {
    rows: unknown[]
  }
  if (locked.rows.length === 0) throw new ShopError('not_found')
}

async function lockLines(tx: Db, cartId: number): Promise<Line[]> {
  const rows = await tx
    .select({ product: products, quantity: cartItems.quantity })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(products.id)
    .for('update', { of: products })
  return rows.map(({ product, quantity }) => ({
    ...product,
    stock: product.status === 'published' ? product.stock : 0,
    quantity,
    unitPriceCents: unitPriceCents(product),
  }))
}

async function findRepeated(tx: Db, cartId: number, formHash: string): Promise<Order | undefined> {
  const [row] = await tx
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(eq(orders.cartId, cartId))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (row === undefined || row.formHash !== formHash) return undefined
  return toWireOrder(row, await listItems({ db: tx }, row.id))
}

/** The buyer agreed to the total on the button: another one needs their consent again. */
function assertExpectedTotal(totals: Totals, expectedTotal: number | undefined): void {
  if (expectedTotal === undefined || fromWire(expectedTotal) === totals.totalCents) return
  throw new ShopError('price_changed')
}

function newOrder(
  form: CheckoutForm,
  { missingForFreeShippingCents: _, ...totals }: Totals,
  visitor: Visitor,
  { cartId, formHash, now }: { cartId: number; formHash: string; now: Date },
): NewOrder {
  const { paymentMethod, shippingMethod, ...address } = form
  return {
    id: orderNumber(randomBytes(12)),
    userId: visitor.userId,
    guestEmail: visitor.userId === null ? foldEmail(form.email) : null,
    guestKey: visitor.userId === null ? visitor.guestKey : null,
    cartId,
    formHash,
    ...totals,
    shippingMethod,
    paymentMethod,
    shippingAddress: address,
    billingAddress: address,
    language: visitor.language,
    createdAt: now,
    updatedAt: now,
  }
}

function insertLines(tx: Db, catalogue: Catalogue, orderId: string, lines: Line[]) {
  const values = lines.map((line) => ({
    orderId,
    productId: line.id,
    sku: line.sku,
    name: line.name,
    nameEl: line.nameEl,
    slug: line.slug,
    image: (catalogue.findProduct(line.id) ?? line).images[0] ?? null,
    quantity: line.quantity,
    priceCents: line.unitPriceCents,
  }))
  return tx.insert(orderItems).values(values).returning()
}

async function takeStock(tx: Db, cartId: number): Promise<void> {
  await tx.execute(sql`
    with removed as (delete from cart_items where cart_id = ${cartId} returning product_id, quantity),
    cleared as (update carts set merge_notice = null where id = ${cartId})
    update products set stock = stock - removed.quantity from removed where products.id = removed.product_id`)
}
