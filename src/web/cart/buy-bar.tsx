import { type RefObject, useEffect, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { isInStock } from '../../domain/cart.ts'
import { localized } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { ProductPrice } from '../catalog/product-price.tsx'
import type { Adding } from './use-add-to-cart.ts'

interface BuyBarProps {
  product: ProductCard
  adding: Adding
  /** The page's own buttons: the bar appears once they have scrolled out of view. */
  after: RefObject<HTMLElement | null>
}

/** Name, price and button at the foot of a small screen. `buy-bar` keeps what has the focus from going under it. */
export function BuyBar({ product, adding, after }: BuyBarProps) {
  const { words, language } = useSite()
  const isPassed = usePassed(after)
  if (!isPassed || !isInStock(product)) return null
  return (
    <section
      aria-label={words.product.buyBar}
      className="buy-bar fixed inset-x-0 z-30 flex items-center gap-4 border-t border-hairline bg-paper px-gutter py-2.5 lg:hidden"
    >
      <div className="min-w-0 grow">
        <p className="truncate text-label text-ink-soft">{localized(product, 'name', language)}</p>
        <ProductPrice product={product} />
      </div>
      <Button isBusy={adding.isBusy} onClick={() => adding.add(1)} className="shrink-0">
        {adding.isBusy ? words.product.adding : words.product.addToCart}
      </Button>
    </section>
  )
}

function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    // Reaching far below the screen, so that a jump from above the element to beneath it is noticed as well.
    const watching = new IntersectionObserver(([entry]) => setPassed(entry !== undefined && !entry.isIntersecting), {
      rootMargin: '0px 0px 1000000px 0px',
    })
    watching.observe(element.current)
    return () => watching.disconnect()
  }, [element])
  return isPassed
}
