import type { ProductsQuery } from '../../contract/catalog.ts'
import type { Shop } from '../shop.ts'

/** The words of a search, where the shop has nothing for them, whatever else was chosen. */
export function findVainQuery({ catalogue }: Pick<Shop, 'catalogue'>, q: string | undefined): string | undefined {
  if (!q) return undefined
  return catalogue.listProducts({ q, limit: 1 } as ProductsQuery).total === 0 ? q : undefined
}
