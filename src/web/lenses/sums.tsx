import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import type { LensOffer } from '../../contract/lenses.ts'
import { useStorefront } from '../site/storefront-context.tsx'

/** What the pair costs; the server charges what it computes itself. */
export function Sums({ product, offer }: { product: Product; offer: LensOffer }) {
  const { sum } = useWords().lenses
  const { money } = useStorefront()
  const frame = product.discountPrice ?? product.price
  const rows: [string, number][] = [
    [sum.frame, frame],
    [sum.lenses, offer.price],
    [sum.total, (Math.round(frame * 100) + Math.round(offer.price * 100)) / 100],
  ]
  return (
    <dl className="mt-8 max-w-md border-y border-hairline">
      {rows.map(([name, price]) => (
        <div
          key={name}
          className="flex justify-between gap-6 border-hairline border-t py-3 first:border-t-0 last:text-lead"
        >
          <dt>{name}</dt>
          <dd className="figures">{money(price)}</dd>
        </div>
      ))}
    </dl>
  )
}
