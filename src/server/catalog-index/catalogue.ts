import type { Category, Colourway } from '../../contract/catalog.ts'
import type { FitQuery } from '../../contract/fit.ts'
import type { Facets, ProductsQuery } from '../../contract/product-queries.ts'
import type { FrameSize } from '../../domain/frame-size.ts'
import { isAnsweredByPage } from '../../domain/search/questions.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import type { Unstocked } from '../../domain/search/unstocked.ts'
import type { Database } from '../db/connect.ts'
import { Refresh, type RefreshOptions } from '../db/refresh.ts'
import type { ImageManifest } from '../images/image-manifest.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { type CatalogueContents, colourwaysOf } from './catalogue-contents.ts'
import { ContentsKeeper, type KeeperOptions } from './contents-keeper.ts'
import { type FittingProducts, fittingProducts, productsByFit } from './fitting-products.ts'
import { toPage } from './index-query.ts'
import { type Drop, nearestProducts, productsLike } from './nearest-products.ts'
import { criteriaOf, type Refused, refusedBy, unstockedIn } from './read-criteria.ts'
import { relatedProducts } from './related-products.ts'

/** The in-memory catalogue of a process. Database notifications say which products changed. */
export interface Catalogue {
  listCategories(): Category[]
  findCategory(slug: string): Category | null
  findProduct(id: number): CatalogProduct | null
  findBySlug(slug: string): CatalogProduct | null
  listProducts(query: ProductsQuery): { products: CatalogProduct[]; total: number }
  listFacets(query: ProductsQuery): Facets
  findNearest(query: ProductsQuery, limit: number): { drops: Drop[]; products: CatalogProduct[] }
  /** The brand or kind that a search names, if the shop does not have it. */
  findUnstocked(q: string): Unstocked | null
  /** The words of a search that no product has, where its list does without them. */
  leftOut(q: string): readonly string[]
  refused(q: string): Refused
  /** Whether a product is of the size. */
  hasSize(size: FrameSize): boolean
  /** Of the products that are sold. */
  countBrands(): number
  listColourways(model: string | null): Colourway[]
  listRelated(product: CatalogProduct, limit: number): CatalogProduct[]
  listFitting(query: FitQuery): FittingProducts
  /** The words that mean the same in a search. */
  readonly synonyms: Synonyms
  /** Replaces them. */
  replaceSynonyms(synonyms: Synonyms): void
  /** Calls `changed` after each visible change. */
  onChange(changed: () => void): void
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
  images: ImageManifest,
  options: RefreshOptions & KeeperOptions,
): Promise<Catalogue> {
  const listeners: (() => void)[] = []
  const keeper = new ContentsKeeper(database, images, options)
  const tellAll = () => {
    for (const changed of listeners) changed()
  }
  const refresh = new Refresh(async (change) => {
    if (await keeper.apply(change)) tellAll()
  }, options)

  // Listen first, so that no change between the first read and the next one is missed.
  await database.listen(
    'catalogue',
    (payload) => refresh.hear(payload),
    () => refresh.hear('all'),
  )
  if (await keeper.open()) refresh.hear('all')
  refresh.start()
  return {
    listCategories: () => keeper.contents.categories,
    findCategory: (slug) => keeper.contents.categories.find((category) => category.slug === slug) ?? null,
    findProduct: (id) => keeper.contents.products.get(id) ?? null,
    findBySlug: (slug) => keeper.contents.products.findBySlug(slug) ?? null,
    listProducts: (query) => listProducts(keeper.contents, query),
    listFacets: (query) => keeper.contents.index.facets(criteriaOf(keeper.contents, query)),
    findNearest: (query, limit) => {
      const other = unstockedIn(keeper.contents, query.q)
      if (other === null && query.q !== undefined && isAnsweredByPage(query.q)) return { drops: [], products: [] }
      const { drops, ids } = other
        ? { drops: [], ids: productsLike(keeper.contents, other, limit) }
        : nearestProducts(keeper.contents.index, criteriaOf(keeper.contents, query), limit)
      return { drops, products: ids.flatMap((id) => keeper.contents.products.get(id) ?? []) }
    },
    findUnstocked: (q) => unstockedIn(keeper.contents, q),
    leftOut: (q) => {
      const criteria = criteriaOf(keeper.contents, { q } as ProductsQuery)
      return [...keeper.contents.index.leftOut(criteria), ...(criteria.unread ?? [])]
    },
    refused: (q) => refusedBy(keeper.contents, { q } as ProductsQuery),
    hasSize: (size) => keeper.contents.index.hasSize(size),
    countBrands: () => keeper.contents.index.valuesOf('brand').length,
    listColourways: (model) => colourwaysOf(keeper.contents, model),
    listRelated: (product, limit) => {
      const category = keeper.contents.categories.find(({ id }) => id === product.categoryId)?.slug ?? ''
      return relatedProducts(product, { ...keeper.contents, category }, limit)
    },
    listFitting: (query) => fittingProducts(findAll(keeper.contents, query), query.fit, query),
    get synonyms() {
      return keeper.contents.synonyms
    },
    replaceSynonyms: (next) => {
      keeper.contents = { ...keeper.contents, synonyms: next }
      tellAll()
    },
    onChange: (changed) => listeners.push(changed),
    close: async () => {
      await refresh.close()
      await keeper.close()
    },
  }
}

function listProducts(contents: CatalogueContents, query: ProductsQuery) {
  const { products, index } = contents
  if (query.ids) {
    const found = query.ids.flatMap((id) => products.get(id) ?? [])
    return { total: found.length, products: found }
  }
  if (query.fit) {
    const all = findAll(contents, query)
    return { total: all.length, products: productsByFit(all, query.fit, query) }
  }
  const { total, ids } = index.query({ ...toPage(query), ...criteriaOf(contents, query) })
  return { total, products: ids.flatMap((id) => products.get(id) ?? []) }
}

function findAll(contents: CatalogueContents, query: ProductsQuery): CatalogProduct[] {
  const { ids } = contents.index.query(criteriaOf(contents, query))
  return ids.flatMap((id) => contents.products.get(id) ?? [])
}
