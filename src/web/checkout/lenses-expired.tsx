import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { FormField } from './delivery-choice.tsx'

/** Lenses of the cart can't be ordered at their price; they are chosen again from the cart. */
export function LensesExpired({ field: { id } }: { field: FormField }) {
  const { lensOrders, checkout } = useWords()
  return (
    <div id={id} tabIndex={-1} className="mt-5 border-l-2 border-terracotta py-1 pl-4 text-small">
      <p className="text-terracotta">{lensOrders.expiredShort}</p>
      <Link to={href('cart')} className="plain-link inline-block min-h-6">
        {checkout.backToCart}
      </Link>
    </div>
  )
}
