import type { ReactNode } from 'react'
import type { ProductCard } from '../../contract/catalog.ts'
import { Kept } from '../kept-html.tsx'
import { ProductTile, ProductTileSkeleton } from './product-tile.tsx'

const COLUMNS = {
  3: 'grid-cols-2 xl:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4 [&>li:nth-child(4)]:md:max-xl:hidden',
} as const

const GRID = 'grid border-t border-l border-hairline *:border-r *:border-b *:border-hairline'

interface ProductGridProps<Item> {
  products: readonly Item[] | undefined
  columns: keyof typeof COLUMNS
  /** How many of the first pictures are in view at once. */
  eager?: number
  awaited?: number
  /** What a tile says of its product's fit; without it, how it fits what the visitor has said. */
  markOf?: (product: Item) => ReactNode
}

export function ProductGrid<Item extends ProductCard>({
  products,
  columns,
  eager = 0,
  awaited = 12,
  markOf,
}: ProductGridProps<Item>) {
  const className = `${GRID} ${COLUMNS[columns]} noscript:aria-busy:hidden`
  if (products === undefined) {
    return (
      <ul className={className} aria-busy>
        {Array.from({ length: awaited }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
          <li key={index}>
            <ProductTileSkeleton />
          </li>
        ))}
      </ul>
    )
  }
  const tiles = products.map((product, index) => ({
    key: String(product.id),
    name: `tile ${product.id} ${index < eager}`,
    content: () => (
      <li>
        <ProductTile product={product} isEager={index < eager} mark={markOf?.(product)} />
      </li>
    ),
  }))
  return <Kept as="ul" className={className} parts={tiles} isKept={markOf === undefined} />
}
