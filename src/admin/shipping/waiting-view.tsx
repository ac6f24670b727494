import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BulkBar } from '../../ui/dense/bulk-bar.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { useSelection } from '../../ui/dense/use-selection.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { BatchReport } from '../site/batch-report.tsx'
import { Loading } from '../site/loading.tsx'
import { adminHref } from '../site/screens.ts'
import { useSelectColumn } from '../site/use-select-column.tsx'
import { CreateParcelsForm } from './create-parcels-form.tsx'
import type { ShippingResults, WaitingOrder } from './shipping.ts'

const REFRESH_MS = 60_000

/** Orders that are packed and paid: parcels are created for many at once. */
export function WaitingView() {
  const { shipping: words } = useAdminWords()
  const list = useQuery({ ...adminQuery('GET /api/admin/shipping/orders', {}), refetchInterval: REFRESH_MS })
  const [results, setResults] = useState<ShippingResults>([])
  return (
    <>
      <BatchReport results={results} words={{ done: words.created, refused: words.notDone }} />
      <Loading query={list} className="mt-6 h-80" />
      {list.data?.length === 0 && <EmptyState title={words.noneWaiting} text={words.noneWaitingText} />}
      {list.data && list.data.length > 0 && <Waiting orders={list.data} onDone={setResults} />}
    </>
  )
}

function Waiting({ orders, onDone }: { orders: WaitingOrder[]; onDone: (results: ShippingResults) => void }) {
  const { shipping: words, frame } = useAdminWords()
  const { language } = useSite()
  const mayEdit = useMay()('orders.edit')
  const selection = useSelection(orders, ({ id }) => id, 'waiting')
  const [isOpen, setOpen] = useState(false)
  const select = useSelectColumn(selection, ({ id }) => id)
  const columns = useColumns()
  return (
    <div className="mt-5">
      <DataTable
        caption={fill(words.caption, { view: words.view.waiting })}
        columns={mayEdit ? [select, ...columns] : columns}
        rows={orders}
        keyOf={({ id }) => id}
        link={({ id }, cell) => <Link to={adminHref('order', { params: { orderId: id } })} {...cell} />}
      />
      {selection.selected.length > 0 && (
        <BulkBar label={words.bar}>
          <p role="status" className="figures text-small">
            {plural(words.chosen, selection.selected.length, language)}
          </p>
          <Button look="bare" className="min-h-11" onClick={selection.clear}>
            {words.clear}
          </Button>
          <Button className="ml-auto" onClick={() => setOpen(true)}>
            {words.create}
          </Button>
          <Dialog isOpen={isOpen} title={words.createTitle} closeLabel={frame.close} onClose={() => setOpen(false)}>
            <CreateParcelsForm
              orders={selection.selected}
              onDone={(results) => {
                setOpen(false)
                selection.clear()
                onDone(results)
              }}
            />
          </Dialog>
        </BulkBar>
      )}
    </div>
  )
}

function useColumns(): Column<WaitingOrder>[] {
  const { shipping: words } = useAdminWords()
  const { language, words: shop } = useSite()
  const placeOf = ({ point, postalCode, city }: WaitingOrder) => point ?? `${postalCode} ${city}`
  return [
    {
      key: 'order',
      title: words.order,
      cell: (order) => (
        <>
          <span className="figures font-medium whitespace-nowrap">{order.id}</span>
          <span className="block text-ink-soft md:hidden">{order.name}</span>
          <span className="block text-label text-ink-soft sm:hidden">{placeOf(order)}</span>
        </>
      ),
    },
    {
      key: 'placed',
      title: words.placed,
      from: 'lg',
      sorted: 'ascending',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, 'shortMoment', language)}</time>,
    },
    { key: 'buyer', title: words.buyer, from: 'md', cell: ({ name }) => name },
    {
      key: 'delivery',
      title: words.delivery,
      from: 'sm',
      cell: (order) => (
        <>
          {shop.checkout.shippingMethods[order.shippingMethod]}
          <span className="block text-label text-ink-soft">{placeOf(order)}</span>
        </>
      ),
    },
    { key: 'pieces', title: words.pieces, from: 'lg', isFigure: true, cell: ({ pieces }) => pieces },
    { key: 'cash', title: words.cash, isFigure: true, cell: ({ cash }) => (cash > 0 ? inEuro(cash) : '–') },
  ]
}
