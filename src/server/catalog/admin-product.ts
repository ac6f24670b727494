import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminProduct, Reduction } from '../../contract/admin/product-page.ts'
import { toWire } from '../../contract/money.ts'
import { unitPriceCents } from '../../domain/pricing.ts'
import { nextStatuses } from '../../domain/publishing.ts'
import { referencePriceCents } from '../../domain/reference-price.ts'
import { measurementsOf } from '../catalog-index/read-products.ts'
import { reductions } from '../db/catalogue-schema.ts'
import type { Db } from '../db/connect.ts'
import { priceHistory, products } from '../db/schema.ts'
import { staff } from '../db/staff-schema.ts'
import type { Shop } from '../shop.ts'
import { gapsOf, getBrandRow, getProductRow, imagesOf, type ProductRow } from './product-rows.ts'

/** Enough for years; the reference price needs 30 days. */
const MOST_PERIODS = 200
const MOST_REDUCTIONS = 50

export const wirePrice = (cents: number): number | null => (cents === 0 ? null : toWire(cents))
const wireDiscount = (cents: number | null) => (cents === null ? null : toWire(cents))

/** @throws ShopError `not_found` */
export async function getAdminProduct(shop: Shop, productId: number): Promise<AdminProduct> {
  const row = await getProductRow(shop.db, productId)
  const brand = await getBrandRow(shop.db, row.brand)
  const history = await readHistory(shop.db, productId)
  const reference = row.status === 'published' && row.discountPriceCents !== null ? referencePriceCents(history) : null
  return {
    ...descriptionOf(row),
    price: wirePrice(row.priceCents),
    discountPrice: wireDiscount(row.discountPriceCents),
    referencePrice: reference === null || reference <= unitPriceCents(row) ? null : toWire(reference),
    stock: row.stock,
    images: row.images,
    imageAlts: row.imageAlts,
    shownImages: imagesOf(shop, row),
    gaps: gapsOf(shop, row, brand),
    mayBecome: nextStatuses(row.status),
    colourways: await listColourways(shop, row),
    reductions: await listReductions(shop.db, productId),
    priceHistory: history.map((period) => ({
      price: toWire(period.priceCents),
      discountPrice: wireDiscount(period.discountPriceCents),
      from: period.validFrom.toISOString(),
    })),
    createdAt: row.createdAt.toISOString(),
  }
}

function descriptionOf(row: ProductRow) {
  const { id, version, status, sku, model, slug, name, nameEl, description, descriptionEl, categoryId, brand } = row
  const { material, color, shape, frameType, gender, isNew, isBestseller } = row
  const { lensColor, filterCategory, uv400, polarised, taxClass } = row
  return {
    ...{ id, version, status, sku, model, slug, name, nameEl, description, descriptionEl, categoryId, brand },
    ...{ material, color, shape, frameType, gender, isNew, isBestseller },
    ...{ lensColor, filterCategory, uv400, polarised, taxClass, measurements: measurementsOf(row) },
  }
}

async function readHistory(db: Db, productId: number) {
  const rows = await db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(desc(priceHistory.validFrom), desc(priceHistory.id))
    .limit(MOST_PERIODS)
  return rows.reverse()
}

/** The other products of the same brand and model. */
async function listColourways(shop: Shop, { id, brand, model }: ProductRow): Promise<AdminProduct['colourways']> {
  if (model === null) return []
  const rows = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.brand, brand), eq(products.model, model), ne(products.id, id)))
    .orderBy(asc(products.name), asc(products.id))
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    nameEl: row.nameEl,
    color: row.color,
    status: row.status,
    image: imagesOf(shop, row)[0] ?? '',
  }))
}

async function listReductions(db: Db, productId: number): Promise<Reduction[]> {
  const creator = alias(staff, 'creator')
  const ender = alias(staff, 'ender')
  const rows = await db
    .select({ row: reductions, createdBy: creator.name, endedBy: ender.name })
    .from(reductions)
    .leftJoin(creator, eq(creator.id, reductions.createdBy))
    .leftJoin(ender, eq(ender.id, reductions.endedBy))
    .where(eq(reductions.productId, productId))
    .orderBy(desc(reductions.startsAt), desc(reductions.id))
    .limit(MOST_REDUCTIONS)
  return rows.map(({ row, createdBy, endedBy }) => ({
    id: row.id,
    price: toWire(row.priceCents),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state: stateOf(row),
    endedAt: row.endedAt?.toISOString() ?? null,
    createdBy,
    endedBy,
  }))
}

function stateOf({ appliedAt, endedAt, endedBy }: typeof reductions.$inferSelect): Reduction['state'] {
  if (endedAt === null) return appliedAt === null ? 'planned' : 'running'
  return appliedAt === null && endedBy !== null ? 'cancelled' : 'over'
}
