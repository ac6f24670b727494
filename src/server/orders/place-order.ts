import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { CheckoutForm } from '../../contract/checkout-form.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import type { Order } from '../../contract/orders.ts'
import { quantityError } from '../../domain/cart.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import { foldEmail } from '../../domain/login-name.ts'
import type { Totals } from '../../domain/pricing.ts'
import { keepAddress } from '../addresses/addresses.ts'
import { ownedBy } from '../cart/cart-lines.ts'
import { type Db, transaction } from '../db/connect.ts'
import { cartItems, orders } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import { rejectRepeated } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'
import { reserveForOrder } from '../stock/order-stock.ts'
import {
  assertDeliveryOffered,
  billingOf,
  type FindLocker,
  getCheckoutTotals,
  getChosenLocker,
} from './chosen-delivery.ts'
import { createOrder, type OrderDraft } from './create-order.ts'
import { assertOrderSize, countOrder, orderLimits } from './order-limits.ts'
import type { OrderPayments } from './order-payments.ts'
import { listItems, ORDER_COLUMNS, toWireOrder } from './orders.ts'
import { lockSoldLines } from './sold-lines.ts'

export interface PlaceOrderInput {
  cartId: number
  checkoutForm: CheckoutForm
  expectedTotal?: number | undefined
}

/**
 * Turns a cart into an order in one transaction. It locks the cart's row first, then the products' in id order, so that
 * concurrent orders cannot deadlock. The same form sent again (double click, retry) returns the first order.
 * @throws ShopError `not_found` for the cart, `cart_empty`, `out_of_stock`, `not_enough_stock`, `locker_gone`, or
 * `price_changed` where the total differs from `expectedTotal`; `order_too_large`, `too_many_orders`, `too_many_unpaid`;
 * what `OrderPayments.open` throws
 */
export function placeOrder(
  shop: Shop,
  visitor: Visitor,
  input: PlaceOrderInput,
  { payments, findLocker }: { payments: OrderPayments; findLocker: FindLocker },
): Promise<{ order: Order; isNew: boolean }> {
  const { checkoutForm: form, cartId } = input
  const formHash = createHash('sha256').update(JSON.stringify(form)).digest('base64url')
  rejectRepeated(shop, orderLimits(shop, visitor))
  return transaction(shop, async (shop) => {
    await lockCart(shop.db, cartId, visitor)
    const wanted = await shop.db
      .select({ productId: cartItems.productId, quantity: cartItems.quantity })
      .from(cartItems)
      .where(eq(cartItems.cartId, cartId))
    if (wanted.length === 0) {
      const previous = await findRepeated(shop.db, cartId, formHash)
      if (previous === undefined) throw new ShopError('cart_empty')
      return { order: previous, isNew: false }
    }
    const lines = await lockSoldLines(shop, wanted)
    assertOrderSize(shop, lines)
    for (const line of lines) {
      const error = quantityError(line.status === 'published' ? line.stock : 0, line.quantity)
      if (error !== null) throw new ShopError(error)
    }
    assertDeliveryOffered(shop, form)
    const totals = getCheckoutTotals(shop, form, lines)
    assertExpectedTotal(totals, input.expectedTotal)
    const deliveryPoint = await getChosenLocker(shop, form, { findLocker, language: visitor.language })
    const draft = draftOf(form, visitor, { cartId, formHash, deliveryPoint })
    const preferredStore = draft.collectionStore ?? undefined
    const { row, items } = await createOrder(
      shop,
      { draft, lines, totals },
      (shop, orderId) => reserveForOrder(shop, { orderId, lines: wanted, preferredStore }),
      (shop, order) => payments.open(shop, order, visitor),
    )
    await emptyCart(shop.db, cartId)
    if (form.saveAddress && visitor.userId !== null) await keepAddress(shop, visitor.userId, toSaved(form))
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

function draftOf(
  form: CheckoutForm,
  visitor: Visitor,
  { cartId, formHash, deliveryPoint }: { cartId: number; formHash: string; deliveryPoint: DeliveryPoint | null },
): OrderDraft {
  const { paymentMethod, shippingMethod, collectionStore, deliveryPointId, billing, saveAddress, ...address } = form
  const billingAddress = billingOf(form)
  return {
    userId: visitor.userId,
    guestEmail: visitor.userId === null ? foldEmail(form.email) : null,
    guestKey: visitor.userId === null ? visitor.guestKey : null,
    cartId,
    formHash,
    shippingMethod,
    paymentMethod,
    shippingAddress: address,
    ...(billingAddress === undefined ? {} : { billingAddress }),
    deliveryPoint,
    collectionStore: shippingMethod === 'collection' ? (collectionStore ?? null) : null,
    language: visitor.language,
  }
}

const toSaved = ({ firstName, lastName, phoneNumber, address, city, postalCode, country }: CheckoutForm) => ({
  ...{ firstName, lastName, phoneNumber, address, city, postalCode, country },
  ...{ label: '', company: '', vatNumber: '', isDefaultShipping: false, isDefaultBilling: false },
})

async function emptyCart(tx: Db, cartId: number): Promise<void> {
  await tx.execute(sql`
    with removed as (delete from cart_items where cart_id = ${cartId})
    update carts set merge_notice = null where id = ${cartId}`)
}
