import { inArray } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import { MOST_IN_BATCH, type PackingSlip, type SlipsQuery } from '../../contract/admin/order-batches.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { Store } from '../../domain/stores.ts'
import { noteDown, staffTransaction } from '../audit/staff-transaction.ts'
import { orders } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { listSelected } from './list-admin-orders.ts'
import { type ItemRow, listItemsOf, ORDER_COLUMNS, type OrderRow, toWireOrder } from './orders.ts'

/** What the slips say, in the order of the numbers asked for, or newest first. Unknown numbers are left out. */
export async function listSlips(shop: Shop, { ids, view, q }: SlipsQuery): Promise<PackingSlip[]> {
  const numbers = ids ?? (await listSelected(shop.db, { view, q }, MOST_IN_BATCH)).map(({ id }) => id)
  if (numbers.length === 0) return []
  const rows = await shop.db.select(ORDER_COLUMNS).from(orders).where(inArray(orders.id, numbers))
  const items = await listItemsOf(shop.db, numbers)
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return numbers.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : toSlip(row, itemsOf.get(id) ?? [], shop.settings.current())
  })
}

/** Notes the print of each order in the audit. Numbers of no order are left out. */
export function notePrintedSlips(shop: Shop, staff: SignedInStaff, ids: readonly string[]): Promise<{ noted: number }> {
  return staffTransaction(shop, staff, async ({ db }) => {
    const known = await db
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, [...ids]))
    for (const { id } of known) await noteDown(db, staff, { note: 'printed', subject: 'orders', subjectId: id })
    return { noted: known.length }
  })
}

const placeOf = ({ name, nameEl, address, addressEl, phone }: Store) => ({ name, nameEl, address, addressEl, phone })

function toSlip(row: OrderRow, items: readonly ItemRow[], { stores, contact }: ShopSettings): PackingSlip {
  const store = stores.find(({ id }) => id === row.collectionStore)
  const { id, createdAt, shippingMethod, shippingAddress, subtotal, shipping, vat, total, paymentMethod, ...order } =
    toWireOrder(row, items)
  return {
    orderId: id,
    createdAt,
    language: row.language,
    shippingMethod,
    collectionStore: store ? placeOf(store) : null,
    contact: { email: contact.email, phone: contact.phone },
    address: shippingAddress,
    items: order.items,
    subtotal,
    shipping,
    vat,
    cashFee: order.cashFee,
    total,
    deliveryPoint: order.deliveryPoint,
    paymentMethod,
    status: order.status,
    qrSvg: renderSVG(id, { border: 0 }),
  }
}
