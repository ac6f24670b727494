import type { ProductsQuery } from '../../contract/product-queries.ts'
import { answerSearch, type SearchedCatalogue } from './answer-search.ts'

/** The words of a search, where no product has them all and no page answers them, whatever else was chosen. */
export function findVainQuery(shop: { catalogue: SearchedCatalogue }, q: string | undefined): string | undefined {
  if (!q) return undefined
  const { catalogue } = shop
  const hasAllWords = () => catalogue.leftOut(q).length === 0
  if (catalogue.listProducts({ q, limit: 1 } as ProductsQuery).total > 0 && hasAllWords()) return undefined
  return answerSearch(shop, q).pages.length > 0 ? undefined : q
}
