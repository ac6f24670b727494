import type { QueryClient } from '@tanstack/react-query'
import { preload } from 'react-dom'
import type { Product } from '../../contract/catalog.ts'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'
import { GALLERY_SIZES, GALLERY_SUFFICES } from './gallery-strip.tsx'
import { productQuery } from './product-query.ts'

type Answer = readonly Product[] | { products?: readonly Product[] } | undefined

/**
 * Shows a product's page at once by what a list has answered before, and reads the product anew: lists know the stock
 * only roughly.
 *
 * @returns whether a list has it
 */
export function showListed(queries: QueryClient, slug: string): boolean {
  const query = productQuery(slug)
  if (queries.getQueryData(query.queryKey) !== undefined) return true
  const listed = findListed(queries, slug)
  if (listed === undefined) return false
  queries.setQueryData(query.queryKey, listed)
  // A product that cannot be read leads to the not-found page (specification, section 8).
  queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
  preloadFront(listed)
  return true
}

function findListed(queries: QueryClient, slug: string): Product | undefined {
  const lists = queries.getQueriesData<Answer>({
    predicate: ({ queryKey }) => /^\/api\/products\b/.test(String(queryKey[0])),
  })
  const products = lists.flatMap(([, answer]) =>
    Array.isArray(answer) ? answer : ((answer as { products?: Product[] })?.products ?? []),
  )
  return products.find((product) => product.slug === slug)
}

/** The gallery's first picture, in the size and format that it will ask for. */
function preloadFront({ images: [front] }: Product): void {
  const variant = front === undefined ? null : imageVariantOf(front)
  if (variant === null) return
  preload(variant.at(640, 'avif'), {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: srcSetOf(variant, 'avif', GALLERY_SUFFICES),
    imageSizes: GALLERY_SIZES,
  })
}
