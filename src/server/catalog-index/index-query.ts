import type { Category } from '../../contract/catalog.ts'
import type { ProductsQuery } from '../../contract/product-queries.ts'
import { FACETS, FLAGS } from '../../domain/filters.ts'
import { readSearchQuery } from '../../domain/search/query.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'
import type { Page, ProductCriteria } from './product-criteria.ts'

/** What the words of the shop mean: its categories, and words that mean the same. */
export interface Vocabulary {
  categories: readonly Category[]
  synonyms: Synonyms
}

export function toCriteria({ categories, synonyms }: Vocabulary, query: ProductsQuery): ProductCriteria {
  const values = [...FACETS, ...FLAGS].map((name) => [name, query[name]])
  return {
    filters: { ...Object.fromEntries(values), category: requestedCategory(categories, query) },
    ...searched(query, synonyms),
    excludeId: query.exclude,
    onePerModel: query.onePerModel,
  }
}

/** What the words of a search ask for, within the price filter. Words that nobody can read find nothing. */
function searched({ q, minPrice, maxPrice }: ProductsQuery, synonyms: Synonyms): Partial<ProductCriteria> {
  const read = q === undefined ? null : readSearchQuery(q)
  const cents = (of: typeof Math.max, chosen?: number, typed?: number) => {
    const known = [chosen, typed].filter((euros) => euros !== undefined)
    return known.length === 0 ? undefined : of(...known) * 100
  }
  const isTyped = read?.minPrice !== undefined || read?.maxPrice !== undefined
  return {
    q: read === null || read.words.length > 0 ? (read?.words.join(' ') ?? q) : undefined,
    unwanted: read?.unwanted,
    sizes: read?.sizes,
    isWorn: read?.isWorn,
    synonyms,
    isPriceTyped: isTyped && minPrice === undefined && maxPrice === undefined,
    minPriceCents: cents(Math.max, minPrice, read?.minPrice),
    maxPriceCents: cents(Math.min, maxPrice, read?.maxPrice),
  }
}

/** The query with its lone number as the highest price; null where it is none. */
export function asPrice(query: ProductsQuery): ProductsQuery | null {
  const price = query.q === undefined ? undefined : readSearchQuery(query.q)?.orPrice
  return price === undefined ? null : { ...query, q: `<${price}` }
}

/** The order that is chosen, or that the words of the search ask for. */
export function toPage({ q, sort, offset = 0, limit }: ProductsQuery): {
  [Name in keyof Page]?: Page[Name] | undefined
} {
  if (sort !== undefined || q === undefined) return { sort, offset, limit }
  const { sort: asked, first, inOrderOf } = readSearchQuery(q) ?? {}
  return {
    sort: asked,
    isOrderImplied: asked !== undefined,
    first: asked === undefined ? first : undefined,
    inOrderOf: asked === undefined ? inOrderOf : undefined,
    offset,
    limit,
  }
}

/** The category by slug, id or both. Two different categories, or an unknown one, match nothing: `''`. */
function requestedCategory(
  categories: readonly Category[],
  { category, categoryId }: ProductsQuery,
): string | undefined {
  if (categoryId === undefined) return category
  const slug = categories.find((one) => one.id === categoryId)?.slug ?? ''
  return category === undefined || category === slug ? slug : ''
}
