import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useSelection } from '../../ui/dense/use-selection.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { BatchReport } from '../site/batch-report.tsx'
import { Loading } from '../site/loading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { adminHref } from '../site/screens.ts'
import { useSelectColumn } from '../site/use-select-column.tsx'
import { HandOverBar } from './hand-over-bar.tsx'
import { ParcelState } from './parcel-state.tsx'
import type { Parcel, ParcelPage, ShippingResults } from './shipping.ts'
import { shippingHref, useShippingQuery } from './shipping-query.ts'
import { useCarrierName } from './use-carrier-name.ts'

const REFRESH_MS = 60_000
type View = 'created' | 'under_way' | 'queue'

export function ParcelsView({ view }: { view: View }) {
  const { shipping: words } = useAdminWords()
  const { before } = useShippingQuery()
  const list = useQuery({
    ...adminQuery('GET /api/admin/shipping/parcels', { query: { view, before } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const [results, setResults] = useState<ShippingResults>([])
  const isQueue = view === 'queue'
  return (
    <>
      <BatchReport results={results} words={{ done: words.handedOver, refused: words.notDone }} />
      <Loading query={list} className="mt-6 h-80" />
      {list.data?.parcels.length === 0 && (
        <EmptyState
          title={isQueue ? words.noneQueue : words.none}
          text={isQueue ? words.noneQueueText : words.noneText}
        />
      )}
      {list.data && list.data.parcels.length > 0 && (
        <Parcels view={view} page={list.data} isBusy={list.isPlaceholderData} onDone={setResults} />
      )}
    </>
  )
}

interface ParcelsProps {
  view: View
  page: ParcelPage
  isBusy: boolean
  onDone: (results: ShippingResults) => void
}

function Parcels({ view, page, isBusy, onDone }: ParcelsProps) {
  const { shipping: words } = useAdminWords()
  const { before } = useShippingQuery()
  const mayEdit = useMay()('orders.edit')
  const selection = useSelection(page.parcels, ({ id }) => String(id), shippingHref(view, before))
  const select = useSelectColumn(selection, ({ orderId }) => orderId)
  const columns = useColumns()
  return (
    <div className="mt-5">
      <DataTable
        caption={fill(words.caption, { view: words.view[view] })}
        columns={view === 'created' && mayEdit ? [select, ...columns] : columns}
        rows={page.parcels}
        keyOf={({ id }) => String(id)}
        isBusy={isBusy}
        link={({ orderId }, cell) => <Link to={adminHref('order', { params: { orderId } })} {...cell} />}
      />
      <PagesNav
        first={before === undefined ? null : shippingHref(view)}
        next={page.next === null ? null : shippingHref(view, page.next)}
        firstLabel={words.first}
      />
      {view === 'created' && selection.selected.length > 0 && <HandOverBar selection={selection} onDone={onDone} />}
    </div>
  )
}

function useColumns(): Column<Parcel>[] {
  const { shipping: words } = useAdminWords()
  const carrierName = useCarrierName()
  const { language } = useSite()
  return [
    {
      key: 'order',
      title: words.order,
      cell: (parcel) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{parcel.orderId}</span>
          <span className="block text-ink-soft md:hidden">{parcel.name}</span>
          <span className="block text-label sm:hidden">
            {carrierName(parcel.carrier)} · <ParcelState parcel={parcel} />
          </span>
        </>
      ),
    },
    {
      key: 'buyer',
      title: words.buyer,
      from: 'md',
      cell: ({ name, city }) => (
        <>
          {name}
          <span className="block text-label text-ink-soft">{city}</span>
        </>
      ),
    },
    {
      key: 'carrier',
      title: words.carrier,
      from: 'sm',
      cell: ({ carrier, trackingNumber }) => (
        <>
          {carrierName(carrier)}
          <span className="figures block text-label text-ink-soft">{trackingNumber}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: words.state,
      from: 'sm',
      cell: (parcel) => (
        <>
          <ParcelState parcel={parcel} />
          {parcel.heardAt && (
            <time dateTime={parcel.heardAt} className="block text-label text-ink-soft">
              {formatDate(parcel.heardAt, 'shortMoment', language)}
            </time>
          )}
        </>
      ),
    },
    { key: 'cash', title: words.cash, isFigure: true, cell: ({ cash }) => (cash > 0 ? inEuro(cash) : '–') },
  ]
}
