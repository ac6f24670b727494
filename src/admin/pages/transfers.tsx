import { useQuery } from '@tanstack/react-query'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'
import type { Transfer } from '../stock/stock.ts'
import { useStockRefresh } from '../stock/use-stock-change.ts'
import { useStores } from '../stock/use-stores.ts'

export function Page() {
  const { transfers: words, stock } = useAdminWords()
  const may = useMay()
  const transfers = useQuery(adminQuery('GET /api/admin/transfers', {}))
  const all = transfers.data ?? []
  const underWay = all.filter(({ status }) => status === 'under_way')
  const received = all.filter(({ status }) => status === 'received')
  return (
    <>
      <PageHeading
        title={words.title}
        back={
          <Link to={adminHref('stock')} className="plain-link inline-block min-h-6 text-ink-soft">
            {stock.back}
          </Link>
        }
      >
        {may('stock.move') && <LinkButton to={adminHref('newTransfer')}>{words.send}</LinkButton>}
      </PageHeading>
      <Loading query={transfers} className="h-80" />
      {transfers.data && (
        <div className="max-w-3xl space-y-10">
          <section aria-labelledby="under-way">
            <h2 id="under-way" className="mb-3 text-title">
              {words.underWay}
            </h2>
            {underWay.length === 0 && <p className="text-ink-soft">{words.noneUnderWay}</p>}
            <TransferList transfers={underWay} />
          </section>
          {received.length > 0 && (
            <section aria-labelledby="received">
              <h2 id="received" className="mb-3 text-title">
                {words.receivedTitle}
              </h2>
              <TransferList transfers={received} />
            </section>
          )}
        </div>
      )}
    </>
  )
}

function TransferList({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <ul className="space-y-4">
      {transfers.map((transfer) => (
        <TransferItem key={transfer.id} transfer={transfer} />
      ))}
    </ul>
  )
}

function TransferItem({ transfer }: { transfer: Transfer }) {
  const { transfers: words, stockPage } = useAdminWords()
  const { language } = useSite()
  const { nameOf } = useStores()
  const may = useMay()
  const { id, fromStore, toStore, status, note, sentBy, sentAt, receivedBy, receivedAt, lines } = transfer
  const at = (moment: string) => formatDate(moment, 'shortMoment', language)
  return (
    <li className="border border-hairline bg-white p-4 text-small sm:px-5">
      <h3 className="font-text font-medium">{fill(words.way, { from: nameOf(fromStore), to: nameOf(toStore) })}</h3>
      <p className="text-label text-ink-soft">
        {fill(words.sentAt, { name: sentBy ?? stockPage.byShop, at: at(sentAt) })}
        {receivedAt && ` · ${fill(words.receivedAt, { name: receivedBy ?? stockPage.byShop, at: at(receivedAt) })}`}
      </p>
      {note && <p className="mt-1">{note}</p>}
      <ul className="my-3">
        {lines.map((line) => (
          <li key={line.sku} className="flex gap-3 py-1">
            <span className="figures w-8 text-right font-medium">{line.quantity}</span>
            <Link
              to={adminHref('stockProduct', { params: { productId: line.productId } })}
              className="plain-link inline-block min-h-6"
            >
              {localized(line, 'name', language)}
            </Link>
          </li>
        ))}
      </ul>
      {status === 'under_way' && may('stock.move') && <Receive id={id} store={nameOf(toStore)} />}
    </li>
  )
}

function Receive({ id, store }: { id: number; store: string }) {
  const { transfers: words, frame } = useAdminWords()
  const api = useApi()
  const refresh = useStockRefresh()
  const toast = useToast()
  const showError = useErrorToast()
  const receiving = useAsyncAction(
    async () => {
      await api.transfers.receive(id)
      toast.show({ title: fill(words.received, { store }) })
      await refresh()
    },
    (error) => {
      showError(error, frame.notDone)
      void refresh()
    },
  )
  return (
    <Button look="outline" isBusy={receiving.isBusy} onClick={receiving.run}>
      {words.receive}
    </Button>
  )
}
