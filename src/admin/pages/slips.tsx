import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { ORDER_VIEW_NAMES, type OrderView } from '../../domain/order-views.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { PackingSlip } from '../orders/order.ts'
import { PackingSlipSheet } from '../orders/packing-slip.tsx'
import { PAPERS, type Paper, PaperSize } from '../orders/paper-size.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'

/** The slip of one order, or of many; each begins on a page of its own. */
export function Page() {
  const { slips: words } = useAdminWords()
  const { orderId } = useParams()
  const slips = useQuery(adminQuery('GET /api/admin/orders/slips', { query: useSlipsQuery(orderId) }))
  if (slips.data?.length === 0) return <EmptyState title={words.none} text={words.noneText} />
  if (slips.data) return <Slips slips={slips.data} orderId={orderId} />
  return <Loading query={slips} className="mt-8 h-96" />
}

function useSlipsQuery(orderId: string | undefined) {
  const [search] = useSearchParams()
  const ids = orderId ?? search.get('ids') ?? undefined
  if (ids !== undefined) return { ids }
  const view = ORDER_VIEW_NAMES.find((name): name is OrderView => name === search.get('view'))
  return { view: view ?? 'open', q: search.get('q') ?? '' } as const
}

function Slips({ slips, orderId }: { slips: readonly PackingSlip[]; orderId: string | undefined }) {
  const { slips: words, orders, order } = useAdminWords()
  const { language } = useSite()
  const [isGift, setGift] = useState(false)
  const [paper, setPaper] = useState<Paper>('A5')
  useNotedPrints(slips)
  const back =
    orderId === undefined
      ? { to: adminHref('orders'), text: orders.title }
      : { to: adminHref('order', { params: { orderId } }), text: fill(order.title, { number: orderId }) }
  return (
    <>
      <PaperSize paper={paper} />
      <div className="print:hidden">
        <PageHeading
          title={orderId === undefined ? words.title : fill(words.titleOne, { number: orderId })}
          back={
            <Link to={back.to} className="plain-link inline-block min-h-6 text-ink-soft">
              {back.text}
            </Link>
          }
        >
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={isGift}
              onChange={(event) => setGift(event.target.checked)}
              className="size-5 cursor-pointer accent-sea"
            />
            {words.isGift}
          </label>
          <label className="flex min-h-11 items-center gap-3 text-small">
            {words.paper}
            <select
              value={paper}
              onChange={(event) => setPaper(event.target.value as Paper)}
              className="min-h-11 rounded-edge border border-ink-soft/60 bg-white px-3"
            >
              {PAPERS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <Button onClick={() => print()}>{words.print}</Button>
        </PageHeading>
        <p role="status" className="figures pb-4 text-label text-ink-soft">
          {plural(words.count, slips.length, language)}
        </p>
      </div>
      <div className="space-y-6 print:space-y-0">
        {slips.map((slip) => (
          <PackingSlipSheet key={slip.orderId} slip={slip} hasPrices={!isGift} />
        ))}
      </div>
    </>
  )
}

/** However printing is begun, by the button or by the browser. */
function useNotedPrints(slips: readonly PackingSlip[]) {
  const api = useApi()
  useEffect(() => {
    const onPrint = () => void api.orders.notePrinted(slips.map(({ orderId }) => orderId)).catch(() => undefined)
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [api, slips])
}
