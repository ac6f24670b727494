import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { useStores } from './use-stores.ts'

const HEAD = 'border-b border-hairline px-2 py-2 text-left text-label font-medium text-ink-soft sm:px-3'
const CELL = 'border-b border-hairline/70 px-2 py-2.5 align-top sm:px-3'

export function Movements({ productId }: { productId: number }) {
  const { stockPage: words, stock } = useAdminWords()
  const { language } = useSite()
  const { nameOf } = useStores()
  const { movements, more } = useMovements(productId)
  return (
    <section aria-labelledby="movements">
      <h2 id="movements" className="mb-4 text-title">
        {words.movements}
      </h2>
      {movements?.length === 0 && <p className="text-ink-soft">{words.noMovements}</p>}
      {movements && movements.length > 0 && (
        <table className="w-full border-separate border-spacing-0 text-small">
          <caption className="sr-only">{words.movements}</caption>
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {words.what}
              </th>
              <th scope="col" className={HEAD}>
                {stock.store}
              </th>
              <th scope="col" className={`${HEAD} max-lg:hidden`}>
                {words.by}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {words.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <tr key={movement.id}>
                <th scope="row" className={`${CELL} text-left font-normal`}>
                  {words.reasons[movement.reason]}
                  <time dateTime={movement.at} className="block text-label text-ink-soft">
                    {formatDate(movement.at, 'shortMoment', language)}
                  </time>
                  {movement.orderId && (
                    <Link
                      to={adminHref('order', { params: { orderId: movement.orderId } })}
                      className="plain-link figures inline-block min-h-6 text-label text-sea"
                    >
                      {fill(words.forOrder, { number: movement.orderId })}
                    </Link>
                  )}
                  {movement.note && <span className="block text-label">{movement.note}</span>}
                </th>
                <td className={CELL}>{nameOf(movement.store)}</td>
                <td className={`${CELL} max-lg:hidden`}>{movement.staffName ?? words.byShop}</td>
                <td className={`${CELL} figures text-right font-medium`}>
                  {movement.delta > 0 ? `+${movement.delta}` : `−${-movement.delta}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more && (
        <Button look="outline" className="mt-5" onClick={more}>
          {words.older}
        </Button>
      )}
    </section>
  )
}

function useMovements(productId: number) {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: [`/api/admin/stock/products/${productId}/movements`],
    queryFn: ({ pageParam }) => api.stock.movements(productId, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return {
    movements: query.data?.pages.flatMap((page) => page.movements),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}
