import type { RefObject } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { isInStock } from '../../domain/cart.ts'
import { localized } from '../../i18n/languages.ts'
import { AddToCart } from '../cart/add-to-cart.tsx'
import type { Adding } from '../cart/use-add-to-cart.ts'
import { ColorLinks } from '../catalog/color-swatches.tsx'
import { PriceNotes } from '../catalog/price-notes.tsx'
import { ProductPrice } from '../catalog/product-price.tsx'
import { Promises } from '../catalog/promises.tsx'
import { SizeLine } from '../catalog/size-line.tsx'
import { LensLink } from '../lenses/lens-link.tsx'
import { FitSlot } from '../own-fit/fit-slot.tsx'
import { SaveHeart } from '../saved/save-heart.tsx'
import { SavedLink } from '../saved/saved-link.tsx'
import { TryVirtually } from '../try-on/try-virtually.tsx'
import { Availability } from './availability.tsx'
import { AwaitedSummary } from './awaited-summary.tsx'
import { InStores } from './in-stores.tsx'
import { KeyFacts } from './key-facts.tsx'
import { SoldOutOffer } from './sold-out-offer.tsx'

interface BuyingColumnProps {
  product: ShownProduct
  adding: Adding
  place: RefObject<HTMLDivElement | null>
  isPreview: boolean
}

/** Name, price, availability and button first, so that a phone's first screen holds them; then what helps to decide. */
export function BuyingColumn({ product, adding, place, isPreview }: BuyingColumnProps) {
  const { words, language } = useSite()
  const name = localized(product, 'name', language)
  const summary = localized(product, 'description', language)?.split(/\n+/)[0]
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p className="grow text-small text-ink-soft">{product.brand}</p>
        <SavedLink />
        <SaveHeart productId={product.id} name={name} className="-my-2 -mr-3 shrink-0" />
      </div>
      <h1 className="mt-1 mb-3 text-title sm:text-heading lg:mb-5">{name}</h1>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 lg:mb-5">
        <ProductPrice product={product} size="page" />
        <Availability product={product} />
      </div>
      {product.colourways && <ColorLinks colourways={product.colourways} current={product.slug} />}
      {isInStock(product) ? (
        <AddToCart key={`buy ${product.id}`} product={product} adding={adding} place={place} />
      ) : (
        !isPreview && <SoldOutOffer key={`alert ${product.id}`} product={product} />
      )}
      <PriceNotes product={product} />
      {isInStock(product) && <LensLink product={product} />}
      <div className="mt-8">
        <KeyFacts product={product} />
        {product.measurements && (
          <SizeLine measurements={product.measurements}>
            <Link to={href('fitFinder')} className="plain-link inline-flex min-h-6 items-center text-small">
              {words.fitFinder.productLink}
            </Link>
            <div className="basis-full empty:hidden">
              <FitSlot product={product} isWhole />
            </div>
          </SizeLine>
        )}
        {summary === undefined ? <AwaitedSummary /> : <p className="mb-5 max-w-prose text-ink-soft">{summary}</p>}
      </div>
      <TryVirtually key={`try ${product.id}`} product={product} />
      {!isPreview && <InStores product={product} />}
      <Promises product={product} />
    </>
  )
}
