import { randomBytes } from 'node:crypto'
import { firstPaymentOf } from '../../domain/first-payment.ts'
import { orderNumber } from '../../domain/order-number.ts'
import type { Totals } from '../../domain/pricing.ts'
import { preparedInsert } from '../db/prepared-insert.ts'
import { type BillingAddress, orders } from '../db/schema.ts'
import { together } from '../db/together.ts'
import type { Shop } from '../shop.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'
import { searchKeysOf, vectorOf } from './order-search.ts'
import { type ItemRow, ORDER_COLUMNS, type OrderRow } from './orders.ts'
import { insertLines, type SoldLine } from './sold-lines.ts'

type Columns = typeof orders.$inferInsert
type TotalColumns = 'subtotalCents' | 'shippingCents' | 'cashFeeCents' | 'totalCents' | 'vatCents'

/** What whoever takes an order knows of it. */
export type OrderDraft = Omit<
  Columns,
  'id' | 'search' | 'createdAt' | 'updatedAt' | 'billingAddress' | TotalColumns
> & {
  /** Missing: the same as the shipping address. */
  billingAddress?: BillingAddress
}

/**
 * What every new order has in common, from the web, the phone or a store: its row and lines, its pieces, its
 * confirmation. The products must be locked.
 *
 * @param takePieces reserves the pieces, or sells them at once
 * @param openPayment adds its first payment
 */
export async function createOrder(
  shop: Shop,
  { draft, lines, totals }: { draft: OrderDraft; lines: readonly SoldLine[]; totals: Totals },
  takePieces: (shop: Shop, orderId: string) => Promise<void>,
  openPayment: (shop: Shop, order: OrderRow) => Promise<void>,
): Promise<{ row: OrderRow; items: ItemRow[] }> {
  const { missingForFreeShippingCents: _, ...sums } = totals
  const id = orderNumber(randomBytes(12))
  const { shippingAddress } = draft
  const now = shop.clock()
  const { paymentStatus, heldUntil } = firstPaymentOf(draft.paymentMethod, now, shop.settings.current().payments)
  const search = searchKeysOf({ ...shippingAddress, id, skus: lines.map(({ sku }) => sku) })
  const values = { billingAddress: shippingAddress, ...draft, ...sums, paymentStatus, heldUntil, id, search }
  const [row, stored] = await together([
    insertOrder(shop, { ...values, createdAt: now, updatedAt: now }, openPayment),
    insertLines(shop.db, shop.catalogue, id, lines),
    takePieces(shop, id),
  ])
  const items = stored.map((item) => ({
    ...item,
    lenses: lines.find(({ lenses }) => lenses?.id === item.lensChoiceId)?.lenses ?? null,
  }))
  return { row, items }
}

async function insertOrder(
  shop: Shop,
  values: Columns,
  openPayment: (shop: Shop, order: OrderRow) => Promise<void>,
): Promise<OrderRow> {
  const [row] = await insertRows(shop.db, [values])
  if (row === undefined) throw new Error('an order was not inserted')
  await together([openPayment(shop, row), enqueueOrderEmail(shop, row, 'order_confirmation')])
  return row
}

const insertRows = preparedInsert(orders, (insert) => insert.returning(ORDER_COLUMNS), { search: vectorOf })
