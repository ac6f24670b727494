import { useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { LastChange } from './last-change.tsx'
import { NewStore } from './new-store.tsx'

type StoresGroup = StaffSettings['stores']
type Row = StoresGroup['value'][number]

export function StoreList({ settings }: { settings: StoresGroup }) {
  const { settings: words, frame } = useAdminWords()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <LastChange settings={settings} />
      <DataTable
        caption={words.storesCaption}
        columns={useColumns()}
        rows={settings.value}
        keyOf={({ id }) => id}
        link={({ id }, cell) => <Link to={adminHref('settingsStore', { params: { storeId: id } })} {...cell} />}
      />
      {may('settings.edit') && (
        <Button className="mt-6" onClick={() => setAdding(true)}>
          {words.addStore}
        </Button>
      )}
      <Dialog isOpen={isAdding} title={words.addStore} closeLabel={frame.close} onClose={() => setAdding(false)}>
        <NewStore settings={settings} onDone={() => setAdding(false)} />
      </Dialog>
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { settings: words } = useAdminWords()
  const { words: shop, language } = useSite()
  return [
    {
      key: 'store',
      title: words.store,
      cell: (store) => (
        <>
          <span className={`font-medium ${store.isClosed ? 'text-ink-soft' : ''}`}>
            {localized(store, 'name', language)}
          </span>
          <span className="block text-label text-ink-soft">
            {store.isClosed ? words.isClosedStore : localized(store, 'address', language)}
          </span>
        </>
      ),
    },
    {
      key: 'hours',
      title: words.hours,
      from: 'lg',
      cell: ({ opening }) => <span className="figures">{formatOpening(opening, shop.weekdays)}</span>,
    },
    {
      key: 'phone',
      title: words.fields.phone,
      from: 'sm',
      cell: ({ phone }) => <span className="figures whitespace-nowrap">{phone}</span>,
    },
    { key: 'seats', title: words.fields.seats, from: 'lg', isFigure: true, cell: ({ seats }) => seats },
  ]
}
