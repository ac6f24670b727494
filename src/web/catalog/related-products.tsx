import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { RELATED_PRODUCTS } from '../../domain/shop-facts.ts'
import { ProductGrid } from './product-grid.tsx'

export const relatedQuery = ({ categoryId, id }: Pick<Product, 'categoryId' | 'id'>) =>
  callQuery('GET /api/products', {
    query: { categoryId: String(categoryId), limit: String(RELATED_PRODUCTS), exclude: String(id) },
  })

export function RelatedProducts({ product }: { product: Product }) {
  const words = useWords()
  const { data, isError } = useQuery(relatedQuery(product))
  if (isError || data?.length === 0) return null
  return (
    <section className="shell pb-section">
      <h2 className="mb-8 text-heading">{words.product.related}</h2>
      <ProductGrid products={data?.slice(0, RELATED_PRODUCTS)} columns={4} awaited={RELATED_PRODUCTS} />
    </section>
  )
}
