import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { MovementList, StockPage } from '../../contract/admin/stock.ts'
import { appointments } from '../db/schema.ts'
import { staff } from '../db/staff-schema.ts'
import { appointmentFrames, productCodes, reservations, stockMovements } from '../db/stock-schema.ts'
import type { Shop } from '../shop.ts'
import { getStockProduct } from './stock-products.ts'
import { listStores } from './stores.ts'

const MOVEMENTS_ON_A_PAGE = 50

/** @throws ShopError `not_found` */
export async function getStockPage(shop: Shop, productId: number): Promise<StockPage> {
  const product = await getStockProduct(shop, productId)
  const open = await shop.db
    .select({ reservation: reservations, staffName: staff.name, visitAt: appointments.startsAt })
    .from(reservations)
    .leftJoin(appointmentFrames, eq(appointmentFrames.reservationId, reservations.id))
    .leftJoin(appointments, eq(appointments.id, appointmentFrames.appointmentId))
    .leftJoin(staff, eq(staff.id, reservations.staffId))
    .where(and(eq(reservations.productId, productId), isNull(reservations.closedAt)))
    .orderBy(desc(reservations.id))
  const codes = await shop.db.select().from(productCodes).where(eq(productCodes.productId, productId))
  return {
    product,
    stores: listStores(shop),
    reservations: open.map(
      ({ reservation: { id, store, quantity, orderId, note, createdAt, expiresAt }, staffName, visitAt }) => ({
        id,
        store,
        quantity,
        orderId,
        visitAt: visitAt?.toISOString() ?? null,
        note,
        staffName,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      }),
    ),
    codes: codes.map(({ gtin14 }) => gtin14),
  }
}

/** A page of what came and went, newest first. @throws ShopError `not_found` */
export async function listMovements(shop: Shop, productId: number, after?: number): Promise<MovementList> {
  await getStockProduct(shop, productId)
  const rows = await shop.db
    .select({ movement: stockMovements, staffName: staff.name })
    .from(stockMovements)
    .leftJoin(staff, eq(staff.id, stockMovements.staffId))
    .where(and(eq(stockMovements.productId, productId), after === undefined ? undefined : lt(stockMovements.id, after)))
    .orderBy(desc(stockMovements.id))
    .limit(MOVEMENTS_ON_A_PAGE + 1)
  const page = rows.slice(0, MOVEMENTS_ON_A_PAGE)
  return {
    movements: page.map(({ movement: { id, store, delta, reason, orderId, transferId, note, at }, staffName }) => ({
      id,
      store,
      delta,
      reason,
      orderId,
      transferId,
      staffName,
      note,
      at: at.toISOString(),
    })),
    next: rows.length > page.length ? (page.at(-1)?.movement.id ?? null) : null,
  }
}
