import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { href } from '../../contract/href.ts'
import { lookQuery } from '../catalog/gallery.tsx'
import { relatedQuery } from '../catalog/related-products.tsx'
import { useParams } from '../navigation/view.ts'
import { ProductView } from '../product/product-view.tsx'
import type { PageDefinition } from '../site/page.ts'

const productQuery = (slug: string) => callQuery('GET /api/products/{slug}', { params: { slug } })

export const page: PageDefinition = {
  load: async ({ queries }, { params }) => {
    try {
      const product = await queries.fetchQuery(productQuery(params.slug ?? ''))
      await Promise.all([queries.prefetchQuery(relatedQuery(product)), queries.prefetchQuery(lookQuery(product.slug))])
      return undefined
    } catch {
      return { redirect: href('notFound') }
    }
  },
  Page: ProductPage,
}

function ProductPage() {
  const { data: product } = useQuery(productQuery(useParams().slug ?? ''))
  // Only for the moment in which the router leaves for the not-found page.
  if (!product) return null
  return <ProductView key={product.id} product={product} />
}
