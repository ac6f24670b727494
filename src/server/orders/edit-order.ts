import { and, eq, inArray } from 'drizzle-orm'
import type { OrderAddress, OrderEditForm, OrderEditResult } from '../../contract/admin/edit-orders.ts'
import { ShopError } from '../../contract/errors.ts'
import { toWire } from '../../contract/money.ts'
import { isEditable, lineChanges, type OrderEdit } from '../../domain/order-edit.ts'
import { type Totals, totalsOf } from '../../domain/pricing.ts'
import { cancelFitting } from '../appointments/fittings.ts'
import { type Address, orderItems } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { pricingRules } from '../settings/pricing-rules.ts'
import type { Shop } from '../shop.ts'
import { lockStock } from '../stock/lock-stock.ts'
import { reserveForOrder } from '../stock/order-stock.ts'
import { isErased } from './admin-order.ts'
import { changeOrder } from './change-order.ts'
import type { FindLocker } from './chosen-delivery.ts'
import { assertDeliveredTo, findDeliveryCountry } from './delivery-country.ts'
import { assertLockerReachable, assertMayBePaid, getEditedLocker, isOtherLocker } from './edited-delivery.ts'
import type { OrderPayments } from './order-payments.ts'
import { searchVector } from './order-search.ts'
import { type ItemRow, listItems, type OrderRow } from './orders.ts'
import { daysAfterEdit } from './promised-days.ts'
import { insertLines, lockSoldLines, piecesByProduct, type SoldLine, type WantedLine } from './sold-lines.ts'
import { listStockProblems } from './stock-problems.ts'
import { toWireTotals } from './take-order.ts'

/** What an edit would make of an order. */
interface Plan {
  items: readonly ItemRow[]
  /** All lines that it would have: those that were sold keep their price. */
  lines: readonly SoldLine[]
  totals: Totals
  edit: OrderEdit
  address: Address
}

/**
 * Changes lines, address or delivery of an order that has not left the shop, or says what that would come to.
 * @throws ShopError `not_found`, `changed_meanwhile`, `order_not_editable`, `order_erased`, `not_enough_stock`,
 * `locker_gone`
 */
export async function editOrder(
  shop: Shop,
  staff: SignedInStaff,
  { orderId, form }: { orderId: string; form: OrderEditForm },
  { payments, findLocker }: { payments: OrderPayments; findLocker: FindLocker },
): Promise<OrderEditResult> {
  let result: Omit<OrderEditResult, 'order'> | undefined
  const order = await changeOrder(shop, staff, { orderId, version: form.version }, async (shop, order) => {
    if (!isEditable(order.status)) throw new ShopError('order_not_editable')
    if (form.address !== undefined && isErased(order)) throw new ShopError('order_erased')
    await payments.lock(shop, orderId)
    const plan = await planEdit(shop, order, form)
    const held = new Map(piecesByProduct(plan.items).map(({ productId, quantity }) => [productId, quantity]))
    const problems = listStockProblems(plan.lines, ({ id, stock }) => stock + (held.get(id) ?? 0))
    result = { ...compare(order, plan), problems }
    if (form.preview || isNothing(plan.edit)) return null
    if (problems.length > 0) throw new ShopError('not_enough_stock')
    assertLockerReachable(order, form, plan.address)
    if (goesElsewhere(order, plan.address, form)) {
      assertDeliveredTo(shop, { method: form.shippingMethod, ...plan.address }, 'address.')
    }
    const deliveryPoint = await getEditedLocker(shop, order, form, findLocker)
    if (plan.totals.totalCents !== order.totalCents) await payments.refit(shop, order, plan.totals.totalCents)
    return applyEdit(shop, order, { ...plan, deliveryPoint, shippingMethod: form.shippingMethod })
  })
  if (result === undefined) throw new Error('an edit was not planned')
  return { ...result, order: form.preview ? null : order }
}

async function planEdit(shop: Shop, order: OrderRow, form: OrderEditForm): Promise<Plan> {
  assertMayBePaid(order, form)
  const items = await listItems(shop, order.id)
  const sold = new Map(items.map((item) => [item.productId, item]))
  // Of all products at once, so that those that go are locked in order too.
  await lockStock(shop, [...new Set([...sold.keys(), ...form.lines.map(({ productId }) => productId)])])
  const today = await lockSoldLines(shop, form.lines)
  if (today.length < form.lines.length) throw new ShopError('not_found')
  const isFixed = items.some(({ lenses }) => lenses !== null)
  if (isFixed && hasOtherPieces(items, form.lines)) throw new ShopError('order_not_editable')
  const lines = isFixed
    ? items.flatMap((item) => {
        const line = today.find(({ id }) => id === item.productId)
        return line ? [{ ...asSold(line, item), quantity: item.quantity, lenses: item.lenses }] : []
      })
    : today.map((line) => asSold(line, sold.get(line.id)))
  // The fee for cash stays as it was when the buyer agreed to it.
  const address = { ...order.shippingAddress, ...form.address }
  const abroad = findDeliveryCountry(shop, { method: form.shippingMethod, country: address.country })
  const totals = totalsOf(lines, pricingRules(shop, abroad), form.shippingMethod, order.cashFeeCents)
  const { shippingMethod: method } = order
  const edit: OrderEdit = {
    lines: isFixed
      ? []
      : lineChanges(
          items,
          lines.map((line) => ({ ...line, productId: line.id })),
        ).map(({ productId: _, ...line }) => line),
    totalCents: { from: order.totalCents, to: totals.totalCents },
    ...(method === form.shippingMethod ? {} : { shippingMethod: { from: method, to: form.shippingMethod } }),
    hasNewAddress: isOther(order.shippingAddress, form.address) || isOtherLocker(order, form),
  }
  return { items, lines, totals, edit, address }
}

