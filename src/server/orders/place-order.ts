import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { CheckoutForm } from '../../contract/checkout-form.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import type { PlacedOrder } from '../../contract/orders.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import { foldEmail } from '../../domain/login-name.ts'
import type { Totals } from '../../domain/pricing.ts'
import { keepAddress } from '../addresses/addresses.ts'
import { findFitting } from '../appointments/fittings.ts'
import { readLensChoices } from '../cart/lens-line.ts'
import { lockCart } from '../cart/lock-cart.ts'
import { type Db, transaction } from '../db/connect.ts'
import { preparedQuery, preparedSql, type Slots } from '../db/prepared.ts'
import { cartItems, orders } from '../db/schema.ts'
import { together } from '../db/together.ts'
import type { Visitor } from '../http/env.ts'
import { rejectRepeated } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'
import { reserveForNewOrder } from '../stock/order-stock.ts'
import {
  assertDeliveryOffered,
  billingOf,
  type FindLocker,
  getCheckoutTotals,
  getChosenLocker,
} from './chosen-delivery.ts'
import { bookChosenFitting } from './chosen-fitting.ts'
import { assertLensesOrderable } from './chosen-lenses.ts'
import { createOrder, type OrderDraft } from './create-order.ts'
import type { OrderLenses } from './order-lenses.ts'
import { assertOrderSize, countOrder, orderLimits } from './order-limits.ts'
import type { OrderPayments } from './order-payments.ts'
import { listItems, ORDER_COLUMNS, toWireOrder } from './orders.ts'
import { promisedDays } from './promised-days.ts'
import { findStockError, lockProductsOfCart, lockSoldLines, piecesByProduct, type WantedLine } from './sold-lines.ts'

export interface PlaceOrderInput {
  cartId: number
  checkoutForm: CheckoutForm
  expectedTotal?: number | undefined
  isMadeToOrderAgreed?: boolean | undefined
}

/**
 * Turns a cart into an order in one transaction. It locks the cart's row first, then the products' in id order, so that
 * concurrent orders cannot deadlock. The same form sent again (double click, retry) returns the first order.
 * @throws ShopError `not_found` for the cart, `cart_empty`, `out_of_stock`, `not_enough_stock`, `locker_gone`, or
 * `price_changed` where the total differs from `expectedTotal`; what `assertLensesOrderable` throws; `order_too_large`, `too_many_orders`, `too_many_unpaid`;
 * what `bookChosenFitting` throws; what `OrderPayments.open` throws
 */
export function placeOrder(
  shop: Shop,
  visitor: Visitor,
  input: PlaceOrderInput,
  { payments, lenses, findLocker }: { payments: OrderPayments; lenses: OrderLenses; findLocker: FindLocker },
): Promise<{ order: PlacedOrder; isNew: boolean }> {
  const { checkoutForm: form, cartId } = input
  const formHash = createHash('sha256').update(JSON.stringify(form)).digest('base64url')
  rejectRepeated(shop, orderLimits(shop, visitor))
  return transaction(shop, async (shop) => {
    const [, locked, wanted] = await together([
      lockCart(shop.db, cartId, visitor),
      lockProductsOfCart(shop.db, { cartId }),
      // After the products: a line of one that is not locked would be left out.
      readWanted(shop.db, cartId),
    ])
    if (wanted.length === 0) {
      const previous = await findRepeated(shop, cartId, formHash)
      if (previous === undefined) throw new ShopError('cart_empty')
      return { order: previous, isNew: false }
    }
    const lines = await lockSoldLines(shop, wanted, locked)
    assertOrderSize(shop, lines)
    const stockError = findStockError(lines)
    if (stockError !== null) throw new ShopError(stockError)
    assertDeliveryOffered(shop, form)
    assertLensesOrderable(shop, input, lines)
    const totals = getCheckoutTotals(shop, form, lines)
    assertExpectedTotal(totals, input.expectedTotal)
    const deliveryPoint = await getChosenLocker(shop, form, { findLocker, language: visitor.language })
    const days = promisedDays(shop, { ...form, method: form.shippingMethod, lines })
    const draft = { ...draftOf(form, visitor, { cartId, formHash, deliveryPoint }), ...days }
    const preferredStore = draft.collectionStore ?? undefined
    const [{ row, items }] = await together([
      createOrder(
        shop,
        { draft, lines, totals },
        (shop, orderId) => reserveForNewOrder(shop, { orderId, lines: piecesByProduct(wanted), preferredStore }),
        (shop, order) => payments.open(shop, order, visitor),
      ),
      emptyCart(shop.db, { cartId }),
      // After the order: it counts its pieces, too.
      countOrder(shop, visitor, { email: form.email, lines }),
    ])
    await lenses.open(shop, row, items)
    const fitting = await bookChosenFitting(shop, visitor, row.id, { form, lines })
    if (form.saveAddress && visitor.userId !== null) await keepAddress(shop, visitor.userId, toSaved(form))
    return { order: { ...toWireOrder(row, items), fitting }, isNew: true }
  })
}

async function readWanted(tx: Db, cartId: number): Promise<WantedLine[]> {
  const rows = await selectLines(tx, { cartId })
  const choices = await readLensChoices(
    tx,
    rows.map(({ lensChoiceId }) => lensChoiceId),
  )
  return rows.map(({ lensChoiceId, ...row }) => ({ ...row, lenses: choices.get(lensChoiceId ?? '') ?? null }))
}

const selectLines = preparedQuery((db, at: Slots<{ cartId: number }>) => {
  const { productId, quantity, lensChoiceId } = cartItems
  const lines = db.select({ productId, quantity, lensChoiceId }).from(cartItems)
  return lines.where(eq(cartItems.cartId, at.cartId)).orderBy(cartItems.id)
})

async function findRepeated(shop: Shop, cartId: number, formHash: string): Promise<PlacedOrder | undefined> {
  const [row] = await shop.db
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(eq(orders.cartId, cartId))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (row === undefined || row.formHash !== formHash) return undefined
  return { ...toWireOrder(row, await listItems(shop, row.id)), fitting: await findFitting(shop, row.id) }
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
  const { paymentMethod, shippingMethod, collectionStore, ...rest } = form
  const { deliveryPointId, fittingDate, fittingTime, billing, saveAddress, ...address } = rest
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

const emptyCart = preparedSql<{ cartId: number }>(
  (at) => sql`
    with removed as (delete from cart_items where cart_id = ${at.cartId})
    update carts set merge_notice = null where id = ${at.cartId}`,
)
