import type { Category, Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { listingHref } from '../catalog/listing-query.ts'
import type { Suggestions } from './use-suggestions.ts'

export type SearchOption = { to: string } & (
  | { kind: 'product' | 'near'; product: Product }
  | { kind: 'category'; category: Category; count: number }
  | { kind: 'answer'; page: Suggestions['pages'][number] }
  | { kind: 'all'; total: number }
)

const MAX_CATEGORIES = 3

/** The pages and products that a search finds; where it finds neither, the nearest products. */
export function optionsOf({ q, products, near, categories, total, pages }: Suggestions): SearchOption[] {
  const answers = pages.map((page): SearchOption => ({ kind: 'answer', to: page.href, page }))
  if (total === 0) return [...answers, ...near.map((product) => optionOf('near', product))]
  const largest = [...categories].sort((a, b) => b.count - a.count).slice(0, MAX_CATEGORIES)
  return [
    ...answers,
    ...products.map((product) => optionOf('product', product)),
    ...largest.map(
      (match): SearchOption => ({
        kind: 'category',
        to: listingHref({ category: match.category.slug, q, page: 1 }),
        ...match,
      }),
    ),
    { kind: 'all', to: listingHref({ q, page: 1 }), total },
  ]
}

const optionOf = (kind: 'product' | 'near', product: Product): SearchOption => ({
  kind,
  to: href('product', { slug: product.slug }),
  product,
})
