import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { RELATED_PRODUCTS } from '../../domain/shop-facts.ts'
import { ProductGrid } from './product-grid.tsx'

export const relatedQuery = (slug: string) => callQuery('GET /api/products/{slug}/related', { params: { slug } })

export function RelatedProducts({ product }: { product: ProductCard }) {
  const words = useWords()
  const { data, isError } = useQuery(relatedQuery(product.slug))
  if (isError || data?.length === 0) return null
  return (
    <section className="shell pb-section">
      <h2 className="mb-8 text-heading">{words.product.related}</h2>
      <ProductGrid products={data} columns={4} awaited={RELATED_PRODUCTS} />
    </section>
  )
}
