import type { ProductsQuery } from '../../contract/product-queries.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'

/** The words of a search, where the shop has nothing for them, whatever else was chosen. */
export function findVainQuery(
  { catalogue }: { catalogue: Pick<Catalogue, 'listProducts'> },
  q: string | undefined,
): string | undefined {
  if (!q) return undefined
  return catalogue.listProducts({ q, limit: 1 } as ProductsQuery).total === 0 ? q : undefined
}
