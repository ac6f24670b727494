import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { isInStock } from '../../domain/cart.ts'
import { localized } from '../../i18n/languages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FitSlot } from '../own-fit/fit-slot.tsx'
import { SaveHeart } from '../saved/save-heart.tsx'
import { ColorButtons } from './color-swatches.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { productQuery } from './product-query.ts'
import { altOf } from './product-words.ts'

const PICTURE = 'multiplied tile-picture'

const HIDDEN_WHILE_NEAR = 'group-focus-within:opacity-0 group-hover:opacity-0'

const SIZES = '(min-width: 80rem) 22vw, (min-width: 48rem) 33vw, 50vw'

interface ProductTileProps {
  product: ProductCard
  isEager?: boolean
  mark?: ReactNode
}

/**
 * A product in a grid: its picture on pure white, then brand, name and price. Where a pointer can hover, the second
 * picture is loaded when the pointer or the focus comes, and replaces the first once it is there.
 */
export function ProductTile({ product: listed, isEager = false, mark }: ProductTileProps) {
  const { words, language } = useSite()
  const [slug, setSlug] = useState(listed.slug)
  const other = useQuery({ ...productQuery(slug), enabled: slug !== listed.slug }).data
  const product = (slug !== listed.slug && other) || listed
  const [front, turned] = product.images
  const name = localized(product, 'name', language)
  const badge = isInStock(product) ? product.isNew && words.listing.isNew : words.listing.soldOut
  const [isApproached, setApproached] = useState(false)
  const [loaded, setLoaded] = useState<string>()
  const approach = () => setApproached(matchMedia('(hover: hover)').matches)
  return (
    <article className="group product-tile" onPointerEnter={approach} onFocus={approach}>
      <div className="tile-top">
        <div data-morph={product.slug}>
          {front && (
            <ProductPicture
              src={front}
              alt={altOf(product, words, language)}
              sizes={SIZES}
              isEager={isEager}
              preview={product.preview}
              className={loaded && loaded === turned ? `${PICTURE} ${HIDDEN_WHILE_NEAR}` : PICTURE}
            />
          )}
          {isApproached && turned && (
            <ProductPicture
              key={turned}
              src={turned}
              alt=""
              sizes={SIZES}
              onLoad={() => setLoaded(turned)}
              className={`${PICTURE} opacity-0 group-focus-within:opacity-100 group-hover:opacity-100`}
            />
          )}
        </div>
        <SaveHeart productId={product.id} name={name} />
        {badge && <Badge>{badge}</Badge>}
      </div>
      <div className="tile-text">
        <p>{product.brand}</p>
        <h3>
          <Link to={href('product', { slug: product.slug })}>{name}</Link>
        </h3>
        {listed.colourways && <ColorButtons colourways={listed.colourways} current={slug} onChoose={setSlug} />}
        {mark ?? <FitSlot product={product} />}
        <ProductPrice product={product} />
      </div>
    </article>
  )
}

export function ProductTileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[5/6] sm:aspect-square" />
      <div className="space-y-2 px-3 pt-4 pb-6 sm:px-5">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/4" />
      </div>
    </div>
  )
}
