import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import type { StockPage } from './stock.ts'
import { useStockChange } from './use-stock-change.ts'
import { useStores } from './use-stores.ts'

export function Reservations({ page }: { page: StockPage }) {
  const { stockPage: words } = useAdminWords()
  const { language } = useSite()
  const { nameOf } = useStores()
  const may = useMay()
  const visitText = (at: string) => fill(words.forVisit, { at: formatDate(at, 'shortMoment', language) })
  if (page.reservations.length === 0) return <p className="text-small text-ink-soft">{words.noReservations}</p>
  return (
    <ul className="space-y-3 text-small">
      {page.reservations.map(({ id, store, quantity, orderId, visitAt, note, staffName, expiresAt }) => (
        <li key={id} className="flex gap-3">
          <span className="figures w-6 shrink-0 text-right font-medium">{quantity}</span>
          <span className="min-w-0">
            {orderId ? (
              <Link
                to={adminHref('order', { params: { orderId } })}
                className="plain-link figures inline-block min-h-6 text-sea"
              >
                {fill(words.forOrder, { number: orderId })}
              </Link>
            ) : (
              fill(words.forCustomer, { until: expiresAt ? formatDate(expiresAt, 'shortMoment', language) : '' })
            )}
            <span className="block text-label text-ink-soft">
              {[nameOf(store), visitAt && visitText(visitAt), staffName, note].filter(Boolean).join(' · ')}
            </span>
            {!orderId && may('stock.move') && <Release id={id} productId={page.product.productId} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Release({ id, productId }: { id: number; productId: number }) {
  const { stockPage: words, frame } = useAdminWords()
  const api = useApi()
  const change = useStockChange(productId)
  const showError = useErrorToast()
  const releasing = useAsyncAction(
    () => change(() => api.stock.releaseHold(id), words.released),
    (error) => showError(error, frame.notDone),
  )
  return (
    <Button look="bare" className="min-h-8 text-sea" isBusy={releasing.isBusy} onClick={releasing.run}>
      {words.release}
    </Button>
  )
}
