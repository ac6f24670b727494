import { eq } from 'drizzle-orm'
import type { TakenOrder, TakenOrderResult } from '../../contract/admin/take-orders.ts'
import { ShopError } from '../../contract/errors.ts'
import { toWire } from '../../contract/money.ts'
import { firstPaymentOf } from '../../domain/first-payment.ts'
import { foldEmail } from '../../domain/login-name.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { isPaymentSecured } from '../../domain/payment.ts'
import { cashFeeOf } from '../../domain/payment-choice.ts'
import { type Totals, totalsOf } from '../../domain/pricing.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { lockKey } from '../db/lock-key.ts'
import { orders } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import { pricingRules } from '../settings/pricing-rules.ts'
import type { Shop } from '../shop.ts'
import { reserveForNewOrder } from '../stock/order-stock.ts'
import { countAtStore, sellAtStore } from '../stock/sell-at-store.ts'
import { getAdminOrder } from './admin-order.ts'
import { type FindLocker, getChosenLocker } from './chosen-delivery.ts'
import { createOrder, type OrderDraft } from './create-order.ts'
import { assertDeliveredTo, findDeliveryCountry } from './delivery-country.ts'
import { addOrderEvent } from './order-events.ts'
import type { OrderPayments } from './order-payments.ts'
import { findOrder } from './orders.ts'
import { promisedDays } from './promised-days.ts'
import { lockSoldLines, type SoldLine } from './sold-lines.ts'
import { listStockProblems } from './stock-problems.ts'

/**
 * Enters an order that came by phone or in a store. The same request again answers the first order.
 * @throws ShopError `not_found` for a product, `out_of_stock`, `not_enough_stock`, `locker_gone`
 */
export function takeOrder(
  shop: Shop,
  staff: SignedInStaff,
  form: TakenOrder,
  { payments, findLocker }: { payments: OrderPayments; findLocker: FindLocker },
): Promise<TakenOrderResult> {
  assertOpenStore(shop, form.store)
  return staffTransaction(shop, staff, async (shop) => {
    const earlier = form.preview ? null : await findEarlier(shop, form.requestKey)
    if (earlier !== null) return answerEarlier(shop, staff, earlier)
    const lines = await lockSoldLines(shop, form.lines)
    if (lines.length < form.lines.length) throw new ShopError('not_found')
    const totals = takenTotals(shop, form, lines)
    if (form.preview) return { order: null, ...toWireTotals(totals), problems: await findProblems(shop, form, lines) }
    assertDeliveredTo(shop, { method: form.shippingMethod, ...form.buyer }, 'buyer.')
    const deliveryPoint = await getChosenLocker(shop, form, { findLocker, language: form.language })
    const { buyer, shippingMethod: method, paymentMethod } = form
    const days = form.isCarriedAway ? {} : promisedDays(shop, { ...buyer, method, paymentMethod, lines })
    const draft = { ...(await draftOf(shop, staff, form)), deliveryPoint, ...days }
    const { row } = await createOrder(
      shop,
      { draft, lines, totals },
      (shop, orderId) => takePieces(shop, form, orderId),
      (shop, order) => payments.open(shop, order, null),
    )
    if (row.status !== 'pending') {
      await addOrderEvent(shop.db, {
        orderId: row.id,
        kind: 'status_changed',
        details: { from: 'pending', to: row.status },
        staffId: staff.id,
        at: shop.clock(),
      })
    }
    if (isPaidAtOnce(form)) await payments.takeAtOnce(shop, row, staff, form.store ?? null)
    return { order: await getAdminOrder(shop, staff, row.id), ...toWireTotals(totals), problems: [] }
  })
}

function takenTotals(shop: Shop, form: TakenOrder, lines: readonly SoldLine[]): Totals {
  const { shippingMethod: method, paymentMethod, buyer } = form
  const { payments } = shop.settings.current()
  const rules = pricingRules(shop, findDeliveryCountry(shop, { method, country: buyer.country }))
  return totalsOf(lines, rules, method, cashFeeOf(paymentMethod, payments))
}

/** Waits for the same request that is under way. */
async function findEarlier({ db }: Shop, requestKey: string): Promise<string | null> {
  await lockKey(db, requestKey)
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.requestKey, requestKey))
  return row?.id ?? null
}

async function answerEarlier(shop: Shop, staff: SignedInStaff, orderId: string): Promise<TakenOrderResult> {
  const order = await getAdminOrder(shop, staff, orderId)
  const { subtotal, shipping, cashFee, vat, total } = order
  return { order, subtotal, shipping, cashFee, vat, total, problems: [] }
}

async function findProblems(shop: Shop, { isCarriedAway, store }: TakenOrder, lines: readonly SoldLine[]) {
  if (!isCarriedAway || store === undefined) return listStockProblems(lines, ({ stock }) => stock)
  const ids = lines.map(({ id }) => id)
  const there = await countAtStore(shop, ids, store)
  return listStockProblems(lines, ({ id }) => there.get(id) ?? 0)
}

const takePieces = (shop: Shop, { isCarriedAway, store, lines }: TakenOrder, orderId: string) =>
  isCarriedAway && store !== undefined
    ? sellAtStore(shop, { orderId, lines, store })
    : reserveForNewOrder(shop, { orderId, lines, preferredStore: store })

const isPaidAtOnce = ({ isCarriedAway, paymentMethod }: TakenOrder) =>
  isCarriedAway && (paymentMethod === 'card_in_store' || paymentMethod === 'cash_in_store')

/** What is not carried away waits for its money, as an order of the web does. */
function statusOf(shop: Shop, { isCarriedAway, paymentMethod }: TakenOrder): OrderStatus {
  if (isCarriedAway) return 'delivered'
  const { paymentStatus } = firstPaymentOf(paymentMethod, shop.clock(), shop.settings.current().payments)
  return isPaymentSecured(paymentStatus) ? 'confirmed' : 'pending'
}

async function draftOf(shop: Shop, staff: SignedInStaff, form: TakenOrder): Promise<OrderDraft> {
  const { buyer, source, store, shippingMethod, paymentMethod, language, requestKey } = form
  const userId = await findAccount(shop, form)
  return {
    userId,
    guestEmail: userId === null && buyer.email !== '' ? foldEmail(buyer.email) : null,
    formHash: '',
    status: statusOf(shop, form),
    shippingMethod,
    paymentMethod,
    shippingAddress: buyer,
    collectionStore: shippingMethod === 'collection' ? (store ?? null) : null,
    language,
    source,
    takenBy: staff.id,
    requestKey,
  }
}

/** The account of a known buyer, unless another person's address has been typed since. */
async function findAccount(shop: Shop, { knownFrom, buyer }: TakenOrder): Promise<number | null> {
  const known = knownFrom === undefined ? null : await findOrder(shop, knownFrom)
  if (known === null || buyer.email === '') return null
  return foldEmail(known.order.shippingAddress.email) === foldEmail(buyer.email) ? known.order.userId : null
}

type ShownTotals = Pick<Totals, 'subtotalCents' | 'shippingCents' | 'cashFeeCents' | 'vatCents' | 'totalCents'>

export const toWireTotals = (totals: ShownTotals) => ({
  subtotal: toWire(totals.subtotalCents),
  shipping: toWire(totals.shippingCents),
  cashFee: toWire(totals.cashFeeCents),
  vat: toWire(totals.vatCents),
  total: toWire(totals.totalCents),
})