/** Lines with lenses stay: their lenses were checked for them, and may be made already. */
function hasOtherPieces(items: readonly ItemRow[], wanted: readonly WantedLine[]): boolean {
  const before = new Map(piecesByProduct(items).map(({ productId, quantity }) => [productId, quantity]))
  return wanted.length !== before.size || wanted.some(({ productId, quantity }) => before.get(productId) !== quantity)
}

/** A line that was sold keeps what it was sold as. */
const asSold = (line: SoldLine, item: ItemRow | undefined): SoldLine =>
  item ? { ...line, sku: item.sku, taxClass: item.taxClass, unitPriceCents: item.priceCents } : line

/** What was agreed stays possible, also to a country that is no longer offered. */
const goesElsewhere = ({ shippingAddress, shippingMethod }: OrderRow, { country }: Address, form: OrderEditForm) =>
  country !== shippingAddress.country || form.shippingMethod !== shippingMethod

const isNothing = ({ lines, shippingMethod, hasNewAddress }: OrderEdit) =>
  lines.length === 0 && shippingMethod === undefined && !hasNewAddress

const isOther = (before: Address, typed: OrderAddress | undefined) =>
  Object.entries(typed ?? {}).some(([name, value]) => before[name as keyof Address] !== value)

function compare(order: OrderRow, { items, lines, totals }: Plan): Omit<OrderEditResult, 'order' | 'problems'> {
  const sold = new Set(items.map(({ productId }) => productId))
  return {
    lines: lines.map(({ id, quantity, unitPriceCents }) => ({
      productId: id,
      quantity,
      price: toWire(unitPriceCents),
      isNew: !sold.has(id),
    })),
    before: toWireTotals(order),
    after: toWireTotals(totals),
    difference: toWire(totals.totalCents - order.totalCents),
  }
}

type Applied = Plan & Pick<OrderRow, 'deliveryPoint' | 'shippingMethod'>

async function applyEdit(shop: Shop, order: OrderRow, plan: Applied) {
  const { lines, totals, edit, address, deliveryPoint, shippingMethod } = plan
  const { missingForFreeShippingCents: _, ...sums } = totals
  await writeLines(shop, order.id, plan)
  if (shippingMethod !== 'collection') await cancelFitting(shop, order.id)
  const pieces = piecesByProduct(lines.map(({ id, quantity }) => ({ productId: id, quantity })))
  await reserveForOrder(shop, { orderId: order.id, lines: pieces })
  const { company: _company, ...billing } = order.billingAddress
  const isBilledThere = _company === undefined && !isOther(order.shippingAddress, billing)
  await writeToBuyer(shop, order, totals.totalCents - order.totalCents)
  return {
    set: {
      ...sums,
      shippingMethod,
      deliveryPoint,
      shippingAddress: address,
      ...(isBilledThere ? { billingAddress: address } : {}),
      ...daysAfterEdit(shop, order, plan),
      search: searchVector({ ...address, id: order.id, skus: lines.map(({ sku }) => sku) }) as unknown as string,
      // Lines are rows of their own: the order's row may stay the same otherwise.
      version: order.version + 1,
    },
    event: { kind: 'order_edited' as const, details: edit },
  }
}

async function writeLines({ db, catalogue }: Shop, orderId: string, { items, lines, edit }: Plan): Promise<void> {
  if (edit.lines.length === 0) return
  const wanted = new Map(lines.map((line) => [line.id, line]))
  const gone = items.filter(({ productId }) => !wanted.has(productId)).map(({ id }) => id)
  if (gone.length > 0) await db.delete(orderItems).where(inArray(orderItems.id, gone))
  for (const { id, productId, quantity } of items) {
    const line = wanted.get(productId)
    if (line === undefined || line.quantity === quantity) continue
    const isIt = and(eq(orderItems.id, id), eq(orderItems.orderId, orderId))
    await db.update(orderItems).set({ quantity: line.quantity }).where(isIt)
  }
  const known = new Set(items.map(({ productId }) => productId))
  const added = lines.filter(({ id }) => !known.has(id))
  if (added.length > 0) await insertLines(db, catalogue, orderId, added)
}

async function writeToBuyer(shop: Shop, { id, version, language, shippingAddress }: OrderRow, differenceCents: number) {
  const { email: recipient } = shippingAddress
  if (recipient === '') return
  const payload = { orderId: id, differenceCents }
  await enqueueEmail(shop, {
    kind: 'order_changed',
    recipient,
    language,
    payload,
    dedupeKey: `order_changed:${id}:${version}`,
  })
}
