import type { ProductsQuery } from '../../contract/product-queries.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'
import { answerSearch } from './answer-search.ts'

/** The words of a search, where the shop has neither products nor a page for them, whatever else was chosen. */
export function findVainQuery(
  shop: { catalogue: Pick<Catalogue, 'listProducts' | 'findUnstocked'> },
  q: string | undefined,
): string | undefined {
  if (!q) return undefined
  if (shop.catalogue.listProducts({ q, limit: 1 } as ProductsQuery).total > 0) return undefined
  return answerSearch(shop, q).pages.length > 0 ? undefined : q
}
