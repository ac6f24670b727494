import type { Category, Facets, ProductsQuery } from '../../contract/catalog.ts'
import type { Database } from '../db/connect.ts'
import type { ImageVariants } from '../images/image-variants.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { CatalogueContents } from './catalogue-contents.ts'
import { FreshContents } from './fresh-contents.ts'
import { toCriteria, toPage } from './index-query.ts'
import { nearestProducts } from './nearest-products.ts'
import type { RefreshOptions } from './refresh.ts'

/** The in-memory catalogue of a process. Database notifications say which products changed. */
export interface Catalogue {
  listCategories(): Category[]
  findCategory(slug: string): Category | null
  findProduct(id: number): CatalogProduct | null
  findBySlug(slug: string): CatalogProduct | null
  listProducts(query: ProductsQuery): { products: CatalogProduct[]; total: number }
  listFacets(query: ProductsQuery): Facets
  /** Calls `changed` after each visible change. */
  onChange(changed: () => void): void
  /**
   * Resolves once every change notified so far is visible, however often reads fail in between. On PostgreSQL a
   * notification arrives shortly after the commit.
   *
   * @throws Error when the catalogue is closed first
   */
  settled(): Promise<void>
  /** Stops refreshing. The contents stay readable. */
  close(): Promise<void>
}

/**
 * Reads the catalogue and refreshes it until it is closed. Close it before its database.
 *
 * @throws the error of the first read; later errors go to `onError` and the last contents stay
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
