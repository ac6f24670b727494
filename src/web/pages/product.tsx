import { useQuery } from '@tanstack/react-query'
import { href } from '../../contract/href.ts'
import { lookQuery } from '../catalog/gallery.tsx'
import { productQuery } from '../catalog/product-query.ts'
import { relatedQuery } from '../catalog/related-products.tsx'
import { useParams } from '../navigation/view.ts'
import { ProductView } from '../product/product-view.tsx'
import type { PageDefinition } from '../site/page.ts'

export const page: PageDefinition = {
  load: async ({ queries }, { params }) => {
    try {
      const product = await queries.fetchQuery(productQuery(params.slug ?? ''))
      await Promise.all([
        queries.prefetchQuery(relatedQuery(product.slug)),
        queries.prefetchQuery(lookQuery(product.slug)),
      ])
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
  // The colours of a model share a page, so that what one looks at stays in view.
  return <ProductView key={product.model ?? product.slug} product={product} />
}
