import type { Category, Colourway } from '../../contract/catalog.ts'
import type { FitQuery } from '../../contract/fit.ts'
import type { Facets, ProductsQuery } from '../../contract/product-queries.ts'
import { NOTHING, readSearchQuery, saysMore } from '../../domain/search/query.ts'
import { asksForPage, asksQuestion, findQuestions } from '../../domain/search/questions.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import { findMisspeltUnstocked, findUnstocked, phrasesOf, type Unstocked } from '../../domain/search/unstocked.ts'
import type { Database } from '../db/connect.ts'
import { Refresh, type RefreshOptions } from '../db/refresh.ts'
import type { ImageManifest } from '../images/image-manifest.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { type CatalogueContents, colourwaysOf } from './catalogue-contents.ts'
import { ContentsKeeper, type KeeperOptions } from './contents-keeper.ts'
import { type FittingProducts, fittingProducts, productsByFit } from './fitting-products.ts'
import { asPrice, toCriteria, toPage } from './index-query.ts'
import { type Drop, nearestProducts, productsLike } from './nearest-products.ts'
import type { ProductQuery } from './product-criteria.ts'
import { readSizeOrder } from './read-size-order.ts'
import { refuseBrands } from './refuse-brands.ts'
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
  /** What a search says is not wanted, where its list leaves that out. */
  unwanted(q: string): readonly string[]
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
      if (other === null && query.q !== undefined && asksForPage(query.q)) return { drops: [], products: [] }
      const { drops, ids } = other
        ? { drops: [], ids: productsLike(keeper.contents, other, limit) }
        : nearestProducts(keeper.contents.index, criteriaOf(keeper.contents, query), limit)
      return { drops, products: ids.flatMap((id) => keeper.contents.products.get(id) ?? []) }
    },
    findUnstocked: (q) => unstockedIn(keeper.contents, q),
    leftOut: (q) => keeper.contents.index.leftOut(criteriaOf(keeper.contents, { q } as ProductsQuery)),
    unwanted: (q) => criteriaOf(keeper.contents, { q } as ProductsQuery).unwanted ?? [],
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

type Searched = Pick<CatalogueContents, 'categories' | 'synonyms' | 'index'>

/** It may be misspelt where the words find nothing and ask nothing. */
function unstockedIn({ index, synonyms }: Omit<Searched, 'categories'>, q: string | undefined): Unstocked | null {
  if (q === undefined) return null
  const typed = readSearchQuery(q)?.words.join(' ') ?? ''
  // The index keeps what it found; comparing with every brand costs as much as a search.
  const isElse = () => typed === '' || findQuestions(q).length > 0 || index.finds({ q: typed, synonyms })
  const other = findUnstocked(q) ?? (isElse() ? null : findMisspeltUnstocked(typed))
  return other === null || index.hasAny(phrasesOf(other)) ? null : other
}

/**
 * Where no product has both of what `and` joins, one is enough. A number that no product has as a word is a price. Of
 * what has no small frames, the smallest come first. Words
 * that no product has are left out, unless they ask for a page.
 */
function readCriteria(searched: Searched, query: ProductsQuery): ProductQuery {
  const typed = refuseBrands(toCriteria(searched, query), searched.index)
  const { q, synonyms } = typed
  if (query.q === undefined || q === undefined) return typed
  if (unstockedIn(searched, query.q)) return { ...typed, q: NOTHING }
  const isLiteral = asksQuestion(query.q)
  const criteria = { ...typed, isLiteral }
  const either = readSearchQuery(query.q)?.either?.join(' ')
  for (const words of [q, either]) {
    if (words && searched.index.finds({ q: words, synonyms, isLiteral })) return { ...criteria, q: words }
  }
  const price = asPrice(query)
  if (price !== null) return toCriteria(searched, price)
  const bySize = readSizeOrder(q.split(' '), searched.synonyms)
  if (bySize !== null && searched.index.finds({ q: bySize.words.join(' '), synonyms, isLiteral })) {
    const inOrderOf = query.sort === undefined ? bySize.inOrderOf : undefined
    return { ...criteria, q: bySize.words.join(' '), inOrderOf }
  }
  const isUnasked = findQuestions(query.q).length === 0
  return {
    ...criteria,
    isLenient: !asksForPage(query.q),
    mayLeaveAll: isUnasked && (saysMore(query.q) || typed.isWorn === true),
  }
}

/** What is not wanted does not count where nothing would be left; where it is all that was said, some product must have it. */
function criteriaOf(searched: Searched, query: ProductsQuery): ProductQuery {
  const criteria = readCriteria(searched, query)
  if (criteria.unwanted === undefined) return criteria
  const { index } = searched
  const { total } = index.query({ ...criteria, filters: {}, limit: 0 })
  if (total === 0) return { ...criteria, unwanted: undefined }
  return criteria.q === undefined && total === index.size ? { ...criteria, q: NOTHING } : criteria
}

function findAll(contents: CatalogueContents, query: ProductsQuery): CatalogProduct[] {
  const { ids } = contents.index.query(criteriaOf(contents, query))
  return ids.flatMap((id) => contents.products.get(id) ?? [])
}
