import { eq, inArray, sql } from 'drizzle-orm'
import type { Transfer, TransferForm } from '../../contract/admin/transfers.ts'
import { ShopError } from '../../contract/errors.ts'
import { TRANSIT } from '../../domain/stock.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { products } from '../db/schema.ts'
import { staff as staffTable } from '../db/staff-schema.ts'
import { stockMovements, transferLines, transfers } from '../db/stock-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { assertProducts, assertStore, assertUnreserved } from './assert-stock.ts'
import { addUp } from './book-pieces.ts'
import { lockStock } from './lock-stock.ts'

const MOST_LISTED = 100

/** Sends pieces on their way; the same request again answers the first transfer. @throws ShopError `stock_reserved` */
export function sendTransfer(shop: Shop, staff: SignedInStaff, form: TransferForm): Promise<Transfer> {
  const { requestKey, fromStore, toStore, note } = form
  assertStore(fromStore, 'fromStore')
  assertStore(toStore, 'toStore')
  if (fromStore === toStore) throw new ShopError('invalid_input', { fields: { toStore: 'invalid_value' } })
  const lines = addUp(form.lines)
  const ids = lines.map(({ productId }) => productId)
  return staffTransaction(shop, staff, async (shop) => {
    await lockStock(shop, ids)
    await assertProducts(shop, ids)
    const [known] = await shop.db.select().from(transfers).where(eq(transfers.requestKey, requestKey))
    if (known !== undefined) return getTransfer(shop, known.id)
    await assertUnreserved(shop, fromStore, lines)
    const sentAt = shop.clock()
    const values = { requestKey, fromStore, toStore, note: note || null, sentBy: staff.id, sentAt }
    const [{ id } = { id: 0 }] = await shop.db.insert(transfers).values(values).returning({ id: transfers.id })
    await shop.db.insert(transferLines).values(lines.map((line) => ({ ...line, transferId: id })))
    await movePieces(shop, { id, from: fromStore, to: TRANSIT, at: sentAt, lines })
    return getTransfer(shop, id)
  })
}

/** @throws ShopError `not_found`, `transfer_received` */
export function receiveTransfer(shop: Shop, staff: SignedInStaff, id: number): Promise<Transfer> {
  return staffTransaction(shop, staff, async (shop) => {
    const [transfer] = await shop.db.select().from(transfers).where(eq(transfers.id, id)).for('update')
    if (transfer === undefined) throw new ShopError('not_found')
    if (transfer.status === 'received') throw new ShopError('transfer_received')
    const lines = await shop.db
      .select()
      .from(transferLines)
      .where(eq(transferLines.transferId, id))
      .orderBy(transferLines.productId)
    await lockStock(
      shop,
      lines.map(({ productId }) => productId),
    )
    const receivedAt = shop.clock()
    await movePieces(shop, { id, from: TRANSIT, to: transfer.toStore, at: receivedAt, lines })
    await shop.db
      .update(transfers)
      .set({ status: 'received', receivedBy: staff.id, receivedAt })
      .where(eq(transfers.id, id))
    return getTransfer(shop, id)
  })
}

/** Those under way, and the last hundred that were received. */
export async function listTransfers(shop: Shop): Promise<Transfer[]> {
  const { rows } = (await shop.db.execute(sql`
    (select id, 0 as place from transfers where status = 'under_way')
    union all (select id, 1 from transfers where status = 'received' order by id desc limit ${MOST_LISTED}::int)
    order by place, id desc`)) as unknown as { rows: { id: number }[] }
  const found = await readTransfers(
    shop,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => found.find((transfer) => transfer.id === id) ?? [])
}

interface Way {
  id: number
  from: string
  to: string
  at: Date
  lines: readonly { productId: number; quantity: number }[]
}

/** Out of one place and into another, so that no piece is lost between them. */
async function movePieces(shop: Shop, { id, from, to, at, lines }: Way): Promise<void> {
  const movements = lines.flatMap(({ productId, quantity }) =>
    [
      { store: from, delta: -quantity, way: 'from' },
      { store: to, delta: quantity, way: 'to' },
    ].map(({ store, delta, way }) => ({
      productId,
      store,
      delta,
      reason: 'transfer' as const,
      sourceKey: `transfer:${id}:${productId}:${way}:${store}`,
      transferId: id,
      at,
    })),
  )
  await shop.db.insert(stockMovements).values(movements)
}

async function getTransfer(shop: Shop, id: number): Promise<Transfer> {
  const [transfer] = await readTransfers(shop, [id])
  if (transfer === undefined) throw new ShopError('not_found')
  return transfer
}

async function readTransfers({ db }: Shop, ids: readonly number[]): Promise<Transfer[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(transfers)
    .where(inArray(transfers.id, [...ids]))
  const lines = await db
    .select({ line: transferLines, sku: products.sku, name: products.name, nameEl: products.nameEl })
    .from(transferLines)
    .innerJoin(products, eq(products.id, transferLines.productId))
    .where(inArray(transferLines.transferId, [...ids]))
    .orderBy(products.sku)
  const people = await db.select({ id: staffTable.id, name: staffTable.name }).from(staffTable)
  const nameOf = (id: number | null) => people.find((one) => one.id === id)?.name ?? null
  return rows.map(({ requestKey: _, sentBy, receivedBy, sentAt, receivedAt, ...row }) => ({
    ...row,
    sentBy: nameOf(sentBy),
    receivedBy: nameOf(receivedBy),
    sentAt: sentAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
    lines: lines
      .filter(({ line }) => line.transferId === row.id)
      .map(({ line: { productId, quantity }, ...product }) => ({ productId, quantity, ...product })),
  }))
}
