import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { AdminProduct } from './product-draft.ts'
import { lastMoment } from './product-table.tsx'
import type { useProductChange } from './use-product-change.ts'

const MOST_SHOWN = 6

interface ReductionListProps {
  product: AdminProduct
  change: ReturnType<typeof useProductChange>
}

export function ReductionList({ product, change }: ReductionListProps) {
  const { product: words } = useAdminWords()
  const { language } = useSite()
  const mayPrice = useMay()('catalog.prices')
  const api = useApi()
  const failure = useFailure()
  const { id: productId, version, reductions, discountPrice } = product
  const ending = useAsyncAction(async (reductionId: number | null) => {
    failure.clear()
    await change.run(
      () =>
        reductionId === null
          ? api.products.changePrice(productId, { version, discountPrice: null })
          : api.products.endReduction(productId, reductionId, version),
      words.ended,
    )
  }, failure.set)
  const isUndated = discountPrice !== null && !reductions.some(({ state }) => state === 'running')
  const endButton = (reductionId: number | null, text: string) =>
    mayPrice && (
      <Button
        look="bare"
        className="min-h-8 text-terracotta"
        isBusy={ending.isBusy}
        onClick={() => ending.run(reductionId)}
      >
        {text}
      </Button>
    )
  const day = (moment: string) => formatDate(moment, 'momentDay', language)
  return (
    <>
      <ErrorBox text={failure.text} />
      {isUndated && endButton(null, words.end)}
      {reductions.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-text text-small font-medium">{words.reductions}</h3>
          <ul className="divide-y divide-hairline text-small">
            {reductions.slice(0, MOST_SHOWN).map((one) => (
              <li key={one.id} className="py-2">
                <p className="figures">
                  {fill(words.reductionLine, {
                    price: inEuro(one.price),
                    from: day(one.startsAt),
                    to: day(lastMoment(one.endsAt)),
                  })}
                </p>
                <p className="flex flex-wrap items-center gap-x-3 text-label text-ink-soft">
                  {words.reductionState[one.state]}
                  {one.createdBy && ` · ${fill(words.byPerson, { name: one.createdBy })}`}
                  {one.state === 'running' && endButton(one.id, words.end)}
                  {one.state === 'planned' && endButton(one.id, words.cancelPlanned)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
