import { and, asc, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED } from '../../contract/admin/most-counted.ts'
import type {
  AdminProductsQuery,
  ProductChoices,
  ProductCounts,
  ProductList,
  ProductListRow,
} from '../../contract/admin/products.ts'
import { toWire } from '../../contract/money.ts'
import { PRODUCT_VIEW_NAMES, type ProductView } from '../../domain/product-views.ts'
import type { Db } from '../db/connect.ts'
import { brands, categories, products } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { wirePrice } from './admin-product.ts'
import { type BrandRow, gapsOf, imagesOf, type ProductRow } from './product-rows.ts'
import { fillSearchKeys, matchesProductQuery } from './product-search.ts'

/** A page of a view, newest first. Products that are added meanwhile do not move the next pages. */
export async function listAdminProducts(shop: Shop, query: AdminProductsQuery): Promise<ProductList> {
  const { after, limit } = query
  const isListed = await conditionOf(shop, query)
  const rows = await shop.db
    .select({ product: products, brand: brands, reductionEndsAt: RUNNING_UNTIL })
    .from(products)
    .innerJoin(brands, eq(brands.brand, products.brand))
    .where(and(isListed, after === undefined ? undefined : lt(products.id, after)))
    .orderBy(desc(products.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return {
    products: page.map((row) => toListRow(shop, row)),
    count: after === undefined && !hasMore ? page.length : await countUpTo(shop.db, isListed),
    next: hasMore ? (page.at(-1)?.product.id ?? null) : null,
  }
}

/** What the products of a view, or of those that a search finds in it, have in common; `undefined` for all products. */
export async function conditionOf(
  shop: Shop,
  { view, q }: Pick<AdminProductsQuery, 'view' | 'q'>,
): Promise<SQL | undefined> {
  if (q !== '') await fillSearchKeys(shop.db)
  return and(isIn(shop, view), q === '' ? undefined : matchesProductQuery(q, shop.catalogue.synonyms))
}

export async function countAdminProducts(shop: Shop): Promise<ProductCounts> {
  const parts = PRODUCT_VIEW_NAMES.map(
    (view) => sql`select ${view}::text as view, (${countSql(isIn(shop, view))}) as count`,
  )
  const { rows } = (await shop.db.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: { view: ProductView; count: number }[]
  }
  return { counts: Object.fromEntries(rows.map(({ view, count }) => [view, count])) as ProductCounts['counts'] }
}

export async function listProductChoices(db: Db): Promise<ProductChoices> {
  const names = await db.select({ brand: brands.brand }).from(brands).orderBy(asc(brands.brand))
  const models = await db
    .selectDistinct({ brand: products.brand, model: products.model })
    .from(products)
    .where(isNotNull(products.model))
    .orderBy(asc(products.model))
  const { id, name, nameEl, slug } = categories
  return {
    brands: names.map(({ brand }) => ({
      brand,
      models: models.flatMap((one) => (one.brand === brand && one.model !== null ? [one.model] : [])),
    })),
    categories: await db.select({ id, name, nameEl, slug }).from(categories).orderBy(asc(categories.id)),
  }
}

const RUNNING_UNTIL = sql<string | null>`(
  select to_char(r.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from reductions r
  where r.product_id = products.id and r.ended_at is null and r.applied_at is not null limit 1)`

interface ListedRow {
  product: ProductRow
  brand: BrandRow
  reductionEndsAt: string | null
}

function toListRow(shop: Shop, { product, brand, reductionEndsAt }: ListedRow): ProductListRow {
  const { id, version, sku, name, nameEl, model, color, status, stock, discountPriceCents } = product
  return {
    ...{ id, version, sku, name, nameEl, brand: product.brand, model, color, status, stock, reductionEndsAt },
    price: wirePrice(product.priceCents),
    discountPrice: discountPriceCents === null ? null : toWire(discountPriceCents),
    gaps: gapsOf(shop, product, brand),
    image: imagesOf(shop, product)[0] ?? '',
  }
}

function isIn(shop: Shop, view: ProductView): SQL | undefined {
  if (view === 'all') return undefined
  if (view === 'incomplete') return isIncomplete(shop)
  if (view === 'reduced') {
    return sql`(products.discount_price_cents is not null
      or products.id in (select r.product_id from reductions r where r.ended_at is null))`
  }
  return eq(products.status, view)
}

/** The rules of `publishingGaps` (domain/publishing.ts) in SQL; a test compares them. Archived products need nothing. */
const isIncomplete = ({ images }: Shop): SQL => sql`(products.status <> 'archived' and (
  products.name_el !~ '\\S' or products.description !~ '\\S' or products.description_el !~ '\\S'
  or products.price_cents <= 0
  or (products.category_id = 1 and products.filter_category is null)
  or not exists (select 1 from brands b where b.brand = products.brand
    and b.maker ~ '\\S' and b.postal_address ~ '\\S' and b.email ~ '\\S')
  or (not exists (select 1 from unnest(products.images) image
      where not (starts_with(image, '/pictures/' || products.slug || '/') and image like '%.svg'))
    and products.slug not in (select jsonb_array_elements_text(${JSON.stringify(images.variants.slugs)}::jsonb)))))`

async function countUpTo(db: Db, isListed: SQL | undefined): Promise<number> {
  const { rows } = (await db.execute(countSql(isListed))) as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}

const countSql = (isListed: SQL | undefined) => sql`
  select count(*)::int as count
  from (select 1 from ${products} where ${isListed ?? sql`true`} limit ${sql.raw(String(MOST_COUNTED))}) listed`
