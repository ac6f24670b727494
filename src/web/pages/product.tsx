import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { href } from '../../contract/href.ts'
import { lookQuery } from '../catalog/gallery.tsx'
import { findListed, openListed } from '../catalog/listed-product.ts'
import { productQuery } from '../catalog/product-query.ts'
import { relatedQuery } from '../catalog/related-products.tsx'
import { useParams } from '../navigation/view.ts'
import { ProductView } from '../product/product-view.tsx'
import type { PageDefinition } from '../site/page.ts'

export const page: PageDefinition = {
  load: async ({ queries }, { params }) => {
    try {
      const slug = params.slug ?? ''
      const isListed = openListed(queries, slug)
      const others = [queries.prefetchQuery(relatedQuery(slug)), queries.prefetchQuery(lookQuery(slug))]
      if (!isListed) await Promise.all([queries.fetchQuery(productQuery(slug)), ...others])
      return undefined
    } catch {
      return { redirect: href('notFound') }
    }
  },
  Page: ProductPage,
}

function ProductPage() {
  const slug = useParams().slug ?? ''
  const queries = useQueryClient()
  const { data, isError } = useQuery(productQuery(slug))
  const product = data ?? findListed(queries, slug)
  const navigate = useNavigate()
  useEffect(() => {
    if (isError) void navigate(href('notFound'), { replace: true })
  }, [isError, navigate])
  if (!product || isError) return null
  // The colours of a model share a page, so that what one looks at stays in view.
  return <ProductView key={product.model ?? product.slug} product={product} />
}
