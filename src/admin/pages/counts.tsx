import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { formatDate } from '../../i18n/formats.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { useStockRefresh } from '../stock/use-stock-change.ts'
import { useOwnStore, useStores } from '../stock/use-stores.ts'

type Summary = AdminOutput<'GET /api/admin/counts'>[number]

export function Page() {
  const { counts: words, stock } = useAdminWords()
  const counts = useQuery(adminQuery('GET /api/admin/counts', {}))
  const columns = useColumns()
  return (
    <>
      <PageHeading
        title={words.title}
        back={
          <Link to={adminHref('stock')} className="plain-link inline-block min-h-6 text-ink-soft">
            {stock.back}
          </Link>
        }
      />
      <StartCount />
      <Loading query={counts} className="h-80" />
      {counts.data?.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      {counts.data && counts.data.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={counts.data}
          keyOf={({ id }) => String(id)}
          link={({ id }, cell) => <Link to={adminHref('count', { params: { countId: id } })} {...cell} />}
        />
      )}
    </>
  )
}

function StartCount() {
  const { counts: words, stock } = useAdminWords()
  const { options } = useStores()
  const [store, setStore] = useOwnStore()
  const api = useApi()
  const navigate = useNavigate()
  const refresh = useStockRefresh()
  const failure = useFailure()
  // Kept when it fails, so that trying again cannot start two.
  const requestKey = useRequestKey()
  const starting = useAsyncAction(async () => {
    failure.clear()
    const { id } = await api.counts.start({ requestKey: requestKey.get(), store })
    void refresh()
    void navigate(adminHref('count', { params: { countId: id } }))
  }, failure.set)
  return (
    <div className="mb-8">
      <ErrorBox text={failure.text} />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={stock.store}
          options={options}
          value={store}
          onChange={(event) => setStore(event.target.value)}
          className="w-full sm:w-72"
        />
        <Button disabled={store === ''} isBusy={starting.isBusy} onClick={starting.run}>
          {words.start}
        </Button>
      </div>
    </div>
  )
}

function useColumns(): Column<Summary>[] {
  const { counts: words, stock, pieces } = useAdminWords()
  const { language } = useSite()
  const { nameOf } = useStores()
  return [
    {
      key: 'number',
      title: words.number,
      cell: ({ id, store }) => (
        <>
          <span className="figures font-medium">{id}</span> {nameOf(store)}
        </>
      ),
    },
    {
      key: 'started',
      title: words.started,
      from: 'md',
      sorted: 'descending',
      cell: ({ startedAt, startedBy }) => (
        <>
          <time dateTime={startedAt}>{formatDate(startedAt, 'shortMoment', language)}</time>
          <span className="block text-label text-ink-soft">{startedBy}</span>
        </>
      ),
    },
    { key: 'state', title: words.state, cell: ({ status }) => words.states[status] },
    { key: 'products', title: stock.product, from: 'sm', isFigure: true, cell: ({ products }) => products },
    { key: 'pieces', title: pieces.lines, from: 'sm', isFigure: true, cell: (count) => count.pieces },
  ]
}
