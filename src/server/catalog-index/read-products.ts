import { and, eq, getTableColumns, gt, inArray, type SQL } from 'drizzle-orm'
import type { Category } from '../../contract/catalog.ts'
import { unitPriceCents } from '../../domain/pricing.ts'
import { type PricePeriod, referencePriceCents } from '../../domain/reference-price.ts'
import type { Db } from '../db/connect.ts'
import { brands, categories, priceHistory, products } from '../db/schema.ts'
import { readPreviews } from '../images/uploaded-pictures.ts'
import type { CatalogProduct } from './catalog-product.ts'

type ProductRow = typeof products.$inferSelect
type BrandRow = typeof brands.$inferSelect

export async function readCategories(db: Db): Promise<Category[]> {
  const { version: _, ...columns } = getTableColumns(categories)
  return db.select(columns).from(categories).orderBy(categories.id)
}

/** Small batches, so that mapping rows does not block the event loop. */
const BATCH = 500

const isPublished = eq(products.status, 'published')

/** The published ones. */
export const countProducts = (db: Db): Promise<number> => db.$count(products, isPublished)

/** The published ones among these. */
export const readProducts = (db: Db, ids: readonly number[]): Promise<CatalogProduct[]> =>
  readWhere(db, and(inArray(products.id, [...ids]), isPublished))

/** For those who knew a product before it was archived, and for staff. */
export const readProductsOfAnyStatus = (db: Db, ids: readonly number[]): Promise<CatalogProduct[]> =>
  readWhere(db, inArray(products.id, [...ids]))

const SLUG = /^[a-z0-9-]+$/

/** A product that the catalogue does not have, with why. */
export async function findWithdrawn(db: Db, slug: string) {
  if (!SLUG.test(slug)) return null
  const [row] = await db
    .select({ id: products.id, status: products.status })
    .from(products)
    .where(eq(products.slug, slug))
  const [product] = row === undefined ? [] : await readProductsOfAnyStatus(db, [row.id])
  return row === undefined || product === undefined ? null : { status: row.status, product }
}

export async function* readAllProducts(db: Db): AsyncGenerator<CatalogProduct[]> {
  let last = 0
  for (;;) {
    const batch = await readWhere(db, and(gt(products.id, last), isPublished), BATCH)
    if (batch.length > 0) yield batch
    if (batch.length < BATCH) return
    last = batch.at(-1)?.id ?? last
  }
}

async function readWhere(db: Db, condition: SQL | undefined, limit?: number): Promise<CatalogProduct[]> {
  const query = db
    .select({ product: products, brandRow: brands })
    .from(products)
    .innerJoin(brands, eq(brands.brand, products.brand))
    .where(condition)
    .orderBy(products.id)
  const rows = await (limit === undefined ? query : query.limit(limit))
  const histories = await readHistories(
    db,
    rows.flatMap(({ product }) => (product.discountPriceCents === null ? [] : product.id)),
  )
  const previews = await readPreviews(
    db,
    rows.map(({ product }) => product.images[0] ?? ''),
  )
  return rows.map(({ product, brandRow }) => ({
    ...toProduct(product, brandRow),
    preview: previews.get(product.images[0] ?? '') ?? null,
    ...shownPrices(product, histories.get(product.id) ?? []),
  }))
}

/** The price history per product, oldest first. */
async function readHistories(db: Db, ids: number[]): Promise<Map<number, PricePeriod[]>> {
  const histories = new Map<number, PricePeriod[]>()
  if (ids.length === 0) return histories
  const rows = await db
    .select()
    .from(priceHistory)
    .where(inArray(priceHistory.productId, ids))
    .orderBy(priceHistory.validFrom, priceHistory.id)
  for (const row of rows) {
    const own = histories.get(row.productId)
    if (own === undefined) histories.set(row.productId, [row])
    else own.push(row)
  }
  return histories
}

/** The price and its reference price, which is set only where the law allows a struck-through price. */
function shownPrices(
  row: ProductRow,
  history: readonly PricePeriod[],
): Pick<CatalogProduct, 'priceCents' | 'discountPriceCents'> {
  const reference = referencePriceCents(history)
  if (reference === null) return { priceCents: unitPriceCents(row), discountPriceCents: null }
  return { priceCents: reference, discountPriceCents: unitPriceCents(row) }
}

function toProduct(row: ProductRow, brandRow: BrandRow): Omit<CatalogProduct, 'priceCents' | 'discountPriceCents'> {
  return {
    id: row.id,
    sku: row.sku,
    model: row.model,
    slug: row.slug,
    name: row.name,
    nameEl: row.nameEl,
    description: row.description,
    descriptionEl: row.descriptionEl,
    categoryId: row.categoryId,
    brand: row.brand,
    material: row.material,
    color: row.color,
    shape: row.shape,
    frameType: row.frameType,
    gender: row.gender,
    stock: row.stock,
    isNew: row.isNew,
    isBestseller: row.isBestseller,
    images: row.images,
    imageAlts: row.imageAlts,
    wornImages: [],
    preview: null,
    canTryOn: false,
    measurements: measurementsOf(row),
    lensColor: row.lensColor,
    filterCategory: row.filterCategory,
    uv400: row.uv400,
    polarised: row.polarised,
    maker: {
      name: brandRow.maker,
      postalAddress: brandRow.postalAddress,
      email: brandRow.email,
      responsiblePerson: brandRow.responsiblePerson,
    },
    createdAt: row.createdAt.toISOString(),
  }
}

export function measurementsOf(row: ProductRow): CatalogProduct['measurements'] {
  const { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm, weightG } = row
  if (lensWidthMm === null || lensHeightMm === null || bridgeMm === null) return null
  if (templeMm === null || frameWidthMm === null || weightG === null) return null
  return { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm, weightG }
}
