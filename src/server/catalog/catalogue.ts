import type { Category, Facets, Product, ProductsQuery } from '../../contract/catalog.ts'
import type { Database } from '../db/connect.ts'
import type { Prints } from '../pictures/prints.ts'
import type { CatalogueContents } from './catalogue-contents.ts'
import { FreshContents } from './fresh-contents.ts'
import { nearestProducts } from './nearest-products.ts'
import type { RefreshOptions } from './refresh.ts'

/** The catalogue as every process keeps it in memory; the database tells it which products changed. */
export interface Catalogue {
  listCategories(): Category[]
  findCategory(slug: string): Category | null
  findProduct(id: number): Product | null
  findBySlug(slug: string): Product | null
  listProducts(asked: ProductsQuery): { products: Product[]; total: number }
  listFacets(asked: ProductsQuery): Facets
  /** Calls `changed` after each change, when the catalogue answers with what is new. */
  onChange(changed: () => void): void
  /**
   * Resolves once every change that was heard of so far is shown, however often reading fails meanwhile. A notification
   * may be on its way still: on PostgreSQL a change is heard of a moment after it is committed.
   *
   * @throws Error where the catalogue is closed before
   */
  settled(): Promise<void>
  /** Ends the keeping fresh; what is in memory stays readable. */
  close(): Promise<void>
}

/**
 * Reads the catalogue and keeps it fresh until it is closed, which is to be before its database is.
 *
 * @throws what reading throws; later failures go to `onError`, and meanwhile the catalogue answers as it last was
 */
export async function openCatalogue(database: Database, prints: Prints, options: RefreshOptions): Promise<Catalogue> {
  const fresh = await FreshContents.open(database, prints, options)
  return {
    listCategories: () => fresh.current.categories,
    findCategory: (slug) => fresh.current.categories.find((category) => category.slug === slug) ?? null,
    findProduct: (id) => fresh.current.products.get(id) ?? null,
    findBySlug: (slug) => fresh.current.products.get(fresh.current.idsBySlug.get(slug) ?? 0) ?? null,
    listProducts: (asked) => listProducts(fresh.current, asked),
    listFacets: (asked) => fresh.current.index.facets(questionOf(fresh.current.categories, asked)),
    onChange: (changed) => fresh.onChange(changed),
    settled: () => fresh.refresh.settled(),
    close: () => fresh.refresh.close(),
  }
}

function listProducts({ categories, products, index }: CatalogueContents, asked: ProductsQuery) {
  if (asked.ids) {
    const found = asked.ids.flatMap((id) => products.get(id) ?? [])
    return { total: found.length, products: found }
  }
  const page = asked.near ? {} : pageOf(asked)
  const { total, ids } = index.query({ ...questionOf(categories, asked), ...page })
  const matching = ids.flatMap((id) => products.get(id) ?? [])
  return asked.near ? nearestProducts(matching, asked.near, asked) : { total, products: matching }
}

function questionOf(categories: readonly Category[], asked: ProductsQuery) {
  const { brand, color, shape, frameType, gender, isBestseller, isNew } = asked
  return {
    filters: {
      category: categoryAsked(categories, asked),
      brand,
      color,
      shape,
      frameType,
      gender,
      isBestseller,
      isNew,
    },
    q: asked.q,
    minPriceCents: asked.minPrice === undefined ? undefined : asked.minPrice * 100,
    maxPriceCents: asked.maxPrice === undefined ? undefined : asked.maxPrice * 100,
  }
}

/** The one category asked for by slug, by id or by both; two different ones, or none of ours, match nothing: `''`. */
function categoryAsked(categories: readonly Category[], { category, categoryId }: ProductsQuery): string | undefined {
  if (categoryId === undefined) return category
  const slug = categories.find((one) => one.id === categoryId)?.slug ?? ''
  return category === undefined || category === slug ? slug : ''
}

function pageOf(asked: ProductsQuery) {
  return { sort: asked.sort, excludeId: asked.exclude, offset: asked.offset ?? 0, limit: asked.limit }
}
