import { inEuro } from '../../client/money-in-euro.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { dayInCyprus, momentInCyprus } from '../../domain/calendar.ts'
import { projectReduction } from '../../domain/reductions.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { AdminProduct } from './product-draft.ts'

interface ReductionLawProps {
  product: AdminProduct
  /** The reduced price; `null` while there is none. */
  cents: number | null
  from: string
}

/** What shoppers will see struck through, before the reduction is stored (Directive 98/6/EC, art. 6a). */
export function ReductionLaw({ product, cents, from }: ReductionLawProps) {
  const { product: words } = useAdminWords()
  return (
    <div role="status" className="figures border-l-2 border-brass pl-4 text-small">
      <p className="font-medium">{words.law}</p>
      <p>{shownText()}</p>
    </div>
  )

  function shownText(): string {
    if (cents === null || from === '') return fill(words.lawEnter, { price: inEuro(product.price ?? 0) })
    const now = new Date()
    const startsAt = from <= dayInCyprus(now) ? now : momentInCyprus(from, 0)
    const history = product.priceHistory.map((period) => ({
      priceCents: fromWire(period.price),
      discountPriceCents: period.discountPrice === null ? null : fromWire(period.discountPrice),
      validFrom: new Date(period.from),
    }))
    const planned = product.reductions
      .filter(({ state }) => state === 'planned' || state === 'running')
      .map((one) => ({
        priceCents: fromWire(one.price),
        startsAt: new Date(one.startsAt),
        endsAt: new Date(one.endsAt),
      }))
    const seen = projectReduction(history, fromWire(product.price ?? 0), { startsAt, priceCents: cents }, planned)
    if (seen.referenceCents !== null) {
      return fill(words.lawReference, { price: inEuro(toWire(seen.referenceCents)) })
    }
    return seen.lowestCents === null ? words.lawNew : fill(words.lawNone, { price: inEuro(toWire(seen.lowestCents)) })
  }
}
