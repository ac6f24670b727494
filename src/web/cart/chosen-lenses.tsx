import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { CartItem } from '../../contract/cart.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { LensFacts } from '../orders/lens-facts.tsx'
import { useStorefront } from '../site/storefront-context.tsx'
import { isOfferOver, lensesAddress } from './lens-offer.ts'

interface ChosenLensesProps {
  lenses: NonNullable<CartItem['lenses']>
  itemId: number
  slug: string
  /** The product's name, for the accessible labels. */
  product: string
}

/** The lenses of a cart line: what they are, how long they can be had at that price, and the way to others. */
export function ChosenLenses({ lenses, itemId, slug, product }: ChosenLensesProps) {
  const { words, language } = useSite()
  const { money } = useStorefront()
  const { lensOrders } = words
  const isOver = isOfferOver(lenses)
  const date = formatDate(lenses.offeredUntil, 'momentDay', language)
  return (
    <>
      <LensFacts lenses={lenses} price={money(lenses.price)} />
      {isOver ? (
        <p className="mt-3 border-l-2 border-terracotta py-1 pl-4 text-small text-terracotta">
          {fill(lensOrders.expired, { date })}
        </p>
      ) : (
        <p className="text-label text-ink-soft">{fill(lensOrders.heldUntil, { date })}</p>
      )}
      <Link
        to={lensesAddress(slug, itemId)}
        aria-label={fill(isOver ? lensOrders.chooseAgainOf : lensOrders.changeOf, { product })}
        className="plain-link mt-1 inline-block min-h-6 text-small"
      >
        {isOver ? lensOrders.chooseAgain : lensOrders.change}
      </Link>
    </>
  )
}
