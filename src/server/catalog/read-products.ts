import { eq, inArray, sql } from 'drizzle-orm'
import type { Category, Product } from '../../contract/catalog.ts'
import { toWire } from '../../contract/money.ts'
import type { Db } from '../db/connect.ts'
import { categories, houses, products } from '../db/schema.ts'

type ProductRow = typeof products.$inferSelect
type HouseRow = typeof houses.$inferSelect

export async function readCategories(db: Db): Promise<Category[]> {
  return db.select().from(categories).orderBy(categories.id)
}

/** Reads products as they go over the wire, by id; all of them where no ids are given. */
export async function readProducts(db: Db, ids?: readonly number[]): Promise<Product[]> {
  const rows = await db
    .select({ product: products, house: houses })
    .from(products)
    .innerJoin(houses, eq(houses.brand, products.brand))
    .where(ids === undefined ? undefined : inArray(products.id, [...ids]))
    .orderBy(products.id)
  return rows.map(({ product, house }) => toWireProduct(product, house))
}

/** How many pieces of a product there are just now; `null` where there is no such product. */
export async function readStock(db: Db, productId: number): Promise<number | null> {
  const query = (stockQueries.get(db) ?? prepareStock(db)) as ReturnType<typeof prepareStock>
  const [row] = await query.execute({ id: productId })
  return row?.stock ?? null
}

const stockQueries = new WeakMap<Db, ReturnType<typeof prepareStock>>()

function prepareStock(db: Db) {
  const query = db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('stock_of_product')
  stockQueries.set(db, query)
  return query
}

function toWireProduct(row: ProductRow, house: HouseRow): Product {
  return {
    id: row.id,
    sku: row.sku,
    model: row.model,
    slug: row.slug,
    name: row.name,
    nameEl: row.nameEl,
    description: row.description,
    descriptionEl: row.descriptionEl,
    price: toWire(row.priceCents),
    discountPrice: row.discountPriceCents === null ? null : toWire(row.discountPriceCents),
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
    measurements: measurementsOf(row),
    lensColor: row.lensColor,
    filterCategory: row.filterCategory,
    uv400: row.uv400,
    polarised: row.polarised,
    maker: {
      name: house.maker,
      postalAddress: house.postalAddress,
      email: house.email,
      responsiblePerson: house.responsiblePerson,
    },
    createdAt: row.createdAt.toISOString(),
  }
}

function measurementsOf(row: ProductRow): Product['measurements'] {
  const { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm, weightG } = row
  if (lensWidthMm === null || lensHeightMm === null || bridgeMm === null) return null
  if (templeMm === null || frameWidthMm === null || weightG === null) return null
  return { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm, weightG }
}
