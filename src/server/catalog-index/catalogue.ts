import type { Category, Facets, ProductsQuery } from '../../contract/catalog.ts'
import type { Database } from '../db/connect.ts'
import type { ImageVariants } from '../images/image-variants.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { CatalogueContents } from './catalogue-contents.ts'
import { FreshContents } from './fresh-contents.ts'
import { toCriteria, toPage } from './index-query.ts'
import { nearestProducts } from './nearest-products.ts'
import type { RefreshOptions } from './refresh.ts'

/** The catalogue as every process keeps it in memory; the database tells it which products changed. */
export interface Catalogue {
  listCategories(): Category[]
  findCategory(slug: string): Category | null
  findProduct(id: number): CatalogProduct | null
  findBySlug(slug: string): CatalogProduct | null
  listProducts(query: ProductsQuery): { products: CatalogProduct[]; total: number }
  listFacets(query: ProductsQuery): Facets
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
export async function openCatalogue(
  database: Database,
  variants: ImageVariants,
  options: RefreshOptions,
): Promise<Catalogue> {
  const fresh = await FreshContents.open(database, variants, options)
  return {
    listCategories: () => fresh.current.categories,
    findCategory: (slug) => fresh.current.categories.find((category) => category.slug === slug) ?? null,
    findProduct: (id) => fresh.current.products.get(id) ?? null,
    findBySlug: (slug) => fresh.current.products.get(fresh.current.idsBySlug.get(slug) ?? 0) ?? null,
    listProducts: (query) => listProducts(fresh.current, query),
    listFacets: (query) => fresh.current.index.facets(toCriteria(fresh.current.categories, query)),
    onChange: (changed) => fresh.onChange(changed),
    settled: () => fresh.refresh.settled(),
    close: () => fresh.refresh.close(),
  }
}

function listProducts({ categories, products, index }: CatalogueContents, query: ProductsQuery) {
  if (query.ids) {
    const found = query.ids.flatMap((id) => products.get(id) ?? [])
    return { total: found.length, products: found }
  }
  const page = query.near ? {} : toPage(query)
  const { total, ids } = index.query({ ...toCriteria(categories, query), ...page })
  const matching = ids.flatMap((id) => products.get(id) ?? [])
  return query.near ? nearestProducts(matching, query.near, query) : { total, products: matching }
}
