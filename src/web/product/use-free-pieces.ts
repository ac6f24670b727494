import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import type { ProductCard } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'

/** What each store has of a product now. Rendered pages are cached, so only the browser asks. */
export function useFreePieces(product: ProductCard) {
  const read = callQuery('GET /api/products/{slug}/stores', { params: { slug: product.slug } })
  return useQuery({ ...read, staleTime: 0, enabled: isInStock(product) })
}
