import type { QueryClient } from '@tanstack/react-query'
import { preload } from 'react-dom'
import type { ProductCard, ShownProduct } from '../../contract/catalog.ts'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'
import { GALLERY_SIZES, GALLERY_SUFFICES } from './gallery-strip.tsx'
import { productQuery } from './product-query.ts'

type Answer = readonly ShownProduct[] | { products?: readonly ShownProduct[] } | undefined

/**
 * Lets a product's page open at once with what a list has answered before, and reads the product.
 * @returns whether a list has it
 */
export function openListed(queries: QueryClient, slug: string): boolean {
  const query = productQuery(slug)
  if (queries.getQueryData(query.queryKey) !== undefined) return true
  const listed = findListed(queries, slug)
  if (listed === undefined) return false
  void queries.prefetchQuery(query)
  preloadFront(listed)
  return true
}

/** What a list has answered of a product; its stock is known only roughly. */
export function findListed(queries: QueryClient, slug: string): ShownProduct | undefined {
  const lists = queries.getQueriesData<Answer>({
    predicate: ({ queryKey }) => /^\/api\/products\b/.test(String(queryKey[0])),
  })
  const products = lists.flatMap(([, answer]) =>
    Array.isArray(answer) ? answer : ((answer as { products?: ShownProduct[] })?.products ?? []),
  )
  return products.find((product) => product.slug === slug)
}

/** The gallery's first picture, in the size and format that it will ask for. */
function preloadFront({ images: [front] }: ProductCard): void {
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
